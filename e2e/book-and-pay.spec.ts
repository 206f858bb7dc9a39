// A seller asks for a deposit; a stranger on a phone books and pays it with a product in the cart, moves the time, and
// cancels inside and outside the window of the seller's policy.
import type { Page } from "@playwright/test";
import { a11yViolations } from "./a11y-violations.ts";
import { expect, type OneDesk, signIn, stored, test, toasts } from "./one-desk.ts";
import { type Stock, stockedSeller } from "./stocked-seller.ts";
import { fillAddress, freeTimes, openFreeTimes, putAway, showNextMonth } from "./visitor.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: "en-US" });

const dialog = (page: Page) => page.getByRole("dialog");
async function askForDeposit(page: Page, desk: OneDesk, seller: Stock): Promise<void> {
  await signIn(page, desk, seller);
  await page.goto(`${desk.url}/services/${seller.serviceId}`);
  await page.getByLabel("Customers pay").selectOption("A deposit when they book");
  await page.getByLabel("Deposit", { exact: true }).fill("40");
  await expect(
    page.getByText("Customers pay $18.00 when they book and $27.00 at the appointment."),
  ).toBeVisible();
  expect(await a11yViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toasts(page).filter({ hasText: "Service saved" }).first()).toBeVisible();
  await page.goto(`${desk.url}/services`);
  await expect(page.getByText("Deposit $18.00")).toBeVisible();
}

async function pickTime(page: Page): Promise<void> {
  await openFreeTimes(page);
  await freeTimes(page).last().click();
  await expect(dialog(page).getByRole("heading", { name: "Your booking" })).toBeVisible();
}

/** Free cancellation until two days before; afterwards the deposit is kept. */
async function keepDepositsOf(desk: OneDesk, seller: Stock): Promise<void> {
  const policy = {
    cancel_before_minutes: 2880,
    late_cancel: { keep: "deposit" },
    no_show: { fee: null },
    text: "",
  };
  const answer = await fetch(`${desk.url}/api/marketplace-solopreneur/user/store`, {
    method: "PATCH",
    headers: {
      authorization: `Bearer ${seller.tokens.access.token}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ booking: { policy } }),
  });
  expect(answer.status).toBe(200);
}

/** In the details step: adds a product, pays, and opens the page of the booking. */
async function buyWithProduct(page: Page): Promise<void> {
  await dialog(page).getByRole("button", { name: "Add to cart" }).click();
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await page.getByRole("button", { name: "Cart, 2 items" }).click();
  const cart = page.getByRole("dialog", { name: "Cart" });
  await expect(cart.getByText("$18.00 deposit now, $27.00 at the appointment")).toBeVisible();
  await expect(cart.getByText("To pay at the appointment")).toBeVisible();
  expect(await a11yViolations(page)).toEqual([]);
  await cart.getByRole("button", { name: "Check out as guest" }).click();
  await fillAddress(cart, "Rosalind Franklin", "rosalind@example.com");
  await cart.getByRole("button", { name: /^Pay \$/ }).click();
  await page.waitForURL(/\/pay\//);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByText(/^Thank you!/)).toBeVisible();
  await expect.poll(() => stored(page, "cart")).toBe("[]");
  await expect(page.getByText("To pay at the appointment")).toBeVisible();
  expect(await a11yViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "Change" }).click();
  await expect(page.getByText("Confirmed", { exact: true })).toBeVisible();
}

async function cancel(page: Page, told: RegExp): Promise<void> {
  await page.getByRole("button", { name: "Cancel booking" }).click();
  await expect(dialog(page)).toContainText(told);
  await dialog(page).getByRole("button", { name: "Cancel booking" }).click();
  await expect(page.getByText("Your booking is cancelled.")).toBeVisible();
  await putAway(page);
}

test("a stranger pays a deposit and buys a product with it, moves the time, and cancels late and in time", async ({
  desk,
  page,
  browser,
}) => {
  const seller = await stockedSeller(desk);
  const own = await (await browser.newContext({ locale: "en-US" })).newPage();
  await askForDeposit(own, desk, seller);

  await keepDepositsOf(desk, seller);

  await page.goto(desk.url + seller.storePath);
  await expect(page.getByText("$18.00 deposit")).toBeVisible();
  // The first free day is today or tomorrow.
  await page.getByRole("button", { name: "Book", exact: true }).first().click();
  await freeTimes(page).last().click();
  await expect(dialog(page).getByRole("heading", { name: "Your booking" })).toBeVisible();
  await expect(dialog(page).getByText(/^Held for you for 1[45]:\d\d$/)).toBeVisible();
  await expect(dialog(page)).toContainText("the store keeps the deposit");
  expect(await a11yViolations(page)).toEqual([]);
  await buyWithProduct(page);
  await cancel(page, /keeps \$18\.00/);

  await page.goto(desk.url + seller.storePath);
  await page.getByRole("button", { name: "Book", exact: true }).first().click();
  await showNextMonth(page, "last");
  await freeTimes(page).last().click();
  await expect(dialog(page).getByRole("heading", { name: "Your booking" })).toBeVisible();
  await buyWithProduct(page);
  await page.getByRole("button", { name: "Reschedule" }).click();
  await showNextMonth(page, "last");
  await freeTimes(page).first().click();
  await dialog(page).getByRole("button", { name: "Move booking" }).click();
  await expect(page.getByText("Your booking is moved.")).toBeVisible();
  await putAway(page);
  await cancel(page, /You get \$18\.00 back/);

  const rows = await desk.sql<{ due: string; refunded: string; outcome: string }>(
    `SELECT o.due_later AS due, o.refunded, d.outcome FROM deposits d JOIN orders o ON o.id = d.order_id
     JOIN stores s ON s.id = o.store_id WHERE s.user_id = $1 ORDER BY o.number`,
    [seller.id],
  );
  expect(rows).toEqual([
    { due: "2700", refunded: "0", outcome: "kept" },
    { due: "2700", refunded: "1800", outcome: "returned" },
  ]);
  await own.close();
});

test("a time that leaves the cart can be picked again, and is paid for in full", async ({ desk, page }) => {
  const seller = await stockedSeller(desk);
  await desk.sql("UPDATE services SET payment_due = 'full' WHERE id = $1", [seller.serviceId]);
  await page.goto(desk.url + seller.storePath);
  await expect(page.getByText("Pay when you book")).toBeVisible();
  await pickTime(page);
  const [time = "none"] = /\d+:\d\d [ap]m/.exec(await dialog(page).innerText()) ?? [];
  await dialog(page).getByRole("button", { name: "Add to cart" }).click();
  await page.getByRole("button", { name: "Cart, 1 item" }).click();
  await dialog(page)
    .getByRole("button", { name: /^Remove / })
    .click();
  await dialog(page).getByRole("button", { name: "Back to the store" }).click();
  await pickTime(page);
  await expect(dialog(page)).toContainText(time);
  await dialog(page).getByRole("button", { name: "Continue to payment" }).click();
  const cart = page.getByRole("dialog", { name: "Cart" });
  await cart.getByLabel("Name", { exact: true }).fill("Rosalind Franklin");
  await cart.getByLabel("Email", { exact: true }).fill("rosalind@example.com");
  await cart.getByRole("button", { name: "Pay $45.00" }).click();
  await page.waitForURL(/\/pay\//);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByText(/^Thank you!/)).toBeVisible();
  await expect(page.getByText("To pay at the appointment")).toHaveCount(0);
});
