// Playing through the page as people do.

/* Waits until it is one's turn or the game is over; tells which. */
export async function turn(page) {
  await page.waitForSelector(
    'main.table[data-phase="over"], main.table[data-waiting="0"] .choices .choice:not([aria-disabled="true"])',
    { timeout: 60000, state: "attached" },
  );
  const main = page.locator("main.table");
  return {
    over: (await main.getAttribute("data-phase")) === "over",
    at: await main.getAttribute("data-at"),
  };
}

/* A long list is folded on a phone. */
export async function unfold(page) {
  const fold = page.locator('.unfold[aria-expanded="false"]:visible');
  if ((await fold.count()) > 0) await fold.click();
}

async function moved(page, at, timeout) {
  try {
    await page.waitForFunction(
      (before) => document.querySelector("main.table")?.dataset.at !== before,
      at,
      { timeout, polling: 30 },
    );
    return true;
  } catch {
    return false;
  }
}

/* One decision on the board itself: what glows is clicked, and what opens then; a button that
 * finishes what was picked comes first. */
async function clickBoard(page, random, at) {
  for (let tries = 0; tries < 4; tries++) {
    const finish = page.locator(".board .glow.primary:visible");
    const glowing = (await finish.count()) > 0 ? finish : page.locator(".board .glow:visible");
    const count = await glowing.count();
    if (count === 0) return false;
    await glowing
      .nth(Math.floor(random() * count))
      .click({ timeout: 3000 })
      .catch(() => undefined);
    const offered = page.locator("dialog[open] .choice");
    await page.waitForTimeout(40);
    const several = await offered.count();
    if (several > 0) await offered.nth(Math.floor(random() * several)).click();
    if (await moved(page, at, tries === 0 ? 250 : 700)) return true;
  }
  return false;
}

async function clickList(page, random, at) {
  await unfold(page);
  const choices = page.locator(".choices .choice");
  const count = await choices.count();
  if (count > 0)
    await choices
      .nth(Math.floor(random() * count))
      .click({ timeout: 5000 })
      .catch(() => undefined);
  return moved(page, at, 5000);
}

export function randomness(seed) {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

/* Plays to the end by clicks; tells how many decisions were made, and how many of them on
 * the board. */
export async function playByClicks(page, seed, most = 1000) {
  const random = randomness(seed);
  let board = 0;
  for (let count = 0; count < most; count++) {
    const { over, at } = await turn(page);
    if (over) return { count, board };
    if (await clickBoard(page, random, at)) board++;
    else await clickList(page, random, at);
  }
  throw new Error(`no end after ${most} decisions`);
}

/* Goes by Tab to what a selector names. */
export async function tabTo(page, selector, most = 150) {
  for (let i = 0; i < most; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${selector} is not reached by Tab`);
}

export async function playByKeys(page, seed, most = 1000) {
  const random = randomness(seed);
  for (let count = 0; count < most; count++) {
    const { over, at } = await turn(page);
    if (over) return count;
    await tabTo(page, ".choices .choice");
    for (let down = Math.floor(random() * 4); down > 0; down--) {
      await page.keyboard.press("Tab");
      if (!(await page.evaluate(() => document.activeElement?.matches(".choices .choice"))))
        await page.keyboard.press("Shift+Tab");
    }
    await page.waitForTimeout(450); /* what came just now is not answered by a key */
    await page.keyboard.press("Enter");
    await moved(page, at, 5000);
  }
  throw new Error(`no end after ${most} decisions`);
}
