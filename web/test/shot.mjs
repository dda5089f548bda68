// A picture of one board, without a server, for those who draw it.
//
//     node test/shot.mjs BOARD POSITION.json OUT.png [--size 1200x800] [--theme dark]
//                        [--lang de] [--select ACTION] [--full]
//
// BOARD is a game with a board in src/boards; the file is a position message of the server
// ({view, decision, table, ...}) or a bare view. --select looks at a choice; --full takes
// the whole height. Prints whether the page scrolls sideways, and how often the board
// called choose, offer and look after clicking what glows first.
import { launch } from "./server.mjs";
import { present, stage } from "./stage.mjs";

const [game, file, out] = process.argv.slice(2);
function option(name, otherwise) {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : process.argv[at + 1];
}

const [width, height] = option("size", "1200x800").split("x").map(Number);
const browser = await launch();
try {
  const page = await browser.newPage({ viewport: { width, height } });
  page.on("console", (message) => console.log(message.text()));
  page.on("pageerror", (error) => console.log(`error: ${error.stack}`));
  await stage(page, { theme: option("theme", "light"), language: option("lang", "en") });
  await present(page, game, file, option("select", ""));
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
