// npm run pictures: takes README's pictures and its clip from the demo, light and dark, into docs/pictures.
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { ensureChromium } from "./ensure-chromium.mjs";
import { ROOT } from "./node24.mjs";

// sharp is a dependency of the server, not of the project's root.
const sharp = createRequire(join(ROOT, "server/package.json"))("sharp");
const folder = join(ROOT, "docs/pictures");
const executablePath = ensureChromium();
const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 780 };
const contextOptions = {
  deviceScaleFactor: 1.5,
  locale: "en-IE",
  timezoneId: "Europe/Dublin",
  reducedMotion: "reduce",
};

/** Resolves with the address of the demo. */
function startDemo() {
  const demo = spawn(process.execPath, [join(import.meta.dirname, "demo.mjs")], {
    env: { ...process.env, DEMO_DIR: join(ROOT, ".cache/pictures-demo"), PORT: "0" },
    stdio: ["ignore", "inherit", "pipe"],
  });
  let said = "";
  return new Promise((resolve, reject) => {
    demo.on("exit", () => reject(new Error("The demo ended.")));
    demo.stderr.on("data", (chunk) => {
      process.stderr.write(chunk);
      said += chunk;
      const url = /Open +(http:\S+)[^]*Ctrl/.exec(said)?.[1];
      if (url) resolve({ url, demo });
    });
  });
}

const save = (name, shot) =>
  sharp(shot)
    .webp({ quality: 82, effort: 6 })
    .toFile(join(folder, `${name}.webp`));

const settle = async (page) => {
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(600);
};

const screens = [
  { picture: "home", ready: "Worth a look" },
  { picture: "calendar", link: "Appointments", ready: "Add appointment" },
  { picture: "ads", link: "Ads Analytics", ready: "Spend and revenue" },
];

/** What the hairdresser sees. */
async function deskPictures(browser, url, theme) {
  const context = await browser.newContext({ ...contextOptions, viewport: desktop });
  await context.addInitScript((mode) => localStorage.setItem("theme-mode", mode), theme);
  const page = await context.newPage();
  await page.goto(`${url}/auth/login`);
  await page.getByRole("button", { name: /^Mia/ }).click();
  await page.waitForURL(`${url}/`);
  // The demo's bar is not part of what is shown.
  await page.addStyleTag({ content: "[aria-label='Demo'] { display: none }" });
  for (const { picture, link, ready } of screens) {
    if (link) await page.getByRole("link", { name: link }).first().click();
    await page.getByText(ready).first().waitFor();
    await page.getByText("Login successful").waitFor({ state: "hidden" });
    await settle(page);
    await save(`${picture}-${theme}`, await page.screenshot());
  }
  await context.close();
}

async function storePicture(browser, url) {
  const context = await browser.newContext({ ...contextOptions, viewport: desktop });
  const page = await context.newPage();
  await page.goto(`${url}/store/roche-pottery`);
  await settle(page);
  await save("store", await page.screenshot());
  await context.close();
}

/** A customer books a time on a phone; each step is a frame. */
async function bookingClip(browser, url) {
  const context = await browser.newContext({
    ...contextOptions,
    viewport: phone,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const frames = [];
  const frame = async () => {
    await settle(page);
    frames.push(await page.screenshot());
  };
  await page.goto(`${url}/store/mia-brennan-hair`);
  await frame();
  await page.getByRole("button", { name: "Book", exact: true }).first().click();
  const dialog = page.getByRole("dialog");
  const slots = dialog.getByRole("group", { name: /^(Morning|Afternoon|Evening)$/ }).getByRole("button");
  await slots.first().waitFor();
  await frame();
  await slots.last().click();
  await frame();
  await dialog.getByLabel("Name").fill("Saoirse Daly");
  await dialog.getByLabel("Email").fill("saoirse.daly@mail.example");
  await frame();
  await dialog.getByRole("button", { name: "Book", exact: true }).scrollIntoViewIfNeeded();
  await frame();
  await dialog.getByRole("button", { name: "Book", exact: true }).click();
  await dialog.getByRole("heading", { name: "You're booked" }).waitFor();
  await frame();
  await context.close();
  await sharp(frames, { join: { animated: true } })
    .webp({ quality: 75, effort: 6, delay: frames.map(() => 1500), loop: 0 })
    .toFile(join(folder, "booking.webp"));
}

const { url, demo } = await startDemo();
try {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  for (const theme of ["light", "dark"]) await deskPictures(browser, url, theme);
  await storePicture(browser, url);
  await bookingClip(browser, url);
  await browser.close();
} finally {
  demo.removeAllListeners("exit");
  demo.kill("SIGTERM");
}
