// What goes wrong in people's lives: slips of the hand, slow and dead connections, browsers
// that keep nothing, several people at one device.
import assert from "node:assert/strict";
import { rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { test } from "node:test";
import { turn, unfold } from "./play.mjs";
import { finished } from "./screens.mjs";
import { Server, bots, house, visitor } from "./server.mjs";

let over;
const here = house(async ({ server }) => {
  over = await finished(server);
});

/* A server, and a way to it that can be slow, or dead without saying so. */
async function slow(context) {
  const way = { delay: 0, dead: false };
  const listener = createServer();
  await new Promise((ready) => listener.listen(0, "127.0.0.1", ready));
  way.url = `http://127.0.0.1:${listener.address().port}`;
  const server = await new Server("--base-url", way.url).start();
  listener.on("connection", (client) => {
    const far = connect(server.port, "127.0.0.1");
    let isSocket = false;
    const to = (end) => (data) => {
      isSocket ||= data.toString("latin1").startsWith("GET /api/socket");
      if (!(way.dead && isSocket)) setTimeout(() => end.writable && end.write(data), way.delay);
    };
    client.on("data", to(far));
    far.on("data", to(client));
    for (const [one, other] of [[client, far], [far, client]]) for (const end of ["error", "close"]) one.on(end, () => other.destroy());
  });
  context.after(async () => {
    listener.close();
    await server.end();
  });
  return { way, server };
}

async function opened(page, url, made) {
  await page.goto(`${url}/#/t/${made.table}/${made.token}`);
  return turn(page);
}

const whose = (page) => page.locator(".seats-bar li.mine strong").innerText();

/* Two people at one device, the first of whom is asked. */
async function twoHere(page, url) {
  await page.goto(`${url}/#/new/santo-domingo/here`);
  await page.getByLabel("2", { exact: true }).check();
  await page.click("form .primary");
  await turn(page);
}

test("the second half of a double click makes no second move", { timeout: 90000 }, async () => {
  const page = await visitor(here.browser, { speed: 1 });
  const sent = [];
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => /"act"/.test(payload) && sent.push(payload)));
  await opened(page, here.server.url, await here.server.table("cuba", bots(1)));
  for (let clicks = 1; clicks <= 6; clicks++) {
    const { at } = await turn(page);
    const box = await page.locator(".choices .choice").first().boundingBox();
    await page.mouse.move(box.x + 20, box.y + 10);
    for (const clickCount of [1, 2]) {
      await page.mouse.down({ clickCount });
      await page.mouse.up({ clickCount });
      await page.waitForTimeout(110);
    }
    await page.waitForFunction((old) => document.querySelector("main.table").dataset.at !== old, at);
    await page.waitForTimeout(600);
    assert.equal(sent.length, clicks);
  }
  await page.context().close();
});

test("who looks at a shared device is asked after a reload", { timeout: 60000 }, async () => {
  const page = await visitor(here.browser);
  await twoHere(page, here.server.url);
  assert.equal(await page.locator(".hand-over").count(), 0, "whoever made the table begins");
  const first = await whose(page);
  await page.reload();
  await page.locator(".hand-over").waitFor();
  assert.equal(await page.locator(".sd-card, .choice").count(), 0, "no hand is seen");
  await page.getByRole("button", { name: `I am ${first}` }).click();
  await turn(page);
  assert.equal(await whose(page), first);
  await page.context().close();
});

test("a key that is held does not go through the hand-over", { timeout: 60000 }, async () => {
  const page = await visitor(here.browser);
  await twoHere(page, here.server.url);
  await unfold(page);
  await page.waitForTimeout(500);
  await page.locator(".choices .choice").first().focus();
  for (let i = 0; i < 40; i++) {
    await page.keyboard.down("Enter");
    await page.waitForTimeout(30);
  }
  assert.equal(await page.locator(".hand-over").count(), 1);
  await page.keyboard.up("Enter");
  await page.keyboard.press("Enter");
  await turn(page);
  await page.context().close();
});

for (const [what, forbid] of [
  ["forbids to keep things", () => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(globalThis, name, { get() { throw new DOMException("no", "SecurityError"); } });
  }],
  ["has no room left", () => {
    Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
  }],
])
  test(`a browser that ${what} plays all the same`, { timeout: 90000 }, async () => {
    const context = await here.browser.newContext({ viewport: { width: 1280, height: 860 }, locale: "en-GB", reducedMotion: "reduce" });
    const page = await context.newPage();
    const errors = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    await page.addInitScript(forbid);
    await twoHere(page, here.server.url);
    await page.getByText("This browser keeps nothing").waitFor();
    await page.locator("dialog .primary").click(); /* hello */
    for (const hands of [true, false, true]) { /* who chose last begins the next round */
      const { at } = await turn(page);
      await unfold(page);
      await page.locator(".choices .choice").first().click();
      if (hands) await page.locator(".hand-over .primary").click();
      await page.waitForFunction((old) => document.querySelector("main.table")?.dataset.at !== old, at);
    }
    await turn(page);
    await page.goto(`${here.server.url}/#/replay/file`);
    await page.getByText("Open a record from a file").waitFor();
    assert.deepEqual(errors, []);
    await context.close();
  });

test("damaged memories are passed over", { timeout: 90000 }, async () => {
  for (const [key, kept] of [
    ["seats", "null"], ["seats", "{}"], ["seats", "[null, 5]"], ["seats", '[{"table":"x","token":"y"}]'],
    ["settings", '{"guided":5,"greeted":{},"explained":7,"language":"xx","speed":"fast","theme":3,"name":9}'],
    ["settings", "null"], ["account", "[]"], ["account", '"Ana"'],
  ]) {
    const context = await here.browser.newContext({ locale: "en-GB", reducedMotion: "reduce" });
    const page = await context.newPage();
    const errors = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    await page.addInitScript(([name, value]) => {
      if (localStorage.length === 0) localStorage.setItem(name, value);
    }, [`antilles.${key}`, kept]);
    await page.goto(here.server.url);
    await page.locator(".game-card").first().click();
    await page.click("form .primary");
    await page.locator("dialog .primary").click();
    await turn(page);
    assert.deepEqual(errors, [], `${key}: ${kept}`);
    await context.close();
  }
});

test("a fault of the page is said, with a way on", { timeout: 60000 }, async () => {
  const page = await visitor(here.browser);
  const made = await here.server.table("santiago", bots(1));
  let wrong = true;
  await page.route(/\/replay$/, (route) => (wrong ? route.fulfill({ body: '{"game":"santiago","seats":null,"steps":[{}]}' }) : route.continue()));
  await page.goto(`${here.server.url}/#/replay/${made.table}`);
  await page.getByRole("heading", { name: "Something went wrong on this page" }).waitFor();
  wrong = false;
  await page.getByRole("button", { name: "Load it again" }).click();
  await page.waitForSelector("main.replay .board *");
  await page.context().close();
});

test("a connection that is dead without saying so is noticed, and comes back", { timeout: 120000 }, async (context) => {
  const { way, server } = await slow(context);
  const page = await visitor(here.browser);
  const { at } = await opened(page, way.url, await server.table("santiago", bots(1)));
  way.dead = true;
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange"))); /* as who comes back looks */
  await page.getByText("No connection").waitFor({ timeout: 15000 });
  assert.equal(await page.locator(".choices .choice").count(), 0);
  way.dead = false;
  await page.getByText("No connection").waitFor({ state: "detached" });
  assert.equal((await turn(page)).at, at);
  await page.locator(".choices .choice").first().click();
  await page.waitForFunction((old) => document.querySelector("main.table").dataset.at !== old, at);
  await page.context().close();
});

test("another language in the middle of a move loses nothing", { timeout: 90000 }, async (context) => {
  const { way, server } = await slow(context);
  const page = await visitor(here.browser);
  const { at } = await opened(page, way.url, await server.table("santiago", bots(1)));
  way.delay = 700;
  await page.locator(".choices .choice").first().click();
  await page.waitForTimeout(200);
  await page.locator('nav button[lang="de"]').click();
  await page.locator(".question").getByText(/not confirmed|nicht bestätigt/).waitFor();
  assert.equal(await page.locator(".failure").count(), 0);
  await page.waitForFunction(() => document.documentElement.lang === "de");
  await page.waitForFunction((old) => document.querySelector("main.table").dataset.at !== old, at);
  await page.locator(".log").getByText("Fahrt:").first().waitFor();
  await turn(page);
  assert.equal(await page.locator(".failure").count(), 0);
  await page.context().close();
});

test("what somebody says does not disturb who is deciding", { timeout: 60000 }, async () => {
  const page = await visitor(here.browser);
  const made = await here.server.table("santo-domingo", ["open", "open"], { names: ["Ben"] });
  await opened(page, here.server.url, made);
  await page.locator(".sd-hand .sd-card.glow").first().click();
  await page.getByRole("button", { name: "Show all 7" }).waitFor();
  await here.server.post(`/api/tables/${made.table}`, { do: "chat", text: "hurry" }, made.others[0].token);
  await page.locator(".toast").getByText("hurry").waitFor();
  await page.getByRole("button", { name: "Show all 7" }).waitFor();
  await page.context().close();
});

test("a line of chat is said once, and what is typed meanwhile stays", { timeout: 60000 }, async (context) => {
  const { way, server } = await slow(context);
  const page = await visitor(here.browser);
  await opened(page, way.url, await server.table("santo-domingo", bots(1)));
  await page.getByRole("tab", { name: "Chat" }).click();
  way.delay = 500;
  const field = page.getByLabel("Say something");
  await field.fill("hello");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type("and more");
  await page.locator(".chat li").getByText("hello").waitFor();
  await page.waitForTimeout(1200);
  assert.equal(await page.locator(".chat li").count(), 1);
  assert.equal(await field.inputValue(), "and more");
  await page.context().close();
});

test("a hint that was closed does not come back", { timeout: 60000 }, async (context) => {
  const { way, server } = await slow(context);
  const page = await visitor(here.browser);
  await opened(page, way.url, await server.table("santiago", bots(1)));
  way.delay = 500;
  await page.locator(".tools").getByRole("button", { name: "Hint" }).click();
  await page.locator("dialog[open]").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".choice.hinted").waitFor();
  assert.equal(await page.locator("dialog[open]").count(), 0);
  await page.context().close();
});

test("a personal link counts also where the table is open already", { timeout: 60000 }, async () => {
  const made = await here.server.post("/api/tables", { do: "create", game: "santiago", players: 2, name: "Ana", seats: ["open", "invited"] });
  const page = await visitor(here.browser, { name: "Ben" });
  await page.goto(`${here.server.url}/#/t/${made.table}`);
  await page.getByText("Take a free seat, or watch.").waitFor();
  await page.goto(`${here.server.url}/#/t/${made.table}/${made.invitations[0].token}`);
  await page.getByText("A seat is kept for you.").waitFor();
  assert.match(page.url(), /#\/t\/[\w-]{12}$/, "the secret does not stay in the address");
  await page.context().close();
});

test("who was signed in too long ago goes on as a guest", { timeout: 60000 }, async () => {
  const page = await visitor(here.browser);
  const sign = () => page.evaluate(() => localStorage.setItem("antilles.account", JSON.stringify({ name: "Ana", token: "A".repeat(22) })));
  await page.goto(here.server.url);
  await sign();
  await page.goto(`${here.server.url}/#/new/santiago`);
  await page.reload();
  await page.click("form .primary");
  await page.getByText("Your sign-in has ended").waitFor();
  await page.click("form .primary");
  await turn(page);
  const made = await here.server.post("/api/tables", { do: "create", game: "santiago", players: 2, name: "Ben", seats: ["open", "open"] });
  await sign();
  await page.goto(`${here.server.url}/#/t/${made.table}`);
  await page.reload();
  await page.getByText("Take a free seat, or watch.").waitFor();
  await page.context().close();
});

test("a replay marks what is not there yet, and asks again for what did not come", { timeout: 90000 }, async () => {
  const page = await visitor(here.browser);
  await page.goto(`${here.server.url}/#/replay/${over.table}/4`);
  await page.waitForSelector('main.replay[data-step="4"] .board:not(.late) *');
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "One on" }).click();
  await page.waitForSelector('main.replay[data-step="5"] .board.late');
  await page.locator(".failure").waitFor();
  await page.context().setOffline(false);
  await page.waitForSelector('main.replay[data-step="5"] .board:not(.late)');
  assert.equal(await page.locator(".failure").count(), 0);
  await page.context().close();
});

test("a table that the server has lost is said so", { timeout: 60000 }, async () => {
  const own = await new Server().start();
  const page = await visitor(here.browser);
  await opened(page, own.url, await own.table("santiago", bots(1)));
  await own.kill();
  rmSync(own.folder, { recursive: true, force: true });
  await own.start();
  await page.getByRole("heading", { name: "There is no such table" }).waitFor();
  await page.context().close();
  await own.end();
});

test("words that do not come are waited for shortly", { timeout: 60000 }, async () => {
  const page = await visitor(here.browser, { language: "de" });
  await page.route(/de.*\.json/, () => undefined);
  await page.goto(here.server.url);
  await page.getByRole("heading", { name: "Three trading games of the Caribbean" }).waitFor({ timeout: 8000 });
  await page.context().close();
});
