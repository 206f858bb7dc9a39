// A seller writes a cancellation policy; a stranger on a phone accepts it and cancels inside and outside its window; the
// seller sees what a no-show leads to before it is recorded.
import type { Browser, Page } from "@playwright/test";
import { a11yViolations } from "./a11y-violations.ts";
import { expect, type OneDesk, signIn, test, toasts } from "./one-desk.ts";
import { type Stock, stockedSeller } from "./stocked-seller.ts";
import { putAway } from "./visitor.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: "en-US" });

const strict = "You can move or cancel for free up to 7 days before your appointment.";
const lenient = "You can move or cancel for free until your appointment starts.";

const dialog = (page: Page) => page.getByRole("dialog");

/** A seller with a policy whose services are paid when they are booked, on the seller's own page. */
async function salon(desk: OneDesk, browser: Browser): Promise<{ seller: Stock; own: Page }> {
  const seller = await stockedSeller(desk);
  await desk.sql("UPDATE services SET payment_due = 'full' WHERE id = $1", [seller.serviceId]);
  const own = await (await browser.newContext({ locale: "en-US" })).newPage();
  await signIn(own, desk, seller);
  await own.goto(`${desk.url}/settings/store`);
  await own.getByRole("button", { name: "Start with Strict" }).click();
  const form = own.getByRole("form", { name: "Cancellation policy" });
  await form.getByLabel("Free cancellation").selectOption("Until 7 days before");
  await form.getByLabel("After a late cancellation you keep").selectOption("50% of the price");
  await form.getByLabel("After a no-show you keep").selectOption("100% of the price");
  await form.getByLabel("In your own words").fill("Ring the bell.");
  await expect(
    form.getByText("If you miss your appointment, the store keeps 100% of the price."),
  ).toBeVisible();
  expect(await a11yViolations(own)).toEqual([]);
  await form.getByRole("button", { name: "Save policy" }).click();
  await expect(toasts(own).filter({ hasText: "Cancellation policy saved" })).toBeVisible();
  return { seller, own };
}

/** Books and pays the first free time, which is within a week, and opens the booking. */
async function bookAndPay(page: Page, desk: OneDesk, seller: Stock, window: string): Promise<void> {
  await page.goto(desk.url + seller.storePath);
  await page.getByRole("button", { name: "Book", exact: true }).first().click();
  await dialog(page)
    .getByRole("group", { name: /^(Morning|Afternoon|Evening)$/ })
    .getByRole("button")
    .last()
    .click();
  await expect(dialog(page).getByText(window)).toBeVisible();
  await expect(dialog(page).getByText("Ring the bell.")).toBeVisible();
  await expect(dialog(page).getByText(/^Your appointment is less than 7 days away/)).toHaveCount(
    window === strict ? 1 : 0,
  );
  expect(await a11yViolations(page)).toEqual([]);
  await dialog(page).getByRole("button", { name: "Continue to payment" }).click();
  const cart = page.getByRole("dialog", { name: "Cart" });
  await cart.getByLabel("Name", { exact: true }).fill("Rosalind Franklin");
  await cart.getByLabel("Email", { exact: true }).fill(`rosalind-${seller.id.slice(-12)}@example.com`);
  await expect(cart.getByText(window)).toBeVisible();
  expect(await a11yViolations(page)).toEqual([]);
  await cart.getByRole("button", { name: "Pay $45.00" }).click();
  await page.waitForURL(/\/pay\//);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByText(/^Thank you!/)).toBeVisible();
  await page.getByRole("link", { name: "Change" }).click();
  await expect(page.getByText("Confirmed", { exact: true })).toBeVisible();
  await expect(page.getByText(window)).toBeVisible();
  expect(await a11yViolations(page)).toEqual([]);
}

async function cancel(page: Page, told: string[]): Promise<void> {
  await page.getByRole("button", { name: "Cancel booking" }).click();
  for (const words of told) await expect(dialog(page)).toContainText(words);
  expect(await a11yViolations(page)).toEqual([]);
  await dialog(page).getByRole("button", { name: "Cancel booking" }).click();
  await expect(page.getByText("Your booking is cancelled.")).toBeVisible();
  await putAway(page);
}

const refunds = async (desk: OneDesk, seller: Stock) =>
  (
    await desk.sql<{ refunded: string }>(
      `SELECT refunded FROM orders JOIN stores ON stores.id = store_id WHERE stores.user_id = $1 ORDER BY number`,
      [seller.id],
    )
  ).map(({ refunded }) => Number(refunded));

test("a stranger accepts a policy, cancels late and in time, and each booking keeps what was accepted", async ({
  desk,
  page,
  browser,
}) => {
  const { seller, own } = await salon(desk, browser);
  await bookAndPay(page, desk, seller, strict);
  await expect(page.getByRole("button", { name: "Reschedule" })).toHaveCount(0);

  // What the seller changes now holds for the next booking alone.
  const form = own.getByRole("form", { name: "Cancellation policy" });
  await form.getByLabel("Free cancellation").selectOption("Until the start");
  await form.getByRole("button", { name: "Save policy" }).click();
  await expect(form.getByRole("button", { name: "Save policy" })).toBeDisabled();
  await page.reload();
  await expect(page.getByText(strict)).toBeVisible();
  await cancel(page, ["You get $22.50 back.", "keeps $22.50 under the policy you accepted."]);
  await expect(page.getByText("Not refunded")).toBeVisible();

  await bookAndPay(page, desk, seller, lenient);
  await cancel(page, ["You get $45.00 back."]);
  expect(await refunds(desk, seller)).toEqual([2250, 4500]);
  await own.close();
});

test("before a no-show the seller reads what the customer gets back, and it happens", async ({
  desk,
  page,
  browser,
}) => {
  const { seller, own } = await salon(desk, browser);
  const form = own.getByRole("form", { name: "Cancellation policy" });
  await form.getByLabel("After a no-show you keep").selectOption("75% of the price");
  await form.getByRole("button", { name: "Save policy" }).click();
  await expect(form.getByRole("button", { name: "Save policy" })).toBeDisabled();
  await bookAndPay(page, desk, seller, strict);
  // Yesterday.
  await desk.sql(
    `UPDATE appointments SET starts_at = starts_at - interval '9 days', ends_at = ends_at - interval '9 days',
       busy_from = busy_from - interval '9 days', busy_until = busy_until - interval '9 days',
       starts_local = starts_local - interval '9 days'
     FROM stores WHERE stores.id = store_id AND stores.user_id = $1`,
    [seller.id],
  );
  await own.goto(`${desk.url}/appointments/confirmed`);
  await own.getByRole("button", { name: /^More for/ }).click();
  await own.getByRole("menuitem", { name: "No-show…" }).click();
  await expect(dialog(own)).toContainText("You keep $33.75 of what Rosalind Franklin paid");
  await expect(dialog(own)).toContainText("$11.25");
  expect(await a11yViolations(own)).toEqual([]);
  await dialog(own).getByRole("button", { name: "Mark as no-show and refund $11.25" }).click();
  await expect(toasts(own).filter({ hasText: "Marked as no-show" }).first()).toBeVisible();
  await expect.poll(() => refunds(desk, seller)).toEqual([1125]);
  await own.close();
});
