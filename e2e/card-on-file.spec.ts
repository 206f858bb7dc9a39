// A seller asks for a card on file; a stranger on a phone saves one and gets a confirmed time. The stranger doesn't come: the
// seller is told what is charged, and the fee arrives in the wallet. Another one reads what cancelling late costs.
import type { Browser, Page } from "@playwright/test";
import { a11yViolations } from "./a11y-violations.ts";
import { expect, type OneDesk, signIn, test, toasts } from "./one-desk.ts";
import { type Stock, stockedSeller } from "./stocked-seller.ts";
import { freeTimes, openFreeTimes } from "./visitor.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: "en-US" });

const dialog = (page: Page) => page.getByRole("dialog");

/** Writes a policy with a fee of $20 for a no-show and half the price for a late cancellation, then asks for a card. */
async function askForCard(desk: OneDesk, browser: Browser): Promise<{ seller: Stock; own: Page }> {
  const seller = await stockedSeller(desk);
  const own = await (await browser.newContext({ locale: "en-US" })).newPage();
  await signIn(own, desk, seller);
  const service = `${desk.url}/services/${seller.serviceId}`;
  await own.goto(service);
  await own.getByLabel("Customers pay").selectOption("Card on file: nothing when they book");
  await expect(own.getByText("There is no fee to charge yet.")).toBeVisible();
  expect(await a11yViolations(own)).toEqual([]);
  await own.getByRole("button", { name: "Save" }).click();
  await expect(own.getByText(/^A card on file needs a fee\./)).toBeVisible();
  await own.goto(`${desk.url}/settings/store`);
  await own.getByRole("button", { name: "Start with Strict" }).click();
  const form = own.getByRole("form", { name: "Cancellation policy" });
  await form.getByLabel("Free cancellation").selectOption("Until 7 days before");
  await form.getByLabel("After a late cancellation you keep").selectOption("50% of the price");
  await form.getByLabel("After a no-show you keep").selectOption("A fixed amount");
  await form.getByLabel(/^Amount in/).fill("30");
  await expect(
    form.getByText(/^If you don't come to it, the card is charged 50% of the price or \$30\.00/),
  ).toBeVisible();
  expect(await a11yViolations(own)).toEqual([]);
  await form.getByRole("button", { name: "Save policy" }).click();
  await expect(toasts(own).filter({ hasText: "Cancellation policy saved" })).toBeVisible();
  await own.goto(service);
  await own.getByLabel("Customers pay").selectOption("Card on file: nothing when they book");
  await expect(own.getByText(/^Customers save a card, and nothing is paid/)).toBeVisible();
  await own.getByRole("button", { name: "Save" }).click();
  await expect(toasts(own).filter({ hasText: "Service saved" }).first()).toBeVisible();
  return { seller, own };
}

/** Books a time next month, or the last one of the first free day, with a card; ends on the page of the booking. */
async function bookWithCard(
  page: Page,
  desk: OneDesk,
  seller: Stock,
  when: "soon" | "later",
): Promise<string> {
  await page.goto(desk.url + seller.storePath);
  await expect(page.getByText("Card on file, nothing to pay when you book")).toBeVisible();
  if (when === "later") await openFreeTimes(page);
  else await page.getByRole("button", { name: "Book", exact: true }).first().click();
  await freeTimes(page).last().click();
  await expect(dialog(page).getByText(/^Held for you for 1[45]:\d\d$/)).toBeVisible();
  await expect(dialog(page).getByText("You save a card, and nothing is charged now.")).toBeVisible();
  await expect(dialog(page).getByText("If you don't come, $30.00 is charged to your card.")).toBeVisible();
  expect(await a11yViolations(page)).toEqual([]);
  await dialog(page).getByRole("button", { name: "Continue to save a card" }).click();
  const cart = page.getByRole("dialog", { name: "Cart" });
  await cart.getByLabel("Name", { exact: true }).fill("Rosalind Franklin");
  await cart.getByLabel("Email", { exact: true }).fill(`rosalind-${seller.id.slice(-12)}@example.com`);
  await expect(cart.getByText("Nothing is charged now.")).toBeVisible();
  await expect(
    cart.getByText(/if you don't come, or cancel( after .+)?, up to \$30\.00 may be charged to this card\.$/),
  ).toBeVisible();
  expect(await a11yViolations(page)).toEqual([]);
  await cart.getByRole("button", { name: "Save a card" }).click();
  await page.waitForURL(/\/pay\//);
  await page.getByRole("button", { name: "Save test card" }).click();
  await expect(page.getByText(/^Thank you! Your card is saved, nothing was charged/)).toBeVisible();
  expect(await a11yViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "Change" }).click();
  await expect(page.getByText("Confirmed", { exact: true })).toBeVisible();
  await expect(page.getByText("Test card 4242")).toBeVisible();
  await expect(page.getByText(/^It is used only for this appointment,/)).toBeVisible();
  expect(await a11yViolations(page)).toEqual([]);
  const [row] = await desk.sql<{ id: string }>(
    `SELECT a.id FROM appointments a JOIN stores s ON s.id = a.store_id WHERE s.user_id = $1 AND a.status = 'Confirmed'
     ORDER BY a.created_at DESC LIMIT 1`,
    [seller.id],
  );
  return row?.id ?? "";
}

test("a stranger saves a card and doesn't come; the seller charges the fee", async ({
  desk,
  page,
  browser,
}) => {
  const { seller, own } = await askForCard(desk, browser);
  const id = await bookWithCard(page, desk, seller, "later");
  const guest = page.url();
  await desk.sql(
    `UPDATE appointments SET starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour',
       busy_until = now() - interval '1 hour', starts_local = (now() - interval '2 hours') AT TIME ZONE timezone WHERE id = $1`,
    [id],
  );
  await own.goto(`${desk.url}/appointments?appointment=${id}`);
  await expect(dialog(own).getByText("Card on file", { exact: true })).toBeVisible();
  expect(await a11yViolations(own)).toEqual([]);
  await dialog(own).getByRole("button", { name: "No-show…" }).click();
  await expect(own.getByText("$30.00 is charged to Test card 4242.")).toBeVisible();
  await own.getByText("Charge nothing").click();
  await expect(own.getByRole("button", { name: "Mark as no-show", exact: true })).toBeEnabled();
  await own.getByText("Charge the fee of the policy").click();
  expect(await a11yViolations(own)).toEqual([]);
  await own.getByRole("button", { name: "Mark as no-show and charge $30.00" }).click();
  await expect(
    toasts(own).filter({ hasText: "No-show recorded. $30.00 was charged to Test card 4242." }).first(),
  ).toBeVisible();

  const [fee] = await desk.sql<{ status: string; total: string; pending: string }>(
    `SELECT o.status, o.total, (SELECT balance FROM accounts WHERE user_id = $2 AND kind = 'pending') AS pending
     FROM appointment_cards c JOIN orders o ON o.id = c.fee_order_id WHERE c.appointment_id = $1`,
    [id, seller.id],
  );
  expect(fee).toMatchObject({ status: "paid", total: "3000" });
  expect(Number(fee?.pending)).toBeGreaterThan(2_500);
  await own.goto(`${desk.url}/orders`);
  await expect(own.getByText(/Fee for a missed appointment/).first()).toBeVisible();
  await page.goto(guest);
  await expect(page.getByText(/\$30\.00, charged \(.*Test card 4242.*\)/)).toBeVisible();
  expect(await a11yViolations(page)).toEqual([]);
  await own.close();
});

test("cancelling late says what is charged before it is", async ({ desk, page, browser }) => {
  const { seller, own } = await askForCard(desk, browser);
  const id = await bookWithCard(page, desk, seller, "soon");
  await page.reload();
  await expect(page.getByText("If you cancel now, $22.50 is charged to your card.")).toBeVisible();
  await page.getByRole("button", { name: "Cancel booking" }).click();
  await expect(dialog(page)).toContainText("$22.50 is charged to your card, Test card 4242");
  expect(await a11yViolations(page)).toEqual([]);
  await dialog(page).getByRole("button", { name: "Cancel booking" }).click();
  await expect(page.getByText("Your booking is cancelled.")).toBeVisible();
  await expect(page.getByText(/\$22\.50, charged/)).toBeVisible();
  const rows = await desk.sql<{ status: string; total: string }>(
    "SELECT o.status, o.total FROM appointment_cards c JOIN orders o ON o.id = c.fee_order_id WHERE c.appointment_id = $1",
    [id],
  );
  expect(rows).toEqual([{ status: "paid", total: "2250" }]);
  await own.close();
});
