// A visitor on a store page: opens it with a browser that is counted, books, and goes to the payment as a
// guest.
import type { Browser, BrowserContextOptions, Locator, Page } from "@playwright/test";
import { expect } from "./one-desk.ts";

/** A headless browser says so in its user agent, and visits of robots are not counted. */
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

export const visitor = async (browser: Browser, options: BrowserContextOptions = {}): Promise<Page> =>
  (await browser.newContext({ userAgent, locale: "en-US", ...options })).newPage();

/** Books the first service, in the last slot of the day shown. */
export async function book(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Book", exact: true }).first().click();
  const booking = page.getByRole("dialog");
  await freeTimes(page).last().click();
  await page.getByLabel("Your name").fill("Katherine Johnson");
  await page.getByLabel("Email").fill("katherine@example.com");
  await booking.getByRole("button", { name: "Book", exact: true }).click();
  await expect(booking.getByRole("heading", { name: "You're booked" })).toBeVisible();
  await page.keyboard.press("Escape");
  await putAway(page);
}

/** The free times of the day that the booking dialog shows. */
export const freeTimes = (page: Page): Locator =>
  page
    .getByRole("dialog")
    .getByRole("group", { name: /^(Morning|Afternoon|Evening)$/ })
    .getByRole("button");

/**
 * Shows the times of a day next month: late in the evening today has none, and the first one of today is soon too near to
 * be moved or cancelled.
 */
export async function openFreeTimes(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Book", exact: true }).first().click();
  await showNextMonth(page);
}

/** In the open dialog: shows the times of the first or the last free day next month. */
export async function showNextMonth(page: Page, day: "first" | "last" = "first"): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Next month" }).click();
  const days = dialog.getByRole("gridcell").getByRole("button", { name: /\d+ times free/ });
  await days[day]().click();
}

/** Waits until a closed dialog has removed its history entry. A page opened before that is cancelled or left again. */
export async function putAway(page: Page): Promise<void> {
  // A function, because the pages' CSP refuses to evaluate a string again.
  await page.waitForFunction(() => history.state?.overlay !== true);
}

/** Buys the first product, up to the gateway's own page. */
export async function goToPay(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await page.getByRole("button", { name: "Cart, 1 item" }).click();
  const cart = page.getByRole("dialog", { name: "Cart" });
  await cart.getByRole("button", { name: "Check out as guest" }).click();
  await fillAddress(cart, "Katherine Johnson", "katherine@example.com");
  await cart.getByRole("button", { name: /^Pay \$/ }).click();
  await page.waitForURL(/\/pay\//);
}

/** Fills in where a guest's order goes. */
export async function fillAddress(cart: Locator, name: string, email: string): Promise<void> {
  const typed = {
    Name: name,
    Email: email,
    Address: "1 Main St",
    "Postal code": "10001",
    City: "New York",
  };
  for (const [label, words] of Object.entries(typed))
    await cart.getByLabel(label, { exact: true }).fill(words);
}
