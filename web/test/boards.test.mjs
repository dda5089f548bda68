// What the boards tell: why something is not possible, what something would do, and which
// numbers are a reconstruction.
import assert from "node:assert/strict";
import { test } from "node:test";
import { tabTo, turn, unfold } from "./play.mjs";
import { house, visitor } from "./server.mjs";
import { present, stage } from "./stage.mjs";

const here = house();

async function play(page, game) {
  await page.goto(`${here.server.url}/#/new/${game}`);
  await page.click("form .primary");
  await turn(page);
}

/* Answers some questions, so that there is something on the table. */
async function further(page, count) {
  for (let i = 0; i < count; i++) {
    const { at } = await turn(page);
    await unfold(page);
    await page.locator(".choices .choice").first().click();
    await page.waitForFunction((old) => document.querySelector("main.table").dataset.at !== old, at);
  }
  await turn(page);
}

/* Asks everything that does not glow, and tells the reasons. */
async function askAll(page) {
  const reasons = [];
  const idle = page.locator(".board .idle:visible");
  const count = await idle.count();
  for (let i = 0; i < count; i++) {
    await idle.nth(i).click({ position: { x: 12, y: 12 } });
    const dialog = page.locator("dialog[open]");
    await dialog.waitFor();
    if ((await dialog.locator(".why-not").count()) > 0) {
      await dialog.locator(".why-not .spinner").waitFor({ state: "detached" });
      assert.equal(await dialog.locator(".failure").count(), 0, await dialog.innerText());
      reasons.push(await dialog.locator(".why-not").innerText());
    }
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  }
  return reasons;
}

for (const [game, steps, least] of [["santo-domingo", 2, 2], ["santiago", 3, 12], ["cuba", 6, 40]])
  test(`everything on the board of ${game} that is not possible tells why`, { timeout: 120000 }, async () => {
    const page = await visitor(here.browser);
    await play(page, game);
    await further(page, steps);
    const reasons = await askAll(page);
    assert.ok(reasons.length >= least, `${reasons.length} reasons`);
    for (const reason of reasons) {
      assert.match(reason, /\w.*\.$/s);
      assert.doesNotMatch(reason, /You can do this now/);
    }
    assert.deepEqual(page.errors, []);
    await page.context().close();
  });

/* A kept position on a page of its own, and what the board calls. */
async function position(name, width = 1280) {
  const page = await here.browser.newPage({ viewport: { width, height: 860 }, reducedMotion: "reduce" });
  page.heard = [];
  page.on("console", (message) => page.heard.push(message.text()));
  await stage(page);
  await present(page, "cuba", new URL(`views/cuba/${name}.json`, import.meta.url).pathname);
  return page;
}

test("what somebody else does in Cuba is marked on their plantation, not on one's own", { timeout: 60000 }, async () => {
  const page = await position("irrigate-2-other");
  const marks = ".reach, .harvested, .working, .checked";
  const own = page.locator("#cuba-plantation .plantation");
  assert.equal(await own.locator(marks).count(), 0);
  assert.equal(await page.locator(".character.in-played.acting").count(), 0, "one's own Worker is played, not at work");
  assert.equal(await page.locator(".other .mini-field.reach").count(), 6);
  assert.equal(await page.locator(".other .mini-field.harvested").count(), 2);
  await page.locator(".other-land").click();
  assert.equal(await own.locator(".reach").count(), 6);
  assert.equal(await own.locator(".harvested").count(), 2);
  await page.close();
});

test("a ship of Cuba is chosen by its deck as well as by its dock", { timeout: 60000 }, async () => {
  const page = await position("dock-2");
  const docks = page.locator("button.dock.glow");
  assert.ok((await docks.count()) > 0);
  for (const part of [".deck", ".pier"]) await docks.first().locator(part).click();
  const action = await docks.first().getAttribute("data-action");
  assert.deepEqual(page.heard, [`choose ${action}`, `choose ${action}`]);
  await page.close();
});

test("what can be done at another place is offered, not refused", { timeout: 60000 }, async () => {
  const page = await position("load-more-4");
  await page.locator(".dock.loading .berth.loaded").click();
  assert.deepEqual(page.heard, ["offer load sugar"]);
  await page.close();
});

test("who bids in Cuba sees everybody's votes and pesos with it, also on a phone", { timeout: 60000 }, async () => {
  const page = await position("bid-5-secret", 360);
  const tiles = page.locator(".bidding .ballot");
  assert.equal(await tiles.count(), 5);
  for (const piece of ["votes", "pesos"]) assert.equal(await tiles.locator(`.piece-${piece}:visible`).count(), 5);
  const above = await tiles.last().boundingBox();
  const form = await page.locator("form.bid").boundingBox();
  assert.ok(above.y + above.height <= form.y && form.y < 660, "right above the bid");
  assert.equal(await page.locator(".law-brief .brief-type:visible").count(), 4, "every kind of act has its name");
  await page.close();
});

test("the key ? tells it as well", { timeout: 60000 }, async () => {
  const page = await visitor(here.browser);
  await play(page, "santiago");
  await page.locator(".sc-lot .idle").first().focus();
  await page.keyboard.press("?");
  await page.locator("dialog[open] .why-not").getByText(/\w/).waitFor();
  await page.context().close();
});

test("a long press shows what a choice does, and does nothing", { timeout: 60000 }, async () => {
  const page = await visitor(here.browser, {}, { hasTouch: true, isMobile: true, viewport: { width: 400, height: 800 } });
  await play(page, "santiago");
  const dear = page.locator(".sc-place").filter({ has: page.locator(".sc-cost svg") });
  while ((await dear.count()) === 0) await further(page, 1);
  const { at } = await turn(page);
  const place = dear.locator(".glow").first();
  await place.scrollIntoViewIfNeeded();
  const session = await page.context().newCDPSession(page);
  const touch = (type, points) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  const middle = async (found) => {
    const box = await found.boundingBox();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const choice = page.locator("dialog[open] .choice");
  const finger = await middle(place);
  await touch("touchStart", [finger]);
  await page.locator("dialog[open] .effect").getByText(/pesos/).waitFor();
  /* The window may lie so that the finger is lifted over the choice. */
  const there = await middle(choice);
  await page.locator("dialog[open]").evaluate((dialog, [x, y]) => {
    dialog.style.transform = `translate(${x}px, ${y}px)`;
  }, [finger.x - there.x, finger.y - there.y]);
  await page.waitForTimeout(300);
  await touch("touchEnd", []);
  await page.waitForTimeout(300);
  assert.equal(await page.locator("main.table").getAttribute("data-at"), at);
  await choice.click();
  await page.waitForFunction((old) => document.querySelector("main.table").dataset.at !== old, at);
  await page.context().close();
});

test("a question mark explains, and offers only what concerns its card", { timeout: 60000 }, async () => {
  const page = await visitor(here.browser);
  await play(page, "santo-domingo");
  await page.locator(".sd-holder .ask").nth(1).click();
  const dialog = page.getByRole("dialog", { name: "Admiral", exact: true });
  await dialog.locator(".doable").waitFor();
  const offered = await dialog.locator(".doable .choice").allTextContents();
  assert.equal(offered.length, 7);
  for (const text of offered) assert.match(text, /Admiral/);
  assert.equal(await dialog.locator(".doable .choice:visible").count(), 5, "the rest is folded");
  await page.keyboard.press("Escape");
  await page.locator(".sd-row .ask").first().click();
  await page.locator("dialog[open] p").first().waitFor();
  await page.context().close();
});

test("a second Enter does not answer a question that has just come", { timeout: 60000 }, async () => {
  const page = await visitor(here.browser);
  await play(page, "santiago");
  await tabTo(page, ".choices .choice");
  await page.waitForTimeout(450);
  for (let count = 0; count < 3; count++) {
    const { at } = await turn(page);
    await page.waitForFunction(() => document.activeElement?.matches(".choices .choice"));
    await page.waitForTimeout(450);
    await page.keyboard.press("Enter");
    await page.waitForFunction((old) => document.querySelector("main.table").dataset.at !== old, at);
    await page.waitForFunction(() => document.activeElement?.matches(".choices .choice"), null, { polling: 10 });
    const { at: asked } = await turn(page);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Space");
    await page.waitForTimeout(150);
    assert.equal(await page.locator("main.table").getAttribute("data-at"), asked);
    assert.equal(await page.locator(".choice[aria-disabled='true']").count(), 0, "nothing was sent");
  }
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

const copy = `edition my-copy
game santo-domingo

table standard
0-7 = 2:1
8-15 = 1:1

table winter
0-15 = 3:1
`;

test("the bar of seats tells no more than the board that is still telling", { timeout: 90000 }, async () => {
  const page = await visitor(here.browser, { speed: 1 });
  await page.goto(`${here.server.url}/#/new/santo-domingo`);
  await page.click("form .primary");
  await turn(page);
  await page.evaluate(() => {
    globalThis.apart = [];
    globalThis.telling = 0;
    const points = (selector) => [...document.querySelectorAll(selector)].map((found) => found.textContent).join(" ");
    const compare = () => {
      const bar = points(".seats-bar dl > div:first-child dd");
      const board = points(".sd-counts > span:first-child b");
      if (document.querySelector(".sd-telling")) globalThis.telling++;
      if (bar !== board) globalThis.apart.push(`${bar} / ${board}`);
      requestAnimationFrame(compare);
    };
    compare();
  });
  await page.locator(".choices .choice").first().click();
  await page.waitForFunction(() => globalThis.telling > 20 && !document.querySelector(".sd-telling"), null, { timeout: 30000 });
  assert.deepEqual(await page.evaluate(() => globalThis.apart), []);
  await page.context().close();
});

test("numbers that are a reconstruction are called so, and one's own are not", { timeout: 60000 }, async () => {
  const page = await visitor(here.browser);
  await play(page, "santo-domingo");
  await page.getByText("The rates of the trader row are a reconstruction").waitFor();
  await page.goto(`${here.server.url}/#/new/santo-domingo`);
  await page.click("summary");
  const file = page.getByLabel(/Edition file/);
  await file.setInputFiles({ name: "wrong.edition", mimeType: "text/plain", buffer: Buffer.from("nonsense") });
  await page.click("form .primary");
  await page.locator(".failure").getByText(/Line 1/).waitFor();
  await file.setInputFiles({ name: "copy.edition", mimeType: "text/plain", buffer: Buffer.from(copy) });
  await page.click("form .primary");
  await turn(page);
  assert.equal(await page.locator(".reconstruction").count(), 0);
  await page.context().close();
});
