// What every screen must fulfil: accessible in both themes, and no horizontal scrolling at any width.
import type { Browser, Page } from "@playwright/test";
import { a11yViolations } from "./a11y-violations.ts";
import { expect, type OneDesk, store, test } from "./one-desk.ts";
import { sellerScreens, strangerScreens } from "./screens.ts";
import { bookedSeller } from "./stocked-seller.ts";

/** The rules that depend on the theme. */
const rulesOfColour = ["color-contrast", "link-in-text-block"];

/** The theme that a page shows. Of a page that keeps the other one also what could be the reason. */
async function themeSeen(wanted: string) {
  const shown = document.documentElement.className;
  if (shown === wanted) return { shown };
  const frame = new Promise((resolve) => requestAnimationFrame(() => resolve("a frame came")));
  const none = new Promise((resolve) => setTimeout(resolve, 1000, "no frame within a second"));
  return {
    shown,
    device: matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark",
    script: document.querySelector("[data-asleep]") ? "has not run" : "has run, or is not waited for",
    frame: await Promise.race([frame, none]),
    visibility: document.visibilityState,
  };
}

async function judge(page: Page, theme: "dark" | "light", width: number): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme });
  await page.setViewportSize({ width, height: 900 });
  const seen = () => page.evaluate(themeSeen, theme);
  await expect.poll(seen, page.url()).toEqual({ shown: theme });
  const found = await a11yViolations(page, theme === "dark" ? {} : { rules: rulesOfColour });
  return found.map((rule) => `${theme}, ${width} px: ${rule}`);
}

async function overflow(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  return wide > width ? [`${wide} px wide at ${width} px`] : [];
}

async function look(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  const findings = [
    ...(await judge(page, "dark", 1440)),
    ...(await judge(page, "light", 1440)),
    ...(await overflow(page, 768)),
    ...(await judge(page, "light", 390)),
    ...(await judge(page, "dark", 390)),
    ...(await overflow(page, 320)),
  ];
  return findings.map((finding) => `${new URL(address).pathname}: ${finding}`);
}

/** Checks two screens at a time. */
async function lookAll(browser: Browser, desk: OneDesk, paths: string[], kept: Record<string, string> = {}) {
  const findings: string[] = [];
  const waiting = [...paths];
  const lane = async () => {
    const page = await browser.newPage();
    await store(page, desk, { ...kept, "theme-mode": "system" });
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift())
      findings.push(...(await look(page, desk.url + path)));
    await page.close();
  };
  await Promise.all([lane(), lane()]);
  return findings;
}

test("G10: every screen of a visitor is accessible in both themes and sizes, and fits 768 and 320 px", async ({
  desk,
  browser,
}) => {
  expect(await lookAll(browser, desk, strangerScreens)).toEqual([]);
});

// In parts, which run at the same time.
const parts = 2;
for (let part = 0; part < parts; part += 1)
  test(`so is and does every screen of a seller, part ${part + 1} of ${parts}`, async ({ desk, browser }) => {
    const ada = await bookedSeller(desk);
    const kept = { tokens: JSON.stringify(ada.tokens), cart: ada.cart };
    const paths = sellerScreens(ada).filter((_, n) => n % parts === part);
    expect(await lookAll(browser, desk, paths, kept)).toEqual([]);
  });
