// Writes the files of the page as a C source: a table of paths, types and bytes, plain and
// compressed.
//
//     node embed.mjs FOLDER OUT.c
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { constants, gzipSync } from "node:zlib";

const [folder, out] = process.argv.slice(2);
const types = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  svg: "image/svg+xml",
};

function bytes(name, data) {
  const rows = [];
  for (let at = 0; at < data.length; at += 24) rows.push(data.subarray(at, at + 24).join(","));
  return `static const unsigned char ${name}[] = {\n${rows.join(",\n")}};\n`;
}

const names = readdirSync(folder).sort();
let arrays = "";
let table = "";
names.forEach((name, index) => {
  const data = readFileSync(join(folder, name));
  const packed = gzipSync(data, { level: constants.Z_BEST_COMPRESSION });
  const tag = createHash("sha256").update(data).digest("hex").slice(0, 16);
  const path = name === "index.html" ? "/" : `/${name}`;
  const type = types[name.split(".").pop()];
  arrays += bytes(`plain_${index}`, data) + bytes(`packed_${index}`, packed);
  table +=
    `    {"${path}", "${type}", "\\"${tag}\\"", ${name !== "index.html"}, plain_${index}, ` +
    `sizeof plain_${index}, packed_${index}, sizeof packed_${index}},\n`;
});
writeFileSync(
  out,
  `/* Made by web/embed.mjs of the files of the page. */\n#include "server/pages.h"\n\n${arrays}\n` +
    `const page pages[] = {\n${table}    {NULL, NULL, NULL, false, NULL, 0, NULL, 0},\n};\n`,
);
