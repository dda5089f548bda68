// A whole game of each kind through the page: by clicks alone, and one by keys alone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { playByClicks, playByKeys, tabTo } from "./play.mjs";
import { house, visitor } from "./server.mjs";

const here = house();

for (const [index, game] of ["santo-domingo", "santiago", "cuba"].entries())
  test(`${game} is played from the start to the end by clicks alone`, { timeout: 280000 }, async () => {
    const page = await visitor(here.browser);
    await page.goto(here.server.url);
    await page.click(`a[href="#/new/${game}"]`);
    await page.getByLabel(/Novice/).check();
    await page.click("form .primary");
    const { count, board } = await playByClicks(page, 7 + index);
    assert.ok(count > 5, `${count} decisions`);
    assert.ok(board > count / 2, `${board} of ${count} decisions were made on the board`);
    await page.waitForSelector(".over .ranking");
    assert.equal(await page.locator(".ranking li").count(), 3);
    assert.deepEqual(page.errors, []);
    await page.context().close();
  });

test("Santo Domingo is played from the start to the end by keys alone", { timeout: 280000 }, async () => {
  const page = await visitor(here.browser);
  await page.goto(here.server.url);
  await page.waitForSelector(".game-card");
  await tabTo(page, 'a[href="#/new/santo-domingo"]');
  await page.keyboard.press("Enter");
  await page.waitForSelector("form .primary");
  await tabTo(page, "form .primary");
  await page.keyboard.press("Enter");
  assert.ok((await playByKeys(page, 5)) > 5);
  await page.waitForSelector(".over .ranking");
  assert.deepEqual(page.errors, []);
  await page.context().close();
});
