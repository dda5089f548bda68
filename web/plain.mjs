// Writes the sources of the page as plain JavaScript, for tools that read no TypeScript:
// the same files below another folder.
//
//     node plain.mjs FOLDER
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { transformSync } from "esbuild";

const web = dirname(fileURLToPath(import.meta.url));
const out = process.argv[2];

function walk(folder) {
  for (const entry of readdirSync(join(web, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) walk(path);
    if (!/\.tsx?$/.test(path)) continue;
    const plain = transformSync(readFileSync(join(web, path), "utf8"), {
      loader: path.endsWith("x") ? "tsx" : "ts",
      jsx: "automatic",
      charset: "utf8",
    });
    mkdirSync(join(out, "web", folder), { recursive: true });
    writeFileSync(join(out, "web", path), plain.code);
  }
}

walk("src");
