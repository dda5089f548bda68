// How the page looks to machines: accessibility of every screen in both themes, no
// sideways scrolling from phones to wide screens, and its weight.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { turn } from "./play.mjs";
import { finished, screens } from "./screens.mjs";
import { Server, launch, visitor } from "./server.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 860 },
  { width: 1920, height: 1080 },
];

let server;
let browser;
let over;

before(async () => {
  server = await new Server().start();
  browser = await launch();
  over = await finished(server);
});

after(async () => {
  await browser?.close();
  await server?.end();
});

async function findings(page) {
  /* Runs beside the page, where its policy does not hold. */
  const session = await page.context().newCDPSession(page);
  await session.send("Runtime.evaluate", { expression: axe });
  const { result } = await session.send("Runtime.evaluate", {
    expression: "axe.run(document, {resultTypes: ['violations']}).then((found) => JSON.stringify(found.violations))",
    awaitPromise: true,
    returnByValue: true,
  });
  return JSON.parse(result.value)
    .filter((found) => found.impact === "serious" || found.impact === "critical")
    .map((found) => `${found.id}: ${found.nodes.slice(0, 4).map((node) => `${node.target} ${node.any[0]?.message ?? ""}`).join(" | ")}`);
}

async function overflow(page) {
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide <= 0) return "";
    const guilty = [...document.querySelectorAll("body *")].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1,
    );
    return `${wide} px: ${guilty.slice(0, 5).map((e) => `${e.tagName}.${e.getAttribute("class")}`).join(", ")}`;
  });
}

for (const theme of ["light", "dark"])
  for (const screen of screens)
    test(`${screen.name} in the ${theme} has no serious finding of axe and never scrolls sideways`, { timeout: 120000 }, async () => {
      const page = await visitor(browser, { theme });
      await screen.open(page, server, over);
      const wrong = [];
      for (const size of sizes) {
        await page.setViewportSize(size);
        await page.waitForTimeout(150);
        const wide = await overflow(page);
        if (wide) wrong.push(`at ${size.width}: scrolls by ${wide}`);
        if (size.width === 360 || size.width === 1280)
          for (const found of await findings(page)) wrong.push(`at ${size.width}: ${found}`);
      }
      assert.deepEqual(wrong, []);
      assert.deepEqual(page.errors, []);
      await page.context().close();
    });

test("the first load is below 150 kB, packed", async () => {
  const asked = async (path) => {
    const response = await fetch(server.url + path, { headers: { "Accept-Encoding": "gzip" } });
    await response.arrayBuffer();
    return Number(response.headers.get("content-length"));
  };
  const front = await (await fetch(`${server.url}/`)).text();
  const parts = ["/", ...[...front.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map((found) => found[1])];
  let sum = 0;
  for (const part of parts) {
    const size = await asked(part);
    console.log(`# ${part}: ${size} bytes`);
    sum += size;
  }
  console.log(`# first load: ${sum} bytes`);
  assert.ok(sum < 150000, `${sum} bytes`);
});

test("the page can be used at once on a slow machine", { timeout: 60000 }, async () => {
  const page = await visitor(browser);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const begun = Date.now();
  await page.goto(`${server.url}/#/new/cuba`);
  await page.waitForSelector("form .primary");
  console.log(`# interactive after ${Date.now() - begun} ms at a quarter of the speed`);
  assert.ok(Date.now() - begun < 8000);
  await page.click("form .primary");
  await turn(page);
  await page.context().close();
});

