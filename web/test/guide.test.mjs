// The guide of a first game: says hello once, has words of its own for every question, and
// goes with the end of the game.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { playByClicks, turn, unfold } from "./play.mjs";
import { bots, house, visitor } from "./server.mjs";

const here = house();
const first = { guided: [], greeted: [] };

async function sit(page, game) {
  await page.goto(`${here.server.url}/#/new/${game}`);
  await page.click("form .primary");
  await turn(page);
}

async function begin(page, game) {
  await sit(page, game);
  await page.locator("dialog .primary").click();
}

const kept = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("antilles.settings")));

/* Answers from the list, now here, now there, so that many kinds of questions come. */
async function answer(page, count) {
  const { at } = await turn(page);
  await unfold(page);
  const choices = page.locator(".choices .choice");
  await choices.nth((count * 7) % (await choices.count())).click();
  await page.waitForFunction((old) => document.querySelector("main.table").dataset.at !== old, at);
  return turn(page);
}

/* The questions of docs/notation, as a view and the choices tell them apart. */
const questions = {
  "santo-domingo": [
    ["choose", {}, { kind: "play", cards: ["captain", "admiral"] }, { kind: "play", cards: ["trader", "beggar"] }],
    ["choose", {}, ...["captain", "admiral", "trader", "beggar"].map((card) => ({ kind: "play", cards: [card] }))],
    ["choose", {}, { kind: "play", cards: ["beggar"] }],
    ["choose", {}, ...["customs", "trader", "beggar"].map((card) => ({ kind: "play", cards: [card] }))],
    ["trade", {}, { kind: "buy", vp: 0 }],
    ["trade", {}, { kind: "buy", vp: 0 }, { kind: "buy", vp: 2 }],
  ],
  santiago: [
    ...["drive", "give", "lawyer", "move", "deliver", "leave"].map((phase) => [phase, { value: 2 }]),
    ...["pablo", "miguel"].map((from) => ["take", {}, { kind: "take", from }]),
    ["lawyer", {}, { kind: "employ" }],
    ...["distillery", "cigar-factory", "black-market", "sawmill", "cafe", "customs", "casino", "harbourmaster",
      "office", "newspaper"].map((building) => ["use", { in_use: building }]),
  ],
  cuba: [
    ...["side", "set-aside", "character", "move", "harvest", "irrigate", "trade", "build", "mode", "use", "swap", "veto",
      "fetch", "dock", "load", "load-more", "hundreds", "bid", "pass", "tax", "duty", "duty-more"].map((phase) => [phase, {}]),
    ...["wood", "sugar"].map((piece) => ["supply", {}, { kind: "take", piece }]),
    ["character", { turn: 3 }],
    ["bid", { ballot: 2 }],
    ["pass", { left: 1 }],
    ...["cement-factory", "saw-mill", "golf-course", "rum-cafe", "cigar-cafe", "cigar-factory-2", "distillery"].map((building) =>
      ["amount", { building }]),
    ...["monastery", "general-store", "product-house", "resource-house", "black-market"].map((building) => ["give", { building }]),
    ...["monastery", "resource-house"].map((building) => ["give-more", { building }]),
    ...["small-branch-office", "large-branch-office"].map((building) => ["office", { building }]),
    ["place", { building: "distillery-2" }],
  ],
};

function view(phase, { building = null, left = 2, ...rest }) {
  const action = { building, left, mode: null };
  return { phase, action, acts: { other: null }, turn: 0, parliament: "open", ballot: 1, ...rest };
}

for (const [game, asked] of Object.entries(questions))
  test(`the guide of ${game} knows all questions, and their rules`, async () => {
    const bundle = await build({
      entryPoints: [fileURLToPath(new URL(`../src/boards/${game}/guide.ts`, import.meta.url))],
      bundle: true,
      format: "esm",
      write: false,
    });
    const { guide } = await import(`data:text/javascript;base64,${Buffer.from(bundle.outputFiles[0].contents).toString("base64")}`);
    const { topics } = await (await fetch(`${here.server.url}/api/games/${game}`)).json();
    const words = topics.map((topic) => topic.word);
    const said = new Set();
    for (const [phase, facts, ...choices] of asked) {
      const told = guide(view(phase, facts), choices.length ? choices : [{ kind: phase, vp: 2 }]);
      assert.ok(told, phase);
      assert.ok(words.includes(told.word), `${phase}: ${told.word} is no topic`);
      assert.ok(told.lines.length >= 2 && told.lines.length <= 3, phase);
      for (const line of told.lines) assert.match(line, /^\S.*[.?]$/, `${phase}: ${line}`);
      const sentences = told.lines.join(" ").match(/[.?!](?= |$)/g);
      assert.ok(sentences.length <= 4, `${phase} is told at length: ${told.lines}`);
      said.add(`${told.title} ${told.lines[0]}`);
    }
    assert.equal(said.size, asked.length, "each says something else");
    assert.equal(guide(view("over", {}), []), null);
  });

test("the rules have a picture beside every topic, which is not read out", { timeout: 60000 }, async () => {
  const page = await visitor(here.browser);
  for (const game of Object.keys(questions)) {
    await page.goto(`${here.server.url}/#/rules/${game}`);
    await page.locator('.topics [data-word="end"]').waitFor();
    const bare = await page.locator(".topics section").evaluateAll((topics) =>
      topics.filter((topic) => !topic.querySelector('.emblem[aria-hidden="true"] svg')).map((topic) => topic.dataset.word));
    assert.deepEqual(bare, [], game);
  }
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test("the guide says hello once on a device, shortly", { timeout: 120000 }, async () => {
  const page = await visitor(here.browser, first);
  await sit(page, "santiago");
  const hello = page.getByRole("dialog", { name: "Your first game of Santiago de Cuba" });
  await hello.getByText("What glows can be clicked").waitFor();
  const minute = hello.getByText("Everybody drives the same car.");
  assert.equal(await minute.isVisible(), false, "the minute's reading is folded");
  await hello.locator("summary").click();
  await minute.waitFor();
  await page.getByRole("button", { name: "Let's play" }).click();
  await page.locator(".guide h2").waitFor();
  await page.reload();
  await page.locator(".guide h2").waitFor();
  assert.equal(await page.locator("dialog").count(), 0, "not again after a reload");
  await sit(page, "santiago");
  await page.locator(".guide h2").waitFor();
  assert.equal(await page.locator("dialog").count(), 0, "nor in another game");
  await sit(page, "cuba");
  await page.getByRole("dialog", { name: "Your first game of Cuba" }).waitFor();
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test("who wants no guide has none, and may have it again", { timeout: 120000 }, async () => {
  const page = await visitor(here.browser, first);
  await sit(page, "santiago");
  await page.getByRole("button", { name: "No guide, please" }).click();
  await page.locator("dialog").waitFor({ state: "detached" });
  assert.equal(await page.locator(".guide").count(), 0);
  await page.reload();
  await turn(page);
  assert.equal(await page.locator(".guide, dialog").count(), 0);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Santiago de Cuba").check();
  await page.keyboard.press("Escape");
  await page.locator(".guide h2").waitFor();
  assert.equal(await page.locator("dialog").count(), 0, "hello was said before");
  await page.locator(".guide").getByRole("button", { name: "No guide, please" }).click();
  assert.deepEqual((await kept(page)).guided, ["santiago"]);
  await page.context().close();
});

test("the question tells what can be done, its rules, and what a bot would do", { timeout: 60000 }, async () => {
  const page = await visitor(here.browser, first);
  await begin(page, "santiago");
  while ((await page.locator(".guide h2").innerText()) !== "Where do you drive?") await answer(page, 0);
  await page.locator(".tools").getByRole("button", { name: "What can I do?" }).click();
  const dialog = page.getByRole("dialog", { name: "What can I do?" });
  await dialog.getByRole("heading", { name: "Drive" }).waitFor();
  const order = await dialog.evaluate((box) => {
    const top = (selector) => box.querySelector(selector).getBoundingClientRect().top;
    return top(".possible") < top("h3");
  });
  assert.ok(order, "the answer comes before the rules");
  await page.keyboard.press("Escape");
  await page.locator(".tools").getByRole("button", { name: "Hint" }).click();
  await page.waitForSelector(".hint-best");
  await page.context().close();
});

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/* Which of these are not wholly seen: outside of the window, or below the question. */
function outOfSight(page, ...selectors) {
  return page.evaluate((wanted) => {
    const bar = document.querySelector(".actions");
    return wanted.filter((selector) => {
      const element = document.querySelector(selector);
      const { top, bottom } = element.getBoundingClientRect();
      const end = bar.contains(element) ? innerHeight : bar.getBoundingClientRect().top;
      return top < 0 || bottom > end + 1;
    });
  }, selectors);
}

for (const players of [3, 6])
  test(`on a phone the guide's sentence and the hand of ${players} are in sight`, { timeout: 60000 }, async () => {
    const page = await visitor(here.browser, first, phone);
    const made = await here.server.table("santo-domingo", bots(players - 1));
    await page.goto(`${here.server.url}/#/t/${made.table}/${made.token}`);
    await page.getByRole("button", { name: "Let's play" }).tap();
    for (let count = 0; count < 6; count++) {
      await turn(page);
      await page.waitForTimeout(100);
      const bar = await page.locator(".top").boundingBox();
      assert.ok(bar.y === 0 || bar.y + bar.height <= 1, "the bar at the head of the page is not cut");
      if ((await page.locator(".sd-card.glow").count()) > 0)
        assert.deepEqual(await outOfSight(page, ".guide p", "#question", ".sd-hand header", ".sd-hand ul"), []);
      if ((await page.locator(".sd-counter").count()) > 0) assert.deepEqual(await outOfSight(page, ".sd-counter"), []);
      await answer(page, count);
    }
    await page.context().close();
  });

/* What glows on the board and is wholly seen, by its part of the board, of how many. */
function inSight(page) {
  return page.evaluate(() => {
    const end = document.querySelector(".actions").getBoundingClientRect().top;
    const parts = {};
    for (const element of document.querySelectorAll(".board .glow")) {
      const { top, bottom } = element.getBoundingClientRect();
      const part = [".sc-exchange", ".sc-desk", ".sc-own", ".sc-sea", ".sc-stop", ".sc-town"].find((one) => element.closest(one));
      parts[part] ??= { seen: 0, all: 0 };
      parts[part].all++;
      if (top >= 0 && bottom <= end) parts[part].seen++;
    }
    return parts;
  });
}

/* Where the answers are, the best of them first. */
const answers = {
  drive: [".sc-stop"],
  take: [".sc-own", ".sc-stop"],
  give: [".sc-own"],
  use: [".sc-exchange", ".sc-own", ".sc-sea", ".sc-stop"],
};

test("on a phone every question of santiago brings its answers into sight", { timeout: 120000 }, async () => {
  const page = await visitor(here.browser, { ...first, greeted: ["santiago"] }, phone);
  await sit(page, "santiago");
  const asked = new Set();
  for (let count = 0; count < 30; count++) {
    await turn(page);
    await page.waitForTimeout(100);
    const title = await page.locator(".guide h2").innerText();
    const actions = await page.locator(".choices .choice").evaluateAll((all) => all.map((one) => one.dataset.action));
    const parts = await inSight(page);
    const told = `${title} ${actions}: ${JSON.stringify(parts)}`;
    const kind = actions[0].split(" ")[0];
    const best = (answers[kind] ?? answers.use).find((part) => parts[part]) ?? Object.keys(parts)[0];
    assert.equal(parts[best].seen, parts[best].all, told);
    asked.add(title);
    await answer(page, count);
  }
  assert.ok(asked.size >= 6, [...asked].join());
  await page.context().close();
});

test("the button that plays two cards does not move the hand", { timeout: 60000 }, async () => {
  const page = await visitor(here.browser, {}, phone);
  await sit(page, "santo-domingo");
  const cards = () => page.locator(".sd-hand ul").boundingBox();
  const tap = async (name) => {
    const box = await page.locator(`.sd-card[title^="${name}"]`).boundingBox();
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  };
  const before = await cards();
  await tap("Admiral");
  await page.locator(".sd-line", { hasText: "which second card?" }).waitFor();
  assert.deepEqual(await cards(), before);
  assert.equal(await page.locator(".actions .choice").count(), 7, "the list has what is left");
  for (const text of await page.locator(".actions .choice").allTextContents()) assert.match(text, /Admiral/);
  await tap("Galleon");
  await page.locator(".sd-play").waitFor();
  assert.deepEqual(await cards(), before);
  assert.deepEqual(await outOfSight(page, ".sd-play"), []);
  await page.context().close();
});

test("a finger sees what a card brings before it plays it, a mouse plays at once", { timeout: 60000 }, async () => {
  const page = await visitor(here.browser, {}, phone);
  const made = await here.server.table("santo-domingo", bots(3));
  await page.goto(`${here.server.url}/#/t/${made.table}/${made.token}`);
  const { at } = await turn(page);
  await page.waitForTimeout(100);
  const cards = () => page.locator(".sd-hand ul").boundingBox();
  const card = (name) => page.locator(`.sd-card[title^="${name}"]`);
  const middle = async (found) => {
    const box = await found.boundingBox();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const tap = async (found) => {
    const { x, y } = await middle(found);
    await page.touchscreen.tap(x, y);
  };
  const before = await cards();
  const play = page.locator(".sd-play");
  for (const [name, words] of [["Beggar", "all your cards come back"], ["Admiral", "up to 5 VP off the board"]]) {
    await tap(card(name));
    await page.locator(".sd-line", { hasText: words }).waitFor();
    assert.equal(await play.innerText(), `Play ${name}`);
    assert.deepEqual(await cards(), before, "the hand does not move");
    assert.deepEqual(await outOfSight(page, ".sd-play"), []);
  }
  assert.equal(await page.locator(".sd-picked").count(), 1);
  assert.ok((await page.locator(".sd-taken").count()) > 0, "what it would take is striped");
  await tap(card("Admiral"));
  await play.waitFor({ state: "detached" });

  const session = await page.context().newCDPSession(page);
  const touch = (type, touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [await middle(card("Frigate"))]);
  const rules = page.getByRole("dialog", { name: "Frigate" });
  await rules.locator("p", { hasText: /goods/ }).first().waitFor();
  await touch("touchEnd", []);
  await page.waitForTimeout(150);
  await page.keyboard.press("Escape");
  await rules.waitFor({ state: "detached" });

  await tap(card("Captain"));
  assert.equal(await page.locator("main.table").getAttribute("data-at"), at, "nothing was played until now");
  await tap(play);
  await page.waitForFunction((old) => document.querySelector("main.table").dataset.at !== old, at);
  const next = await turn(page);
  await card("Admiral").click();
  await page.waitForFunction((old) => document.querySelector("main.table").dataset.at !== old, next.at);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test("on a device without a pointer nobody is told to point", { timeout: 60000 }, async () => {
  const page = await visitor(here.browser, first, phone);
  await sit(page, "santiago");
  const dialog = page.getByRole("dialog");
  await dialog.getByText("What glows can be tapped").waitFor();
  assert.doesNotMatch(await dialog.innerText(), /point at|click/i);
  const scrolled = await dialog.evaluate((box) => Math.max(...[box, ...box.querySelectorAll("*")].map((part) => part.scrollTop)));
  assert.equal(scrolled, 0, "it is read from its top");
  await dialog.locator(".primary").click();
  while ((await page.locator(".guide h2").innerText()) !== "Where do you drive?") await answer(page, 0);
  assert.equal(await page.locator(".guide p").count(), 1);
  await page.locator(".guide").getByRole("button", { name: "more" }).tap();
  await page.locator(".guide").getByText("press it long first").waitFor();
  await page.context().close();
});

for (const [game, decisions, kinds, sizes] of [
  ["santo-domingo", 12, 2],
  ["santiago", 30, 5],
  ["cuba", 45, 9, { viewport: { width: 390, height: 844 } }],
])
  test(`every question of ${game} has words of its own`, { timeout: 240000 }, async () => {
    const page = await visitor(here.browser, first, sizes);
    await begin(page, game);
    const titles = new Map();
    for (let count = 0; count < decisions; count++) {
      const { over } = await turn(page);
      if (over) break;
      const question = await page.locator("#question").innerText();
      const guide = page.locator(".guide");
      assert.equal(await guide.count(), 1, `no guide for "${question}"`);
      const title = await guide.locator("h2").innerText();
      const lines = await guide.locator("p").allInnerTexts();
      for (const line of [title, ...lines]) assert.match(line, /\w/, `empty for "${question}"`);
      if (titles.has(title) || sizes) assert.equal(lines.length, 1, `${title} was explained before, or has no room`);
      else assert.ok(lines.length >= 2 && lines.length <= 4, `${title}: ${lines}`);
      if (titles.has(title)) {
        await guide.getByRole("button", { name: "more" }).click();
        assert.ok((await guide.locator("p").count()) >= Math.max(2, titles.get(title).length), "more is more");
      }
      titles.set(title, titles.get(title) ?? lines);
      if (count === 3) {
        await page.reload();
        await turn(page);
        assert.deepEqual([title, ...lines], [await guide.locator("h2").innerText(), ...(await guide.locator("p").allInnerTexts())]);
      }
      await answer(page, count);
    }
    console.log(`# ${[...titles.keys()].join(", ")}`);
    assert.ok(titles.size >= kinds, `only ${[...titles.keys()]}`);
    const told = [...titles.values()].map((lines) => lines[0]);
    assert.equal(new Set(told).size, told.length, "each says something else");
    assert.deepEqual(page.errors, []);
    await page.context().close();
  });

test("the guide goes with the end of the first game", { timeout: 240000 }, async () => {
  const page = await visitor(here.browser, first);
  await page.goto(`${here.server.url}/#/new/santo-domingo`);
  await page.getByLabel(/Novice/).check();
  await page.click("form .primary");
  await turn(page);
  await page.locator("dialog .primary").click();
  await playByClicks(page, 7);
  await page.waitForSelector(".over");
  assert.deepEqual((await kept(page)).guided, ["santo-domingo"]);
  await sit(page, "santo-domingo");
  assert.equal(await page.locator(".guide, dialog").count(), 0);
  await sit(page, "santiago");
  await page.getByRole("dialog", { name: /Your first game/ }).waitFor();
  await page.context().close();
});
