// A picture of one board, without a server, for those who draw it.
//
//     node test/shot.mjs BOARD POSITION.json OUT.png [--size 1200x800] [--theme dark]
//                        [--lang de] [--select ACTION] [--full]
//
// BOARD is a folder of src/boards whose index.tsx exports `board`; the file is a position
// message of the server ({view, decision, table, ...}) or a bare view. --select looks at
// a choice; --full takes the whole height. Prints whether the page scrolls sideways, and
// how often the board called choose, offer and look after clicking what glows first.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { chromium } from "playwright-core";
import { catalogue } from "../catalogue.mjs";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const [folder, file, out] = process.argv.slice(2);
function option(name, otherwise) {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : process.argv[at + 1];
}

const source = JSON.parse(readFileSync(file, "utf8"));
const position = source.view ? source : { view: source };
const language = option("lang", "en");
const words =
  language === "en" ? {} : catalogue(readFileSync(join(web, `../po/${language}.po`), "utf8"));

const bundle = await build({
  stdin: {
    contents: `
      import "./src/style/base.css";
      import { render } from "preact";
      import { useState } from "preact/hooks";
      import { useWords } from "./src/words";
      import { board } from "./src/boards/${folder}";
      const position = ${JSON.stringify(position)};
      useWords(${JSON.stringify(words)});
      const players = position.table?.seats ?? position.view.seats.map(() => ({}));
      const you = position.you?.seat ?? 0;
      const seats = players.map((seat, index) => ({ seat: index,
        name: seat.name ?? ["Anna", "Isabel", "Diego", "Carmen", "Rafael", "Luz"][index],
        isBot: seat.kind === "bot", isYou: index === you }));
      const choices = position.decision?.legal ?? [];
      globalThis.calls = { choose: 0, offer: 0, look: 0, help: 0 };
      function Page() {
        const [selected, select] = useState(
          choices.find((choice) => choice.action === ${JSON.stringify(option("select", ""))}) ?? null);
        const C = board.component;
        return <main style={{ padding: "8px" }}>
          <C view={position.view} seats={seats} you={you} choices={choices} selected={selected}
            pledges={position.pledges ?? []} events={position.events ?? []} speed={1}
            choose={(c) => { calls.choose++; console.log("choose " + c.action); }}
            offer={(cs) => { calls.offer++; console.log("offer " + cs.map((c) => c.action).join(", ")); }}
            look={(c) => { calls.look++; select(c); }} help={(w) => { calls.help++; console.log("help " + w); }} />
        </main>;
      }
      render(<Page />, document.body);`,
    loader: "tsx",
    resolveDir: web,
  },
  bundle: true,
  outdir: "/nowhere",
  format: "iife",
  jsx: "automatic",
  jsxImportSource: "preact",
  write: false,
});
const text = (ending) => bundle.outputFiles.find((f) => f.path.endsWith(ending))?.text ?? "";

const [width, height] = option("size", "1200x800").split("x").map(Number);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
try {
  const page = await browser.newPage({ viewport: { width, height } });
  page.on("console", (message) => console.log(message.text()));
  page.on("pageerror", (error) => console.log(`error: ${error.stack}`));
  await page.setContent(
    `<!DOCTYPE html><html lang="${language}" data-theme="${option("theme", "light")}"><head>` +
      `<style>${text(".css")}</style></head><body></body></html>`,
  );
  await page.addScriptTag({ content: text(".js") });
  await page.waitForTimeout(600);
  await page.screenshot({ path: out, fullPage: process.argv.includes("--full") });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  console.log(wide > 0 ? `scrolls sideways by ${wide} px` : "fits");
  const glowing = page.locator(".glow");
  console.log(`${await glowing.count()} glow`);
  if (await glowing.count()) await glowing.first().click({ timeout: 2000, force: true });
  console.log(JSON.stringify(await page.evaluate(() => globalThis.calls)));
} finally {
  await browser.close();
}
