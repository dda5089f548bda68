// Every screen of the page, and how one gets there.
import { turn, unfold } from "./play.mjs";
import { bots } from "./server.mjs";

/* A table that bots have played to its end. */
export async function finished(server) {
  const made = await server.table("santo-domingo", bots(2), { public: true });
  await server.post(`/api/tables/${made.table}`, { do: "bot", level: "novice" }, made.token);
  for (let i = 0; i < 400; i++) {
    const table = await (await fetch(`${server.url}/api/tables/${made.table}`)).json();
    if (table.phase === "over") return made;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error("the bots did not end their game");
}

async function play(page, server, game) {
  await page.goto(`${server.url}/#/new/${game}`);
  await page.waitForSelector("form .primary");
  await page.click("form .primary");
  await turn(page);
}

/* Some decisions on, so that there is something to see. */
async function further(page, count) {
  for (let i = 0; i < count; i++) {
    const { over, at } = await turn(page);
    if (over) return;
    await unfold(page);
    const choices = page.locator(".choices .choice");
    await choices.nth(i % (await choices.count())).click();
    await page
      .waitForFunction((old) => document.querySelector("main.table")?.dataset.at !== old, at)
      .catch(() => undefined);
  }
  await turn(page);
}

export const screens = [
  {
    name: "start",
    async open(page, server) {
      await page.goto(server.url);
      await page.waitForSelector(".game-card");
    },
  },
  {
    name: "create",
    async open(page, server) {
      await page.goto(`${server.url}/#/new/santiago`);
      await page.waitForSelector("form .primary");
      await page.click("summary");
    },
  },
  {
    name: "friends",
    async open(page, server) {
      await page.goto(`${server.url}/#/new/cuba/friends`);
      await page.waitForSelector(".sitter");
    },
  },
  {
    name: "lobby",
    async open(page, server) {
      await page.goto(`${server.url}/#/new/cuba/friends`);
      await page.waitForSelector(".sitter");
      await page.click("form .primary");
      await page.waitForSelector(".seat-list");
      const table = /#\/t\/([\w-]+)/.exec(page.url())[1];
      await server.post(`/api/tables/${table}`, { do: "join", name: "Bartolomé" });
      await page.waitForSelector(".seat-list .presence.away");
    },
  },
  {
    name: "join",
    async open(page, server) {
      const made = await server.post("/api/tables", {
        do: "create",
        game: "santiago",
        players: 3,
        name: "Ben",
        seats: ["open", "open", { bot: "easy" }],
      });
      await page.goto(`${server.url}/#/t/${made.table}`);
      await page.getByRole("button", { name: /Sit down|Hinsetzen/ }).waitFor();
    },
  },
  {
    name: "waiting", /* for people whose pages are closed, with clocks */
    async open(page, server) {
      const made = await server.table("santo-domingo", Array(4).fill("open"), {
        names: ["Bartolomé", "Consuelo", "Eu"],
        clock: { kind: "game", seconds: 5400 },
      });
      await server.post(`/api/tables/${made.table}`, { do: "act", action: "captain" }, made.token);
      await page.goto(`${server.url}/#/t/${made.table}/${made.token}`);
      await page.waitForSelector(".seats-bar .presence.away");
    },
  },
  {
    name: "santo-domingo",
    async open(page, server) {
      await play(page, server, "santo-domingo");
      await further(page, 3);
    },
  },
  {
    name: "santiago",
    async open(page, server) {
      await play(page, server, "santiago");
      await further(page, 9);
    },
  },
  {
    name: "cuba",
    async open(page, server) {
      await play(page, server, "cuba");
      await further(page, 16);
    },
  },
  {
    name: "guide",
    async open(page, server) {
      await page.goto(server.url);
      await page.evaluate(() => {
        const kept = JSON.parse(localStorage.getItem("antilles.settings"));
        localStorage.setItem("antilles.settings", JSON.stringify({ ...kept, guided: [], greeted: [] }));
      });
      await page.reload();
      await play(page, server, "santiago");
      await page.locator("dialog .primary").click();
      await page.waitForSelector(".guide");
    },
  },
  {
    name: "hint",
    async open(page, server) {
      await play(page, server, "santiago");
      await page.getByRole("button", { name: /^(Hint|Tipp)$/ }).click();
      await page.waitForSelector(".hint-best");
    },
  },
  {
    name: "settings",
    async open(page, server) {
      await page.goto(server.url);
      await page.getByRole("button", { name: /Settings|Einstellungen/ }).click();
      await page.waitForSelector("dialog[open]");
    },
  },
  {
    name: "hand-over",
    async open(page, server) {
      await page.goto(`${server.url}/#/new/santo-domingo/here`);
      await page.waitForSelector(".sitter");
      await page.click("form .primary");
      await turn(page);
      await unfold(page);
      await page.locator(".choices .choice").first().click();
      await page.waitForSelector(".hand-over");
    },
  },
  {
    name: "over",
    async open(page, server, over) {
      await page.goto(`${server.url}/#/t/${over.table}/${over.token}`);
      await page.waitForSelector(".over .race");
    },
  },
  {
    name: "replay",
    async open(page, server, over) {
      await page.goto(`${server.url}/#/replay/${over.table}/20`);
      await page.waitForSelector('main.replay[data-step="20"] .board *');
      await page.waitForSelector(".seats-bar li");
    },
  },
  {
    name: "replays",
    async open(page, server) {
      await page.goto(`${server.url}/#/replay`);
      await page.waitForSelector(".table-list li");
    },
  },
  {
    name: "rules",
    async open(page, server) {
      await page.goto(`${server.url}/#/rules/cuba`);
      await page.waitForSelector(".topics section");
    },
  },
  {
    name: "tables",
    async open(page, server) {
      await page.goto(`${server.url}/#/tables`);
      await page.waitForSelector("form .primary");
    },
  },
  {
    name: "account",
    async open(page, server) {
      await page.goto(`${server.url}/#/account`);
      await page.waitForSelector("form .primary");
    },
  },
];
