// Makes dist/, the page as it is served: one script, one style sheet, the words of each
// language but English, and index.html. Names carry a hash of what is inside, so that
// browsers may keep the files for ever.
//
//     node build.mjs [--watch] [--out FOLDER]
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, rmSync, watch, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { catalogue } from "./catalogue.mjs";

const web = dirname(fileURLToPath(import.meta.url));
const option = (name) => process.argv[process.argv.indexOf(name) + 1];
const out = process.argv.includes("--out") ? option("--out") : join(web, "dist");

function hashed(name, text) {
  const [stem, ending] = name.split(".");
  return `${stem}-${createHash("sha256").update(text).digest("hex").slice(0, 10)}.${ending}`;
}

async function make() {
  const files = new Map();
  const words = {};
  for (const po of readdirSync(join(web, "../po")).filter((name) => name.endsWith(".po"))) {
    const language = po.slice(0, -3);
    const text = JSON.stringify(catalogue(readFileSync(join(web, "../po", po), "utf8")));
    const name = hashed(`${language}.json`, text);
    files.set(name, text);
    words[language] = `/${name}`;
  }
  const result = await build({
    entryPoints: [join(web, "src/main.tsx")],
    outfile: join(out, "app.js"),
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    jsxImportSource: "preact",
    define: { WORDS: JSON.stringify(words) },
    legalComments: "none",
    write: false,
  });
  let page = readFileSync(join(web, "index.html"), "utf8");
  const icon = readFileSync(join(web, "icon.svg"), "utf8");
  for (const [name, text] of [
    ...result.outputFiles.map((file) => [file.path.split("/").pop(), file.text]),
    ["icon.svg", icon],
  ]) {
    const final = hashed(name, text);
    files.set(final, text);
    page = page.replace(`"${name}"`, `"/${final}"`);
  }
  files.set("index.html", page);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  for (const [name, text] of files) writeFileSync(join(out, name), text);
}

await make();
if (process.argv.includes("--watch")) {
  let timer;
  watch(join(web, "src"), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => make().catch((error) => console.error(error.message)), 100);
  });
}
