// Pictures of every screen, small enough to be kept: a wide one by day and a phone's by
// night, as WebP.
//
//     node test/screenshots.mjs FOLDER [--all] [SCREEN...]     --all: both themes at both sizes
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { finished, screens } from "./screens.mjs";
import { Server, launch, visitor } from "./server.mjs";

const all = process.argv.includes("--all");
const [folder, ...wanted] = process.argv.slice(2).filter((word) => word !== "--all");
const desktop = { name: "desktop", viewport: { width: 1280, height: 860 } };
const phone = { name: "phone", viewport: { width: 360, height: 740 } };
const kinds = [
  { theme: "light", ...desktop },
  { theme: "dark", ...phone },
  ...(all ? [{ theme: "dark", ...desktop }, { theme: "light", ...phone }] : []),
];

async function webp(page, png) {
  const address = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.width;
    canvas.height = image.height;
    canvas.getContext("2d").drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", 0.8);
  }, png.toString("base64"));
  return Buffer.from(address.split(",")[1], "base64");
}

const server = await new Server().start();
const browser = await launch();
try {
  mkdirSync(folder, { recursive: true });
  const converter = await browser.newPage();
  const over = await finished(server);
  for (const screen of screens) {
    if (wanted.length > 0 && !wanted.includes(screen.name)) continue;
    for (const { theme, name, viewport } of kinds) {
      const page = await visitor(browser, { theme }, { viewport });
      await screen.open(page, server, over);
      await page.mouse.move(0, 0);
      await page.waitForTimeout(400);
      /* What stays at an edge of the screen is shown there. */
      const stays = name === "phone" ? "dialog[open], .actions" : "dialog[open]";
      const whole = (await page.locator(stays).count()) === 0;
      if (whole) await page.evaluate(() => scrollTo(0, 0));
      const png = await page.screenshot({ fullPage: whole });
      const file = join(folder, `web-${screen.name}-${name}-${theme}`);
      if (all) writeFileSync(`${file}.png`, png);
      else writeFileSync(`${file}.webp`, await webp(converter, png));
      await page.context().close();
    }
  }
} finally {
  await browser.close();
  await server.end();
}
