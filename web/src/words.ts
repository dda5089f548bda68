/* The words of the page. English is in the source and is the key; other languages come
 * from po/ as a catalogue of their own. */

declare const WORDS: Record<string, string>;

let catalogue: Record<string, string | string[]> = {};

function fill(text: string, values: (string | number)[]): string {
  return text.replace(/\{(\d)\}/g, (hole, index) => String(values[Number(index)] ?? hole));
}

/* A sentence in the chosen language; {0}, {1}, ... are replaced by the values. */
export function t(text: string, ...values: (string | number)[]): string {
  const found = catalogue[text];
  return fill(typeof found === "string" ? found : text, values);
}

/* A sentence with a number, which is {0}. */
export function tn(one: string, many: string, number: number, ...more: (string | number)[]): string {
  const found = catalogue[one];
  const forms = Array.isArray(found) ? found : [one, many];
  return fill(forms[number === 1 ? 0 : 1] ?? many, [number, ...more]);
}

/* Marks a sentence that is translated later, where it is shown. */
export function N(text: string): string {
  return text;
}

export const languages = ["en", ...Object.keys(typeof WORDS === "undefined" ? {} : WORDS)];

let wanted = "en";

async function fetched(language: string): Promise<typeof catalogue> {
  const address = typeof WORDS === "undefined" ? undefined : WORDS[language];
  try {
    return address ? await (await fetch(address)).json() : {};
  } catch {
    return {};
  }
}

/* Switches the language; English when its catalogue cannot be fetched. The last wish counts. */
export async function speak(language: string): Promise<void> {
  wanted = language;
  const found = await fetched(language);
  if (wanted === language) catalogue = found;
}

/* For pictures of single boards, which have no server. */
export function useWords(words: Record<string, string | string[]>): void {
  catalogue = words;
}
