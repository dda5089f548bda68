// The boards without a server: a page that shows kept positions.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { catalogue } from "../catalogue.mjs";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");

const script = `
  import "./src/style/base.css";
  import { render } from "preact";
  import { useState } from "preact/hooks";
  import { boardOf } from "./src/boards";
  import { useWords } from "./src/words";
  globalThis.calls = { choose: 0, offer: 0, look: 0, help: 0 };
  const guests = ["Anna", "Isabel", "Diego", "Carmen", "Rafael", "Luz"];
  function Stage({ game, position, select }) {
    const you = position.you?.seat ?? 0;
    const players = position.table?.seats ?? position.view.seats.map(() => ({}));
    const seats = players.map((seat, index) => ({ seat: index, name: seat.name ?? guests[index],
      isBot: seat.kind === "bot", isYou: index === you }));
    const choices = position.decision?.legal ?? [];
    const [selected, look] = useState(choices.find((choice) => choice.action === select) ?? null);
    const Component = boardOf(game).component;
    const heard = (what, told) => { calls[what]++; console.log(what + " " + told); };
    return <main style={{ padding: "8px" }}>
      <Component view={position.view} seats={seats} you={you} choices={choices} selected={selected}
        pledges={position.pledges ?? []} events={position.events ?? []} speed={1}
        choose={(choice) => heard("choose", choice.action)}
        offer={(several) => heard("offer", several.map((choice) => choice.action).join(", "))}
        look={(choice) => { calls.look++; look(choice); }} help={(word) => heard("help", word)} />
    </main>;
  }
  let shown = 0;
  globalThis.speak = useWords;
  globalThis.show = (game, position, select) => {
    render(<Stage key={++shown} game={game} position={position} select={select} />, document.body);
  };`;

/* Makes the empty page of a browser one on which present() shows positions. */
export async function stage(page, { theme = "light", language = "en" } = {}) {
  const bundle = await build({
    stdin: { contents: script, loader: "tsx", resolveDir: web },
    bundle: true,
    outdir: "/nowhere",
    format: "iife",
    jsx: "automatic",
    jsxImportSource: "preact",
    define: { WORDS: "{}" },
    write: false,
  });
  const text = (ending) => bundle.outputFiles.find((file) => file.path.endsWith(ending))?.text ?? "";
  await page.setContent(
    `<!DOCTYPE html><html lang="${language}" data-theme="${theme}"><head><title>Antilles</title>` +
      `<style>${text(".css")}</style></head><body></body></html>`,
  );
  await page.addScriptTag({ content: text(".js") });
  if (language === "en") return;
  const words = catalogue(readFileSync(join(web, `../po/${language}.po`), "utf8"));
  await page.evaluate((found) => globalThis.speak(found), words);
}

/* Shows a position message of the server, or a bare view, from a file; looks at the choice
 * of a notation, or at the first one for true. */
export async function present(page, game, file, look = "") {
  const source = JSON.parse(readFileSync(file, "utf8"));
  const select = look === true ? source.decision?.legal[0]?.action : look;
  await page.evaluate(
    ({ game, position, select }) => globalThis.show(game, position, select),
    { game, position: source.view ? source : { view: source }, select },
  );
}
