// Reads a gettext catalogue and keeps what the page says: {"english": "translation"}, and
// {"one": ["translation", "translation of many"]} where numbers matter.

function unquote(lines) {
  return lines.map((line) => JSON.parse(line)).join("");
}

export function catalogue(text) {
  const words = {};
  for (const block of text.split(/\n\s*\n/)) {
    if (!/^#:.*\bweb\//m.test(block) || /^#,.*fuzzy/m.test(block)) continue;
    const parts = {};
    let part = null;
    for (const line of block.split("\n")) {
      const start = /^(msgid|msgid_plural|msgstr|msgstr\[\d\]) (".*")$/.exec(line);
      if (start) {
        part = start[1];
        parts[part] = [start[2]];
      } else if (part && line.startsWith('"')) {
        parts[part].push(line);
      }
    }
    if (!parts.msgid) continue;
    const many = Object.keys(parts).filter((name) => name.startsWith("msgstr["));
    const value = many.length
      ? many.sort().map((name) => unquote(parts[name]))
      : unquote(parts.msgstr);
    if (value && value[0]) words[unquote(parts.msgid)] = value;
  }
  return words;
}
