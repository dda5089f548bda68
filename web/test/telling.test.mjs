// How the page tells what happens: others' moves in the place of the question, which is asked
// afterwards; the story; the end; and replays that wait for the board.
import assert from "node:assert/strict";
import { test } from "node:test";
import { crowding } from "./geometry.mjs";
import { turn, unfold } from "./play.mjs";
import { finished } from "./screens.mjs";
import { bots, house, visitor } from "./server.mjs";

let over;
const here = house(async ({ server }) => {
  over = await finished(server);
});
const phone = { viewport: { width: 360, height: 740 } };

async function begin(page, game) {
  await page.goto(`${here.server.url}/#/new/${game}`);
  await page.getByLabel(/Novice/).check();
  await page.click("form .primary");
  await turn(page);
}

async function answer(page) {
  const { at } = await turn(page);
  await unfold(page);
  await page.locator(".choices .choice").first().click();
  await page.waitForFunction((old) => document.querySelector("main.table").dataset.at !== old, at);
}

/* Notes all that is told from now on: when, by which seat's symbol, and what is asked meanwhile. */
async function listen(page) {
  await page.evaluate(() => {
    globalThis.told = [];
    const look = () => {
      const bar = document.querySelector(".telling");
      const text = [...(bar?.querySelectorAll("li") ?? [])].map((line) => line.textContent).join("\n");
      if (text && told.at(-1)?.text !== text)
        told.push({
          text,
          time: performance.now(),
          symbol: bar.querySelector(".seat-mark") !== null,
          asked: document.querySelectorAll("#question, .choices .choice, .board .glow").length,
          skips: [...document.querySelectorAll("button")].filter((one) => one.textContent === "Skip").length,
        });
      if (bar && told.length > 0) told.at(-1).end = performance.now();
      requestAnimationFrame(look);
    };
    look();
  });
}

for (const game of ["santiago", "cuba"])
  test(`${game}: others' moves are told one by one, then it is asked, and they can be read up`, { timeout: 120000 }, async () => {
    const page = await visitor(here.browser, { speed: 1 }, phone);
    await begin(page, game);
    await listen(page);
    const others = () => page.evaluate(() => told.filter((one) => !/Ana/.test(one.text)).length);
    for (let i = 0; i < 30 && (await others()) < 3; i++) {
      await answer(page);
      await turn(page);
    }
    const told = await page.evaluate(() => globalThis.told);
    const story = await page.locator(".log").innerText();
    for (const one of told) {
      for (const line of one.text.split("\n")) assert.ok(story.includes(line), line);
      assert.equal(one.asked, 0, `asked while "${one.text}" was told`);
      assert.equal(one.skips, 1);
    }
    assert.ok(told.some((one) => one.symbol));
    const moves = told.filter((one) => !/Ana/.test(one.text));
    for (const [index, one] of moves.entries()) {
      const next = moves[index + 1]?.time ?? one.end;
      assert.ok(next - one.time > 420, `"${one.text}" was told for ${next - one.time} ms`);
    }
    /* Until one acts, what the others did is at hand, in one line of a phone. */
    const since = page.locator(".since");
    assert.ok((await since.locator("summary").boundingBox()).height < 40);
    const [, count, first] = /^(\d+) moves? since yours: (.*)$/.exec(await since.locator("summary").innerText());
    await since.locator("summary").click();
    const done = await since.locator("li:has(svg)").allInnerTexts();
    assert.equal(Number(count), done.length);
    assert.equal(done[0].trim().split("\n")[0], first, "folded it says what was done first");
    assert.ok((await since.locator("li").count()) >= 2);
    assert.ok(story.includes((await since.locator("li").last().innerText()).trim().split("\n").at(-1)));
    const question = await page.locator("#question").boundingBox();
    assert.ok(question.y + question.height < 740, "the question is in sight");
    assert.deepEqual(await crowding(page), []);
    await page.setViewportSize({ width: 1280, height: 860 });
    assert.equal(await since.isVisible(), false, "the story is beside the board");
    assert.deepEqual(page.errors, []);
    await page.context().close();
  });

for (const [game, options, told] of [
  ["santo-domingo", { memory: "on" }, "Played from memory: the story tells the last two rounds."],
  ["santiago", { screens: "on" }, "Played with screens: the story tells the last two turns."],
])
  test(`${game}, played from memory, is not to be read up`, { timeout: 90000 }, async () => {
    const page = await visitor(here.browser);
    const made = await here.server.table(game, bots(1), { options });
    await page.goto(`${here.server.url}/#/t/${made.table}/${made.token}`);
    await turn(page);
    const headings = () => page.locator(".log .heading").allInnerTexts();
    const all = new Set();
    for (let i = 0; i < 40 && all.size < 4; i++) {
      for (const heading of await headings()) all.add(heading);
      assert.ok((await headings()).length <= 2);
      await answer(page);
      await turn(page);
    }
    assert.ok(all.size >= 4);
    assert.equal(await page.locator(".log-note").innerText(), told);
    assert.equal(await page.locator(".log button").count(), 0, "nor looked at");
    assert.deepEqual(await crowding(page), []);
    await page.context().close();
  });

test("a long row of moves is skipped by one click", { timeout: 60000 }, async () => {
  const page = await visitor(here.browser, { speed: 2 });
  await begin(page, "cuba");
  const skip = page.getByRole("button", { name: "Skip" });
  for (let i = 0; i < 10 && !(await skip.count()); i++) {
    await page.locator(".choices .choice").first().click();
    await page.waitForSelector('.telling, main.table[data-waiting="0"] .choices .choice:not([aria-disabled="true"])');
    await page.waitForTimeout(300);
  }
  assert.deepEqual(await crowding(page), []);
  await page.setViewportSize(phone.viewport);
  assert.deepEqual(await crowding(page), []);
  const begun = Date.now();
  await skip.click();
  await turn(page);
  assert.ok(Date.now() - begun < 1500);
  await page.context().close();
});

test("on a phone the page goes along with the cards of a round, and back to the hand", { timeout: 90000 }, async () => {
  const page = await visitor(here.browser, { speed: 1 }, phone);
  const made = await here.server.table("santo-domingo", bots(5));
  await page.goto(`${here.server.url}/#/t/${made.table}/${made.token}`);
  await turn(page);
  await page.evaluate(() => {
    globalThis.carried = {};
    const look = () => {
      const card = document.querySelector(".sd-telling .sd-now");
      const end = document.querySelector(".actions").getBoundingClientRect().top;
      if (card) {
        const { top, bottom } = card.getBoundingClientRect();
        carried[card.value] ||= top >= 0 && bottom <= end;
      }
      requestAnimationFrame(look);
    };
    look();
  });
  for (let round = 0; round < 2; round++) {
    await answer(page);
    await page.locator(".sd-telling").waitFor();
    await turn(page);
    await page.waitForTimeout(500);
    const seen = await page.evaluate(() => {
      const end = document.querySelector(".actions").getBoundingClientRect().top;
      const [row, hand] = [".sd-row", ".sd-hand"].map((one) => document.querySelector(one).getBoundingClientRect());
      return { row: row.top >= 0, hand: hand.bottom <= end };
    });
    if ((await page.locator(".sd-card.glow").count()) > 0) assert.deepEqual(seen, { row: true, hand: true });
  }
  const carried = await page.evaluate(() => globalThis.carried);
  assert.ok(Object.keys(carried).length >= 4, JSON.stringify(carried));
  assert.deepEqual(Object.values(carried).filter((seen) => !seen), [], JSON.stringify(carried));
  await page.context().close();
});

test("Santo Domingo asks, and tells the story, only after the board has told the round", { timeout: 90000 }, async () => {
  const page = await visitor(here.browser, { speed: 1 });
  await begin(page, "santo-domingo");
  await page.evaluate(() => {
    globalThis.wrong = new Set();
    globalThis.heard = [];
    globalThis.frames = 0;
    new MutationObserver(() => heard.push([...document.querySelectorAll("#live p")].map((one) => one.textContent))).observe(
      document.querySelector("#live"),
      { childList: true },
    );
    const look = () => {
      if (document.querySelector(".sd-telling")) {
        globalThis.frames++;
        if (document.querySelector("#question, .choices .choice, .board .glow")) wrong.add("asked");
        if (/Round 2/.test(document.querySelector(".log").textContent)) wrong.add("told");
        if (/Round 2/.test(document.querySelector("#live").textContent)) wrong.add("said");
        const skips = [...document.querySelectorAll("button")].filter((one) => one.textContent === "Skip");
        if (skips.length !== 1) wrong.add(`${skips.length} times Skip`);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await answer(page);
  await page.locator(".sd-telling").waitFor();
  await page.locator(".sd-telling").waitFor({ state: "detached" });
  await turn(page);
  assert.deepEqual(await page.evaluate(() => [...wrong]), []);
  assert.ok((await page.evaluate(() => frames)) > 20);
  await page.waitForTimeout(200);
  const heard = (await page.evaluate(() => globalThis.heard)).flat();
  assert.equal(heard.filter((one) => one === "Round 2").length, 1, "said once");
  assert.match(heard.at(-1), /Which two cards/);

  /* A round and its heading: who did what in it is not one seat's doing. */
  const heading = page.locator(".log .heading", { hasText: "Round 2" });
  assert.equal(await heading.locator("strong").innerText(), "Round 2");
  assert.match(await heading.innerText(), /Round 2\s+Supply: /);
  assert.equal(await page.locator(".log li", { hasText: "Cards: " }).locator(".seat-mark").count(), 0);

  await answer(page);
  await page.getByRole("button", { name: "Skip" }).click();
  await turn(page);
  assert.equal(await page.locator(".sd-telling").count(), 0);
  const strip = await page.locator(".sd-ledger").innerText();
  assert.match(strip, /Last round/);
  await page.reload();
  await turn(page);
  assert.equal(await page.locator(".sd-ledger").innerText(), strip, "a reload remembers the cards");
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test("the headings of turns open what they are about, and moves have their seat's symbol", { timeout: 60000 }, async () => {
  const page = await visitor(here.browser);
  await begin(page, "santiago");
  for (let i = 0; i < 6; i++) await answer(page);
  await turn(page);
  const lines = await page.evaluate(() =>
    [...document.querySelectorAll(".log li")].map((line) => ({
      text: line.innerText,
      heading: line.matches(".heading"),
      symbol: line.querySelector(".seat-mark") !== null,
    })),
  );
  const turns = lines.filter((line) => /^Turn \d/.test(line.text));
  assert.ok(turns.length > 2);
  assert.ok(turns.every((line) => line.heading && !line.text.includes("\n")));
  assert.ok(lines.filter((line) => /^(Drive|Building)/.test(line.text)).every((line) => line.symbol && !/Turn/.test(line.text)));
  await page.context().close();
});

/* How much of the story is below what is seen of it. */
function below(page) {
  return page.evaluate(() => {
    const log = document.querySelector(".log");
    return log.scrollHeight - log.clientHeight - log.scrollTop;
  });
}

test("the end is told before the result is shown, and the story is at its end then", { timeout: 200000 }, async () => {
  const { table, token } = await here.server.table("santo-domingo", bots(1), { options: { goal: "45" } });
  const path = `/api/tables/${table}`;
  const look = async () => (await fetch(here.server.url + path, { headers: { Authorization: `Bearer ${token}` } })).json();
  /* Half of the game goes by unseen; no round brings the other half. */
  for (let now = await look(); Math.max(...now.view.seats.map((seat) => seat.vp)) < 24; now = await look()) {
    if (now.decision) await here.server.post(path, { do: "act", action: now.decision.legal[0].action }, token);
    else await new Promise((later) => setTimeout(later, 30));
  }
  const page = await visitor(here.browser, { speed: 0.5 });
  await page.goto(`${here.server.url}/#/t/${table}/${token}`);
  await turn(page);
  await page.evaluate(() => {
    globalThis.both = 0;
    globalThis.seen = 0;
    const watch = () => {
      if (document.querySelector(".sd-telling, .telling")) {
        globalThis.seen++;
        if (document.querySelector(".over")) globalThis.both++;
      }
      requestAnimationFrame(watch);
    };
    watch();
  });
  for (let i = 0; i < 60 && !(await turn(page)).over; i++) await answer(page);
  await page.locator(".over .ranking").waitFor();
  assert.ok((await page.evaluate(() => seen)) > 20);
  assert.equal(await page.evaluate(() => both), 0);
  await page.waitForTimeout(300);
  assert.ok((await below(page)) < 2);
  await page.reload();
  await page.locator(".over .race").waitFor();
  assert.ok((await below(page)) < 2);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test("the newest lines of the story are in sight at every question", { timeout: 120000 }, async () => {
  const page = await visitor(here.browser, { guided: [], greeted: ["cuba"] });
  await begin(page, "cuba");
  for (let i = 0; i < 24; i++) {
    await turn(page);
    await page.waitForTimeout(60);
    assert.ok((await below(page)) < 2, `at ${await page.locator("#question").innerText()}`);
    await answer(page);
  }
  await page.context().close();
});

/* A step of the finished game that the board tells. */
async function revealed() {
  const { steps } = await (await fetch(`${here.server.url}/api/tables/${over.table}/replay`)).json();
  return steps.filter((step) => step.together).map((step) => step.step)[1];
}

test("a replay waits for the board, and stops where somebody goes", { timeout: 90000 }, async () => {
  const page = await visitor(here.browser, { speed: 1 });
  const reveal = await revealed();
  await page.goto(`${here.server.url}/#/replay/${over.table}/${reveal}`);
  await page.waitForSelector(".seats-bar li");
  await page.evaluate(() => {
    globalThis.steps = new Set();
    globalThis.cut = [];
    let last = {};
    const look = () => {
      const { step } = document.querySelector("main").dataset;
      const telling = document.querySelector(".sd-telling") !== null;
      if (telling) steps.add(step);
      if (last.telling && last.step !== step) cut.push(last.step);
      last = { step, telling };
      requestAnimationFrame(look);
    };
    look();
  });
  await page.getByRole("button", { name: "Play it" }).click();
  await page.locator(".sd-telling").waitFor();
  assert.equal(await page.locator(".seats-bar .active").count(), 0, "the reveal is everybody's");
  await page.waitForFunction((step) => Number(document.querySelector("main").dataset.step) > step, reveal + 1);
  assert.ok(await page.evaluate((step) => steps.has(String(step)), reveal + 1));
  assert.deepEqual(await page.evaluate(() => cut), [], "told to its end");

  for (const go of [
    () => page.getByLabel("Move", { exact: true }).fill("12"),
    () => page.keyboard.press("ArrowRight"),
    () => page.getByRole("button", { name: "One back" }).click(),
    () => page.locator(".log button").nth(3).click(),
    () => page.locator(".race > svg").click(),
  ]) {
    await page.getByRole("button", { name: "Stop" }).or(page.getByRole("button", { name: "Play it" })).focus();
    if (await page.getByRole("button", { name: "Play it" }).count()) await page.getByRole("button", { name: "Play it" }).click();
    await page.getByRole("button", { name: "Stop" }).waitFor();
    await go();
    await page.getByRole("button", { name: "Play it" }).waitFor();
  }
  await page.context().close();
});

test("the board of a replay stands still, however much a move tells", { timeout: 60000 }, async () => {
  const page = await visitor(here.browser, { language: "de" }, phone);
  await page.goto(`${here.server.url}/#/replay/${over.table}/0`);
  await page.waitForSelector(".board *");
  const tops = new Set();
  for (let step = 1; step < 12; step++) {
    await page.keyboard.press("ArrowRight");
    await page.waitForSelector(`main.replay[data-step="${step}"]`);
    tops.add(await page.evaluate(() => document.querySelector(".seats-bar").getBoundingClientRect().top + scrollY));
  }
  assert.equal(tops.size, 1, `${[...tops]}`);
  await page.context().close();
});

test("all lines of the story begin at the same place", { timeout: 60000 }, async () => {
  const page = await visitor(here.browser);
  await begin(page, "santo-domingo");
  for (let i = 0; i < 3; i++) await answer(page);
  await turn(page);
  const lefts = await page.evaluate(() =>
    [...document.querySelectorAll(".log li :is(button, span) > span")].map((line) => {
      const words = document.createRange();
      words.selectNodeContents(line);
      return Math.round(words.getBoundingClientRect().left);
    }),
  );
  assert.ok(lefts.length > 5);
  assert.equal(new Set(lefts).size, 1, `${lefts}`);
  await page.context().close();
});

test("a replay marks who has acted, and keeps the seat from which it is seen", { timeout: 90000 }, async () => {
  const made = await here.server.table("cuba", Array(3).fill({ bot: "novice" }), { public: true, seat: null });
  const path = `${here.server.url}/api/tables/${made.table}`;
  for (let i = 0; i < 600 && (await (await fetch(path)).json()).phase !== "over"; i++)
    await new Promise((later) => setTimeout(later, 100));
  const { steps, seats } = await (await fetch(`${path}/replay`)).json();
  const page = await visitor(here.browser);
  const first = steps.findIndex((step) => step.action?.startsWith("play"));
  await page.goto(`${here.server.url}/#/replay/${made.table}/${first}`);
  await page.waitForSelector(".part-plantation");
  const owner = () => page.locator("#cuba-plantation h3 .seat-mark").innerHTML();
  const before = await owner();
  for (let step = first + 1; step < first + 12; step++) {
    await page.keyboard.press("ArrowRight");
    await page.waitForSelector(`main.replay[data-step="${step}"]`);
    const { actor } = steps[step - 1];
    if (actor >= 0)
      await page.waitForFunction((name) => document.querySelector(".seats-bar .active")?.innerText.includes(name), seats[actor].name);
    assert.equal(await owner(), before);
  }
  await page.locator(".seats-bar button").nth(2).click();
  assert.notEqual(await owner(), before);
  assert.equal(await page.locator(".seats-bar button").nth(2).getAttribute("aria-pressed"), "true");
  assert.equal(await page.locator(".race").count(), 1);
  const label = () => page.locator(".race > svg").getAttribute("aria-label");
  assert.match(await label(), /^The race/);
  await page.getByRole("tab", { name: "The positions" }).click();
  assert.match(await label(), /rule of thumb/);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});
