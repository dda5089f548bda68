// How the page looks to machines: accessibility of every screen in both themes; from phones
// to wide screens no sideways scrolling, nothing on top of something else, nothing cut off;
// and its weight.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { crowding } from "./geometry.mjs";
import { turn, unfold } from "./play.mjs";
import { finished, screens } from "./screens.mjs";
import { house, visitor } from "./server.mjs";
import { present, stage } from "./stage.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 860 },
  { width: 1920, height: 1080 },
];

let over;
const here = house(async ({ server }) => {
  over = await finished(server);
});

/* In the dark only colours differ. */
async function findings(page, theme) {
  const rules = theme === "dark" ? ', runOnly: ["color-contrast"]' : "";
  /* Runs beside the page, where its policy does not hold. */
  const session = await page.context().newCDPSession(page);
  if (!(await page.evaluate(() => "axe" in globalThis))) await session.send("Runtime.evaluate", { expression: axe });
  const { result } = await session.send("Runtime.evaluate", {
    expression: `axe.run(document, {resultTypes: ["violations"], preload: false${rules}})
      .then((found) => JSON.stringify(found.violations))`,
    awaitPromise: true,
    returnByValue: true,
  });
  await session.detach();
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

async function places(page, at) {
  const wide = await overflow(page);
  return [...(wide ? [`scrolls by ${wide}`] : []), ...(await crowding(page))].map((found) => `${at}: ${found}`);
}

/* Places are the same in the dark; words are longer in German. */
async function german(page) {
  await page.locator('nav button[lang="de"]').click();
  await page.waitForFunction(() => document.documentElement.lang === "de");
}

for (const theme of ["light", "dark"])
  for (const screen of screens)
    test(`${screen.name} in the ${theme} has no serious finding of axe and everything in its place`, { timeout: 120000 }, async () => {
      const page = await visitor(here.browser, { theme });
      await screen.open(page, here.server, over);
      await page.mouse.move(0, 0);
      const wrong = [];
      for (const size of theme === "light" ? sizes : [sizes[0], sizes[2]]) {
        await page.setViewportSize(size);
        await page.waitForTimeout(150);
        if (theme === "light") wrong.push(...(await places(page, `at ${size.width}`)));
        if (size.width === 360 || size.width === 1280)
          for (const found of await findings(page, theme)) wrong.push(`at ${size.width}: ${found}`);
      }
      if (theme === "light" && !(await page.locator("dialog[open], .hand-over").count())) {
        await german(page);
        for (const size of sizes) {
          await page.setViewportSize(size);
          await page.waitForTimeout(60);
          wrong.push(...(await places(page, `in German at ${size.width}`)));
        }
      }
      assert.deepEqual(wrong, []);
      assert.deepEqual(page.errors, []);
      await page.context().close();
    });

const views = new URL("views/", import.meta.url).pathname;
const kept = (game) => readdirSync(views + game).map((name) => ({ name, file: `${views}${game}/${name}` }));
for (const game of readdirSync(views)) {
  test(`${game} has everything in its place in all kept positions`, { timeout: 180000 }, async () => {
    const page = await here.browser.newPage({ reducedMotion: "reduce" });
    await stage(page, { language: "de" });
    const wrong = [];
    for (const width of [360, 768, 920]) {
      await page.setViewportSize({ width, height: 900 });
      for (const { name, file } of kept(game)) {
        await present(page, game, file, width === 920);
        await page.waitForTimeout(20);
        wrong.push(...(await places(page, `${name} at ${width}`)));
      }
    }
    assert.deepEqual(wrong, []);
    await page.close();
  });

  test(`${game} has no serious finding of axe in all kept positions`, { timeout: 400000 }, async () => {
    const page = await here.browser.newPage({ reducedMotion: "reduce" });
    const wrong = [];
    for (const theme of ["light", "dark"]) {
      await stage(page, { theme });
      for (const { name, file } of kept(game)) {
        await present(page, game, file);
        for (const found of await findings(page, theme)) wrong.push(`${name} in the ${theme}: ${found}`);
      }
    }
    assert.deepEqual(wrong, []);
    await page.close();
  });
}

test("the building in use has its whole name and its picture", { timeout: 60000 }, async () => {
  const page = await here.browser.newPage();
  await stage(page);
  for (const [width, height] of [[360, 740], [720, 1000], [884, 860], [884, 700], [1200, 1000]]) {
    await page.setViewportSize({ width, height });
    await present(page, "santiago", `${views}santiago/harbourmaster-3.json`);
    const { picture, apart } = await page.evaluate(() => {
      const box = (selector) => document.querySelector(`.sc-desk ${selector}`).getBoundingClientRect();
      const [name, option] = [box(".sc-name"), box(".glow")];
      return { picture: box(".sc-house").width, apart: name.right < option.left || name.bottom < option.top };
    });
    assert.ok(picture >= 50, `${picture} px at ${width}`);
    assert.ok(apart, `an option covers the name at ${width}`);
  }
  await page.close();
});

test("the question at the lower edge of a phone hides nothing that is reached by keys", { timeout: 60000 }, async () => {
  const page = await visitor(here.browser, {}, { viewport: sizes[0] });
  await screens.find(({ name }) => name === "santiago").open(page, here.server, over);
  const hidden = [];
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press("Tab");
    const below = await page.evaluate(() => {
      const active = document.activeElement;
      const bar = document.querySelector(".actions");
      if (!active || active === document.body || bar.contains(active)) return null;
      return active.getBoundingClientRect().bottom > bar.getBoundingClientRect().top + 2 ? active.outerHTML.slice(0, 120) : null;
    });
    if (below) hidden.push(below);
  }
  assert.deepEqual(hidden, []);
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator(".tools button:enabled").first().focus();
  assert.equal(await page.evaluate(() => scrollY), 0, "the question comes to nobody by scrolling");
  await page.context().close();
});

/* What there is to read beside the board, with its guide. */
function beside(page) {
  return page.evaluate(() => {
    const guide = document.querySelector(".guide");
    const list = document.querySelector(".choices");
    const story = document.querySelector(".log");
    const cut = (element) => element.scrollHeight - element.clientHeight > 1;
    const heading = guide.querySelector("h2").getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(guide.querySelector("h2"));
    return {
      guide: cut(guide),
      heading: words.getBoundingClientRect().top - guide.getBoundingClientRect().top < 3 || heading.height < 20,
      list: cut(list),
      lines: Math.floor(story.clientHeight / parseFloat(getComputedStyle(story).lineHeight)) >= 4,
      buttons: document.querySelectorAll(".tools button").length,
    };
  });
}

for (const [game, language, decisions] of [
  ["santo-domingo", "en", 4],
  ["santiago", "en", 16],
  ["santiago", "de", 4],
  ["cuba", "en", 12],
])
  test(`${game} with its guide has all its words in a window of 1280 by 860 (${language})`, { timeout: 120000 }, async () => {
    const page = await visitor(here.browser, { guided: [], greeted: [game], language }, { viewport: sizes[2] });
    await page.goto(`${here.server.url}/#/new/${game}`);
    await page.click("form .primary");
    for (let count = 0; count < decisions; count++) {
      const { at } = await turn(page);
      const title = await page.locator(".guide h2").innerText();
      if (count === 0 && game !== "cuba")
        assert.equal(await page.evaluate(() => Math.max(0, document.documentElement.scrollHeight - innerHeight)), 0);
      assert.deepEqual(await beside(page), { guide: false, heading: false, list: false, lines: true, buttons: 4 }, title);
      await unfold(page);
      const choices = page.locator(".choices .choice");
      await choices.nth((count * 7) % (await choices.count())).click();
      await page.waitForFunction((old) => document.querySelector("main.table").dataset.at !== old, at);
    }
    await page.context().close();
  });

test("santiago with its guide fits a window of 1366 by 768", { timeout: 60000 }, async () => {
  const page = await visitor(here.browser, { guided: [], greeted: ["santiago"] }, { viewport: { width: 1366, height: 768 } });
  await page.goto(`${here.server.url}/#/new/santiago`);
  await page.click("form .primary");
  await turn(page);
  assert.equal(await page.evaluate(() => Math.max(0, document.documentElement.scrollHeight - innerHeight)), 0);
  const { guide, lines, ...rest } = await beside(page); /* here they give way */
  assert.deepEqual(rest, { heading: false, list: false, buttons: 4 });
  await page.context().close();
});

test("crowding is found where there is some", async () => {
  const page = await here.browser.newPage({ viewport: sizes[0] });
  await page.setContent(`<body style="margin: 0">
    <button style="position: absolute; left: 0; top: 0; width: 90px; height: 40px">one</button>
    <button style="position: absolute; left: 80px; top: 0; width: 90px; height: 40px">two</button>
    <div style="position: absolute; top: 60px; width: 40px; overflow: hidden; white-space: nowrap">much too long for this</div>
    <p style="position: absolute; top: 90px; margin: 0">below</p><p style="position: absolute; top: 92px; margin: 0">above</p>
    <button style="position: absolute; top: 150px; width: 16px; height: 16px; padding: 0"></button>
    <button style="position: absolute; top: 150px; left: 18px; width: 16px; height: 16px; padding: 0"></button>
    <svg style="position: absolute; top: 180px" width="50" height="20"><text x="20" y="15">outside</text></svg></body>`);
  const found = (await crowding(page)).join("\n");
  for (const kind of [/"one" and .*"two" overlap/, /cut off/, /words of .*"below" and .*"above"/, /16x16 px/, /outside of its picture/])
    assert.match(found, kind);
  await page.close();
});

test("the first load is below 150 kB, packed", async () => {
  const asked = async (path) => {
    const response = await fetch(here.server.url + path, { headers: { "Accept-Encoding": "gzip" } });
    await response.arrayBuffer();
    return Number(response.headers.get("content-length"));
  };
  const front = await (await fetch(`${here.server.url}/`)).text();
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
  const page = await visitor(here.browser);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const begun = Date.now();
  await page.goto(`${here.server.url}/#/new/cuba`);
  await page.waitForSelector("form .primary");
  console.log(`# interactive after ${Date.now() - begun} ms at a quarter of the speed`);
  assert.ok(Date.now() - begun < 8000);
  await page.click("form .primary");
  await turn(page);
  await page.context().close();
});

