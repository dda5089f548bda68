/* The live region: what happens is said to those who listen. */
import { store, useStore } from "./store";

const said = store<string[]>([]);

export function say(...sentences: string[]): void {
  if (sentences.length > 0) said.set(sentences.slice(-16));
}

/* Another table or screen: what was said is past. */
export function hush(): void {
  said.set([]);
}

export function LiveRegion() {
  const sentences = useStore(said);
  return (
    <div class="unseen" aria-live="polite" role="log" id="live">
      {sentences.map((sentence, index) => (
        <p key={`${index} ${sentence}`}>{sentence}</p>
      ))}
    </div>
  );
}
