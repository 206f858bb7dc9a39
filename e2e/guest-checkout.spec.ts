// A guest on a phone buys from two stores at once: the payment is declined, then succeeds, and the order's
// page shows both.
import type { Page } from "@playwright/test";
import { a11yViolations } from "./a11y-violations.ts";
import { expect, type OneDesk, stored, test } from "./one-desk.ts";
import { stockedSeller } from "./stocked-seller.ts";

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  locale: "en-US",
  contextOptions: { reducedMotion: "no-preference" },
});

/** Other walks on this desk order as grace@example.com; the orders of this one are counted. */
const email = "grace-of-two-stores@example.com";

const cart = (page: Page) => page.getByRole("dialog", { name: "Cart" });
const addFirst = (page: Page) => page.getByRole("button", { name: "Add to cart" }).first().click();

async function fillCart(page: Page, desk: OneDesk): Promise<void> {
  const [first, second] = [await stockedSeller(desk), await stockedSeller(desk)];
  await page.goto(desk.url + first.storePath);
  await addFirst(page);
  await expect(page.getByRole("button", { name: "Cart, 1 item" })).toBeVisible();
  await page.goto(desk.url + second.storePath);
  await addFirst(page);
  await page.getByRole("button", { name: "Cart, 2 items" }).click();
}

async function goToPayment(page: Page): Promise<void> {
  await cart(page).getByRole("button", { name: "Check out as guest" }).click();
  await cart(page)
    .getByRole("button", { name: /^Pay \$/ })
    .click();
  await page.waitForURL(/\/pay\//);
}

test("a stranger buys from two stores: declined, left and gone on with, paid, and looked after by a link", async ({
  desk,
  page,
  browser,
}) => {
  await fillCart(page, desk);
  await expect(cart(page).getByRole("group", { name: "Ada’s Workshop" })).toHaveCount(2);
  await expect(cart(page).getByRole("button", { name: "Check out as guest" })).toBeEnabled();
  expect(await a11yViolations(page)).toEqual([]);
  await cart(page).getByRole("button", { name: "Check out as guest" }).click();
  await cart(page)
    .getByRole("button", { name: /^Pay \$/ })
    .click();
  await expect(cart(page).getByText("Enter an email address")).toBeVisible();
  const typed = {
    Name: "Grace Hopper",
    Email: email,
    Address: "1 Main St",
    "Postal code": "10001",
    City: "New York",
  };
  for (const [label, words] of Object.entries(typed))
    await cart(page).getByLabel(label, { exact: true }).fill(words);
  expect(await a11yViolations(page)).toEqual([]);
  const before = await stored(page, "cart");
  await cart(page)
    .getByRole("button", { name: /^Pay \$/ })
    .click();
  await page.waitForURL(/\/pay\//);
  await page.getByRole("button", { name: "Decline" }).click();
  await expect(page.getByText(/^The payment did not go through/)).toBeVisible();
  expect(await stored(page, "cart")).toBe(before);
  expect(await a11yViolations(page)).toEqual([]);

  await page.getByRole("link", { name: "Back to the cart" }).click();
  await page.getByRole("button", { name: "Cart, 2 items" }).click();
  // What was typed is restored.
  await goToPayment(page);
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(page.getByText(/^You have not paid yet/)).toBeVisible();
  expect(await stored(page, "cart")).toBe(before);
  await page.getByRole("link", { name: "Pay now" }).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByText(/^Thank you!/)).toBeVisible();
  await expect.poll(() => stored(page, "cart")).toBe("[]");
  await expect(page.getByRole("heading", { level: 1, name: /^Order \d+$/ })).toBeVisible();
  expect(await a11yViolations(page)).toEqual([]);

  // The link also works in another browser. The page links to the order from the other store.
  const elsewhere = await browser.newContext({ locale: "en-US", javaScriptEnabled: false });
  const reader = await elsewhere.newPage();
  await reader.goto(page.url().replace(/\?.*/, ""));
  await expect(reader.getByText(/^Thank you!/)).toBeVisible();
  await elsewhere.close();
  await page.getByRole("link", { name: "Your order from Ada’s Workshop" }).click();
  await expect(page.getByText(/^Thank you!/)).toBeVisible();

  const orders = await desk.sql<{ status: string; orders: string }>(
    `SELECT status, count(*) AS orders FROM orders WHERE customer_email = $1 GROUP BY 1 ORDER BY 1`,
    [email],
  );
  expect(orders).toEqual([
    { status: "cancelled", orders: "2" },
    { status: "paid", orders: "2" },
  ]);
});
