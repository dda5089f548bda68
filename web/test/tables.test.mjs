// Several people, and what may go wrong: reloads, a server that dies, other languages.
import assert from "node:assert/strict";
import { test } from "node:test";
import { playByClicks, turn, unfold } from "./play.mjs";
import { Server, house, visitor } from "./server.mjs";

const here = house();

async function againstBots(page, game = "santo-domingo") {
  await page.goto(`${here.server.url}/#/new/${game}`);
  await page.getByLabel(/Novice/).check();
  await page.click("form .primary");
  await turn(page);
}

test("two browsers meet at one table by its link and play on", { timeout: 120000 }, async () => {
  const ana = await visitor(here.browser);
  await ana.goto(`${here.server.url}/#/new/santo-domingo/friends`);
  await ana.getByLabel("2", { exact: true }).check();
  await ana.click("form .primary");
  const link = await ana.getByLabel("Link to this table").inputValue();
  assert.match(link, /#\/t\/[\w-]{12}$/);

  const ben = await visitor(here.browser, { name: "" });
  await ben.goto(link);
  await ben.getByRole("heading", { name: "Ana invites you to Santo Domingo" }).waitFor();
  await ben.locator(".introduction svg").first().waitFor();
  await ben.getByLabel("Your name").fill("Ben");
  await ben.getByRole("button", { name: "Sit down" }).click();
  await ana.getByText("Ben").first().waitFor();
  await ana.getByRole("button", { name: "Start the game" }).click();

  await turn(ana);
  await turn(ben);
  await ana.locator(".choices .choice").first().click();
  await ben.getByText("has chosen").first().waitFor();
  await ben.locator(".choices .choice").nth(3).click();
  await ana.locator(".log").getByText("Captain").first().waitFor();
  await ben.locator(".log").getByText("Captain").first().waitFor();

  await ben.getByRole("tab", { name: "Chat" }).click();
  await ben.getByLabel("Say something").fill("Hello Ana");
  await ben.keyboard.press("Enter");
  const count = (page) => page.getByRole("tab", { name: /Chat/ }).locator(".count");
  await ana.locator(".toast").getByText("Hello Ana").waitFor();
  assert.equal(await count(ana).innerText(), "1");
  await ben.getByRole("tab", { name: "Story" }).click();
  assert.equal(await count(ben).count(), 0, "one's own lines are read");
  await ana.setViewportSize({ width: 360, height: 740 });
  await ana.getByRole("button", { name: /new line in the chat/ }).click();
  await ana.locator(".chat").getByText("Hello Ana").waitFor();
  assert.equal(await ana.locator(".toast button, .story .count").count(), 0, "what is read is gone");
  assert.deepEqual([...ana.errors, ...ben.errors], []);
  await ana.context().close();
  await ben.context().close();
});

test("everybody sees whose page is open", { timeout: 90000 }, async (context) => {
  const own = await new Server("--away-seconds", "4").start();
  context.after(() => own.end());
  const ana = await visitor(here.browser);
  await ana.goto(`${own.url}/#/new/santo-domingo/friends`);
  await ana.getByLabel("2", { exact: true }).check();
  await ana.click("form .primary");
  const link = await ana.getByLabel("Link to this table").inputValue();
  assert.equal(await ana.locator(".presence").count(), 0, "nobody is told about oneself");

  const ben = await visitor(here.browser, { name: "Ben" });
  await ben.goto(link);
  await ben.getByRole("button", { name: "Sit down" }).click();
  await ana.locator(".seat-list .presence.here", { hasText: "here" }).waitFor();
  await ben.locator(".seat-list .presence.here").waitFor();
  await ana.getByRole("button", { name: "Start the game" }).click();
  await turn(ana);
  await turn(ben);
  await ana.locator(".seats-bar .presence.here").waitFor();
  await ana.locator(".choices .choice").first().click();
  await ana.getByText("Waiting for Ben …").waitFor();

  /* A reload is not worth a word. */
  await ana.evaluate(() => {
    globalThis.seen = [document.querySelector(".seats-bar .presence").className];
    new MutationObserver(() => seen.push(document.querySelector(".seats-bar .presence")?.className)).observe(document.body, {
      attributes: true,
      childList: true,
      subtree: true,
    });
  });
  await ben.reload();
  await turn(ben);

  await ben.close();
  await ana.getByText("Waiting for Ben, whose page is closed …").waitFor();
  await ana.locator(".seats-bar .presence.away", { hasText: "away" }).waitFor();
  const seen = await ana.evaluate(() => seen.filter((name, index) => name !== seen[index - 1]));
  assert.deepEqual(seen, ["presence here", "presence away"]);
  assert.equal(await ana.locator(".presence").count(), 1);
  const later = await ben.context().newPage();
  await later.goto(link);
  await turn(later);
  await ana.getByText("Waiting for Ben …").waitFor();
  await ana.locator(".seats-bar .presence.here").waitFor();
  assert.deepEqual([...ana.errors, ...ben.errors], []);
  await ana.context().close();
  await later.context().close();
});

test("who leaves is asked first and may come back, and the others may let a bot play on", { timeout: 90000 }, async () => {
  const sizes = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  const [ana, ben] = [await visitor(here.browser), await visitor(here.browser, { name: "Ben" }, sizes)];
  const made = await here.server.table("santo-domingo", ["open", "open", { bot: "novice" }], { names: ["Ben"] });
  const joined = made.others[0];
  await ana.goto(`${here.server.url}/#/t/${made.table}/${made.token}`);
  await ben.goto(`${here.server.url}/#/t/${made.table}/${joined.token}`);
  await turn(ana);
  await turn(ben);
  const bar = await ana.locator(".seats-bar").boundingBox();
  const leave = async () => {
    await ben.locator(".top").getByRole("button", { name: "Table" }).tap();
    await ben.getByRole("button", { name: "Leave the table" }).tap();
    return ben.getByRole("dialog", { name: "Leave the game?" });
  };
  await (await leave()).getByRole("button", { name: "Stay" }).tap();
  await ben.keyboard.press("Escape");
  await turn(ben);
  await (await leave()).getByRole("button", { name: "Leave the game" }).tap();
  await ben.locator(".actions").getByText("You have left this game.").waitFor();
  assert.equal(await ben.locator(".choices .choice, .board .glow").count(), 0, "nothing is asked of who has left");
  assert.equal(await ben.locator(".tools").count(), 0);

  const asked = ana.locator(".actions").getByText("Ben has left. Shall a bot play on?");
  await asked.waitFor();
  await ana.locator("#question").waitFor();
  await ana.locator(".choices .choice").first().click();
  await ana.locator("#question").waitFor({ state: "detached" });
  assert.deepEqual(await ana.locator(".seats-bar").boundingBox(), bar, "nothing of it moves the board");
  await ana.getByRole("button", { name: "Yes, a bot" }).click();
  await asked.waitFor({ state: "detached" });
  await turn(ana);

  await ben.locator(".actions").getByText("A bot plays for you.").waitFor();
  await ben.locator(".actions").getByRole("button", { name: "I am back" }).tap();
  await ben.locator(".tools").waitFor();
  assert.deepEqual([...ana.errors, ...ben.errors], []);
  await ana.context().close();
  await ben.context().close();
});

test("those who share a device are here together, and are told nothing about themselves", { timeout: 60000 }, async (context) => {
  const own = await new Server("--away-seconds", "2").start();
  context.after(() => own.end());
  const page = await visitor(here.browser);
  await page.goto(`${own.url}/#/new/santo-domingo/here`);
  await page.getByLabel("2", { exact: true }).check();
  await page.getByLabel("Name at seat 2").fill("Ben");
  await page.click("form .primary");
  await turn(page);
  assert.equal(await page.locator(".presence").count(), 0);
  const table = /#\/t\/([\w-]+)/.exec(page.url())[1];
  const guest = await visitor(here.browser);
  await guest.goto(`${own.url}/#/t/${table}`);
  await guest.locator(".seats-bar .presence.here").nth(1).waitFor();
  await page.locator(".choices .choice").first().click();
  await page.getByRole("button", { name: "I am Ben" }).click();
  await turn(page);
  await page.waitForTimeout(2500);
  assert.equal(await guest.locator(".seats-bar .presence.here").count(), 2);
  await page.context().close();
  await guest.locator(".seats-bar .presence.away").nth(1).waitFor();
  await guest.getByText("Waiting for Ben (away) …").waitFor();
  await guest.context().close();
});

test("a reload loses nothing", { timeout: 60000 }, async () => {
  const page = await visitor(here.browser);
  await againstBots(page);
  await unfold(page);
  await page.locator(".choices .choice").nth(5).click();
  await page.waitForFunction(() => document.querySelectorAll(".log li").length > 1);
  await turn(page);
  const before = await page.locator(".log").innerText();
  await page.reload();
  await turn(page);
  assert.equal(await page.locator(".log").innerText(), before);
  await page.context().close();
});

test("a server that dies is said so, and the game goes on when it is back", { timeout: 90000 }, async () => {
  const own = await new Server().start();
  const page = await visitor(here.browser);
  await page.goto(`${own.url}/#/new/santiago`);
  await page.click("form .primary");
  const { at } = await turn(page);
  await own.kill();
  await page.getByText("No connection").waitFor();
  assert.equal(await page.locator(".choices .choice").count(), 0, "nothing can be done meanwhile");
  await own.start();
  await page.getByText("No connection").waitFor({ state: "detached" });
  assert.equal((await turn(page)).at, at);
  await page.locator(".choices .choice").first().click();
  await page.waitForFunction((old) => document.querySelector("main.table").dataset.at !== old, at);
  await page.context().close();
  await own.end();
});

test("a lost network is said so, and what happened meanwhile is there afterwards", { timeout: 60000 }, async () => {
  const page = await visitor(here.browser);
  await againstBots(page, "santiago");
  const { at } = await turn(page);
  const table = /#\/t\/([\w-]+)/.exec(page.url())[1];
  await page.context().setOffline(true);
  await page.getByText("No connection").waitFor();
  const seats = await page.evaluate(() => JSON.parse(localStorage.getItem("antilles.seats")));
  const { token } = seats.find((one) => one.table === table);
  const { hint } = await here.server.post(`/api/tables/${table}`, { do: "hint" }, token);
  await here.server.post(`/api/tables/${table}`, { do: "act", action: hint.action }, token);
  await page.context().setOffline(false);
  await page.getByText("No connection").waitFor({ state: "detached" });
  await page.waitForFunction((old) => document.querySelector("main.table").dataset.at !== old, at);
  await page.locator(".log").getByText("Drive:").first().waitFor();
  await page.context().close();
});

test("two tabs of one seat show the same", { timeout: 60000 }, async () => {
  const page = await visitor(here.browser);
  await againstBots(page, "santiago");
  const other = await page.context().newPage();
  await other.goto(page.url());
  const { at } = await turn(other);
  assert.equal((await turn(page)).at, at);
  await other.locator(".choices .choice").first().click();
  await page.waitForFunction((old) => document.querySelector("main.table").dataset.at !== old, at);
  await turn(page);
  await turn(other);
  assert.equal(await page.locator(".log").innerText(), await other.locator(".log").innerText());
  assert.equal(await page.locator("#question").innerText(), await other.locator("#question").innerText());
  await page.context().close();
});

test("who only watches sees the board and nothing of what is asked", { timeout: 90000 }, async () => {
  const page = await visitor(here.browser);
  const guest = await visitor(here.browser);
  for (const game of ["santo-domingo", "santiago", "cuba"]) {
    await againstBots(page, game);
    const table = /#\/t\/([\w-]+)/.exec(page.url())[1];
    await guest.goto(`${here.server.url}/#/t/${table}`);
    await guest.locator(".board *").first().waitFor();
    await guest.getByText("watching").waitFor();
    assert.equal(await guest.locator(".choices .choice, .board .glow").count(), 0);
    await guest.getByRole("tab", { name: "Chat" }).click();
    await guest.getByText("Who only watches can read here").waitFor();
  }
  assert.deepEqual(guest.errors, []);
  await page.context().close();
  await guest.context().close();
});

test("addresses that lead nowhere say so", { timeout: 60000 }, async () => {
  const page = await visitor(here.browser);
  for (const [address, said] of [
    ["t/unknown12345", "There is no such table"],
    ["new/chess", "There is no such game"],
    ["rules/chess", "there is no such game"],
    ["replay/nothing/9", "there is no such table"],
    ["%%%", "Three trading games"],
  ]) {
    await page.goto(`${here.server.url}/#/${address}`);
    await page.reload();
    await page.getByText(said).first().waitFor();
  }
  assert.deepEqual(page.errors.filter((error) => !/404/.test(error)), []);
  await page.context().close();
});

test("undo brings the decision back", { timeout: 60000 }, async () => {
  const page = await visitor(here.browser);
  await againstBots(page, "cuba");
  const question = await page.locator("#question").innerText();
  /* The first of several pieces to take at the start: nobody acts in between. */
  await page.locator(".choices .choice").first().click();
  await page.waitForFunction((old) => document.querySelector("#question")?.innerText !== old, question);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await page.waitForFunction((old) => document.querySelector("#question")?.innerText === old, question);
  await page.context().close();
});

test("one click is enough, wherever the pointer was before", { timeout: 60000 }, async () => {
  const page = await visitor(here.browser);
  await againstBots(page, "santiago");
  const { at } = await turn(page);
  const choices = page.locator(".choices .choice");
  await choices.first().hover();
  const before = await choices.nth(1).boundingBox();
  await choices.nth(1).hover();
  assert.deepEqual(await choices.nth(1).boundingBox(), before, "the list stands still");
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForFunction((old) => document.querySelector("main.table").dataset.at !== old, at, { timeout: 5000 });
  await page.context().close();
});

test("the past is looked at and left again, and windows give the focus back", { timeout: 60000 }, async () => {
  const page = await visitor(here.browser);
  await againstBots(page, "santiago");
  const { at } = await turn(page);
  await page.locator(".choices .choice").first().click();
  await page.waitForFunction((old) => document.querySelector("main.table").dataset.at !== old, at);
  await turn(page);
  await page.locator(".log button").first().click();
  await page.locator(".past-card").waitFor();
  assert.equal(await page.locator(".choices .choice, .board .glow").count(), 0, "nothing is asked in the past");
  assert.equal(await page.locator(".seats-bar .seat-state, .seats-bar .active").count(), 0, "nor whose turn it is now");
  await page.keyboard.press("Escape");
  await page.locator(".past-card").waitFor({ state: "detached" });
  await turn(page);
  for (const name of ["Hint", "What can I do?"]) {
    await page.getByRole("button", { name, exact: true }).focus();
    await page.keyboard.press("Enter");
    await page.locator("dialog[open]").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    assert.equal(await page.evaluate(() => document.activeElement.textContent.trim()), name);
  }
  await page.context().close();
});

test("a hint names a choice and everybody's chances", { timeout: 60000 }, async () => {
  const page = await visitor(here.browser);
  await againstBots(page, "santiago");
  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByRole("button", { name: "I decide myself" }).click();
  assert.equal(await page.locator(".choice.hinted").count(), 1);
  await page.context().close();
});

test("the language changes at once, the story too", { timeout: 60000 }, async () => {
  const page = await visitor(here.browser);
  await againstBots(page);
  await page.getByRole("button", { name: "Deutsch" }).click();
  await page.getByRole("tab", { name: "Verlauf" }).waitFor();
  await page.locator(".log").getByText("Runde 1").waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), "de");
  await page.getByRole("button", { name: "English" }).click();
  await page.locator(".log").getByText("Round 1").waitFor();
  await page.context().close();
});

test("several people share one device and hand it over", { timeout: 60000 }, async () => {
  const page = await visitor(here.browser);
  await page.goto(`${here.server.url}/#/new/santo-domingo/here`);
  await page.getByLabel("2", { exact: true }).check();
  await page.getByLabel("Name at seat 2").fill("Ben");
  await page.click("form .primary");
  await turn(page);
  await page.locator(".choices .choice").first().click();
  await page.getByRole("heading", { name: /hand over to Ben/ }).waitFor();
  assert.equal(await page.locator(".board").count(), 0, "nothing of the table is to be seen");
  await page.getByRole("button", { name: "I am Ben" }).click();
  await turn(page);
  await page.locator(".choices .choice").first().click();
  await page.locator("main.table, .hand-over").first().waitFor();
  await page.context().close();
});

test("an account brings its tables to another device", { timeout: 90000 }, async () => {
  const sign = async (page, fresh) => {
    await page.goto(`${here.server.url}/#/account`);
    await page.getByLabel("Name").fill("Carmen");
    await page.getByLabel(/Password/).fill("correct horse");
    if (fresh) await page.getByLabel(/I am new here/).check();
    await page.click("form .primary");
    await page.getByText("You are signed in as Carmen").waitFor();
  };
  const home = await visitor(here.browser, { name: "Carmen" });
  await sign(home, true);
  await againstBots(home);
  const question = await home.locator("#question").innerText();
  const away = await visitor(here.browser);
  await sign(away, false);
  await away.locator(".table-line").first().click();
  await turn(away);
  assert.equal(await away.locator("#question").innerText(), question);
  assert.deepEqual([...home.errors, ...away.errors], []);
  await home.context().close();
  await away.context().close();
});

test("a finished game is looked through, by its address and from its record", { timeout: 200000 }, async () => {
  const page = await visitor(here.browser);
  await againstBots(page);
  await playByClicks(page, 3);
  const over = page.url();
  assert.ok(await page.evaluate(() => document.activeElement.matches(".over h2")), "the result has the focus");
  await page.waitForFunction(() => scrollY === 0);
  const headline = await page.locator(".over h2").textContent();
  assert.match(headline, /^You win!|^You share the victory| wins, you are (second|third), \d+ points? behind$| as many points as you|share the victory, you/);
  const points = await page.locator(".ranking .points").allTextContents();
  const totals = await page.locator(".over tfoot td").allTextContents();
  assert.deepEqual(totals.map(Number).sort((a, b) => b - a), points.map((one) => parseInt(one, 10)), "the totals are the result");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download the record" }).click(),
  ]);
  const file = await download.path();
  await page.getByRole("link", { name: "Replay" }).click();
  await page.waitForSelector('main.replay[data-step="0"] .board');
  await page.keyboard.press("ArrowRight");
  await page.locator(".told").getByText(/ chooses: \w+/).waitFor();
  await page.keyboard.press("End");
  const last = await page.locator("main.replay").getAttribute("data-step");
  assert.ok(Number(last) > 10);
  const table = page.url().split("/")[5];
  await page.goto(`${here.server.url}/#/replay/${table}/4`);
  await page.waitForSelector('main.replay[data-step="4"]');
  await page.reload();
  await page.waitForSelector('main.replay[data-step="4"]');
  await page.getByRole("button", { name: "Play it" }).click();
  await page.waitForSelector('main.replay[data-step="6"]');
  await page.goto(`${here.server.url}/#/replay`);
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.waitForSelector("main.replay");
  await page.keyboard.press("End");
  assert.equal(await page.locator("main.replay").getAttribute("data-step"), last);
  await page.getByRole("link", { name: "Other games" }).click();
  await page.getByRole("heading", { name: "Your finished games" }).waitFor();
  await page.locator(".table-line").getByText(/^with \S+, \S+ · (won|place [23] of 3)$/).waitFor();
  await page.goto(over);
  await page.getByRole("button", { name: "Rematch" }).click();
  await page.waitForFunction((old) => location.href !== old, over);
  assert.equal((await turn(page)).over, false, "a rematch with bots begins at once");
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test("after a game against bots the next one may be against stronger ones", { timeout: 200000 }, async () => {
  const page = await visitor(here.browser);
  await againstBots(page);
  await page.goto(here.server.url);
  await page.locator(".continue").getByText(/^with \S+, \S+ · your turn$/).waitFor();
  await page.goBack();
  await playByClicks(page, 5);
  const over = page.url();
  await page.getByRole("button", { name: "Again, a bit stronger" }).click();
  await page.waitForFunction((old) => location.href !== old, over);
  assert.equal((await turn(page)).over, false, "it begins at once");
  const table = page.url().split("/").at(-1);
  const { seats } = (await (await fetch(`${here.server.url}/api/tables/${table}`)).json()).table;
  assert.deepEqual(seats.map((seat) => seat.bot).sort(), ["easy", "easy", null]);
  await page.goto(over);
  await page.getByRole("button", { name: "To the rematch" }).waitFor();
  assert.equal(await page.getByRole("button", { name: "Again, a bit stronger" }).count(), 0, "only once");
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test("what a card brings stands beside its name, and not its rules", { timeout: 60000 }, async () => {
  const page = await visitor(here.browser);
  await againstBots(page);
  const first = page.locator(".choices .choice").first();
  assert.equal(await page.locator("#question").textContent(), "Which two cards do you play?");
  assert.match(await first.textContent(), /^Captain \+ Admiralalone: \+\d+ VP$/);
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  assert.match(await page.locator(".hint-best").textContent(), /^\w+ \+ \w+$/);
  await page.context().close();
});

test("a file of another kind is no record", { timeout: 60000 }, async () => {
  const page = await visitor(here.browser);
  await page.goto(`${here.server.url}/#/replay`);
  const diary = { name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("Dear Diary") };
  await page.locator('input[type="file"]').setInputFiles(diary);
  await page.getByText("This is not a game record.", { exact: true }).waitFor();
  await page.context().close();
});

test("an unknown table is called that once", { timeout: 60000 }, async () => {
  const page = await visitor(here.browser);
  await page.goto(`${here.server.url}/#/t/aaaaaaaaaaaa`);
  await page.getByRole("heading", { name: "There is no such table" }).waitFor();
  assert.equal(await page.getByText(/no such table/i).count(), 1);
  await page.context().close();
});

test("where one taps, a link is shared by the device", { timeout: 60000 }, async () => {
  const page = await visitor(here.browser, {}, { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  await page.addInitScript(() => {
    navigator.share = async (what) => void (globalThis.shared = what);
  });
  await page.goto(`${here.server.url}/#/new/cuba/friends`);
  await page.click("form .primary");
  const link = await page.getByLabel("Link to this table").inputValue();
  await page.getByRole("button", { name: "Share" }).click();
  assert.deepEqual(await page.evaluate(() => globalThis.shared), { title: "Cuba", url: link });
  await page.context().close();
});

test("on a phone the game can be begun without scrolling", { timeout: 60000 }, async () => {
  const page = await visitor(here.browser, { language: "de" }, { viewport: { width: 360, height: 740 } });
  for (const mode of ["", "/friends", "/here"]) {
    await page.goto(`${here.server.url}/#/new/santo-domingo${mode}`);
    const box = await page.locator("form .primary").boundingBox();
    assert.ok(box.y + box.height <= 740, `${mode}: ${box.y}`);
  }
  await page.context().close();
});
