// The command palette, by keyboard alone and on the narrowest phone.
import type { Page } from "@playwright/test";
import { a11yViolations } from "./a11y-violations.ts";
import { addService } from "./desk.ts";
import { expect, heading, signIn, test } from "./one-desk.ts";

const palette = (page: Page) => page.getByRole("dialog", { name: "Search" });
const field = (page: Page) => palette(page).getByRole("combobox", { name: "Search" });

async function ask(page: Page, words: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(words);
}

/** Waits until every source has answered: the results of the start of a word show until then. */
const searched = (page: Page) => expect(palette(page).getByText(/^\d+ results?$/)).toBeAttached();

/** Returns the text of the option selected by keyboard, which `aria-activedescendant` names. */
async function chosen(page: Page): Promise<string> {
  const id = await field(page).getAttribute("aria-activedescendant");
  return (await page.locator(`[id="${id}"]`).innerText()).replaceAll("\n", " ").trim();
}

test("the palette leads everywhere by keyboard, obeys the content policy and is accessible in both themes", async ({
  desk,
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  const brought = () => fetched.some((path) => /\/assets\/palette-/.test(path));

  await page.goto(`${desk.url}/auth/login`);
  await page.keyboard.press("Control+k");
  await signIn(page, desk, await desk.person("Ada’s Workshop"));
  await addService(page, desk, "Sewing lesson");
  expect(brought(), "nobody has asked for it yet").toBe(false);

  await test.step("Escape gives the focus back", async () => {
    const search = page.getByRole("button", { name: "Search…" });
    await search.focus();
    await page.keyboard.press("Enter");
    await expect(field(page)).toBeFocused();
    expect(await a11yViolations(page, { within: "[role=dialog]" })).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(palette(page)).toHaveCount(0);
    await expect(search).toBeFocused();
    expect(brought()).toBe(true);
  });

  await test.step("a page by the word people use for it", async () => {
    await ask(page, "bookings");
    await searched(page);
    // Results that loaded later are below.
    await expect(palette(page).getByRole("option", { name: /Can customers book me online/ })).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    expect(await chosen(page)).toBe("Appointments");
    await page.keyboard.press("Enter");
    await expect(heading(page, "Appointments")).toBeFocused();
    await expect(palette(page)).toHaveCount(0);
  });

  await test.step("a product in spite of a slip of the finger", async () => {
    await ask(page, "candel");
    await searched(page);
    await expect(
      palette(page)
        .getByRole("option", { name: /candle/i })
        .first(),
    ).toBeVisible();
    await page.keyboard.press("End");
    const name = (await chosen(page)).replace(/ (?=\S*\$).*/, "");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/services\?tab=shared&q=.*&product=/);
    const product = page.getByRole("dialog").filter({ hasText: "Wholesale" });
    expect(name).toContain(await product.getByRole("heading").first().innerText());
    await page.keyboard.press("Escape");
    await expect(product).toHaveCount(0);
  });

  await test.step("an action from within a field, which keeps the focus", async () => {
    const box = page.getByRole("searchbox", { name: "Search products" });
    await box.focus();
    await ask(page, "theme light");
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveClass(/light/);
    await expect(box).toBeFocused();
    await ask(page, "se");
    await expect(palette(page).getByRole("option", { name: /Sewing lesson/ })).toBeVisible();
    expect(await a11yViolations(page, { within: "[role=dialog]" })).toEqual([]);
    await page.keyboard.press("Control+k");
    await expect(box).toBeFocused();
  });

  await test.step("a new tab with Ctrl, and the choice first the next time", async () => {
    await ask(page, "settings");
    const [tab] = await Promise.all([page.waitForEvent("popup"), page.keyboard.press("Control+Enter")]);
    await expect(tab).toHaveURL(`${desk.url}/settings`);
    await expect(heading(tab, "Settings")).toBeVisible();
    await tab.keyboard.press("Control+k");
    await expect(palette(tab).getByRole("group", { name: "Recent" }).getByRole("option")).toContainText([
      "Settings",
      "Switch theme to Light",
      /candle/i,
      "Appointments",
    ]);
    await tab.close();
  });

  await test.step("the narrowest phone: lines to hit, nothing sideways", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(field(page)).toBeFocused();
    const row = await palette(page).getByRole("option").first().boundingBox();
    // While the row is animating, its height may be a fraction less.
    expect(Math.round(row?.height ?? 0)).toBeGreaterThanOrEqual(48);
    await expect.poll(() => palette(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 320 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.keyboard.type("toggle sidebar");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Sidebar" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Search", exact: true })).toBeFocused();
  });

  await test.step("log-out forgets what was chosen; nobody searches who is signed out", async () => {
    await ask(page, "log out");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Log in" })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("palette"))).toBeNull();
    await page.keyboard.press("Control+k");
    await page.goto(`${desk.url}/contact-us`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("button", { name: "Search" })).toHaveCount(0);
    await expect(palette(page)).toHaveCount(0);
  });
});
