// A member buys from two stores at once, with each outcome that the test payment's page offers.
import type { Page } from "@playwright/test";
import { a11yViolations } from "./a11y-violations.ts";
import { expect, type OneDesk, signIn, store, stored, test, toasts } from "./one-desk.ts";
import { stockedSeller } from "./stocked-seller.ts";

interface Shelved {
  id: string;
  name: string;
}

/** One item from each of two stores; two pieces of the second. */
async function cartOf(desk: OneDesk): Promise<string> {
  const lines: object[] = [];
  for (const quantity of [1, 2]) {
    const { storePath } = await stockedSeller(desk);
    const slug = storePath.split("/").at(-1);
    const answer = await fetch(`${desk.url}/api/marketplace-solopreneur/user-store-link?website_url=${slug}`);
    const { data } = (await answer.json()) as { data: { products: (Shelved & { list_price: object })[] } };
    const [product] = data.products;
    lines.push({
      kind: "product",
      id: product?.id,
      quantity,
      website_url: slug,
      name: product?.name,
      price: product?.list_price,
      image_url: null,
    });
  }
  return JSON.stringify(lines);
}

const pay = (page: Page) => page.getByRole("button", { name: /^Pay \$/ });

async function goToPayment(page: Page): Promise<void> {
  const typed = { Address: "1 Main St", "Postal code": "10001", City: "New York" };
  for (const [label, words] of Object.entries(typed))
    await page.getByLabel(label, { exact: true }).fill(words);
  await pay(page).click();
  await page.waitForURL(/\/pay\//);
}

test("a member buys from two stores: declined, left and gone on with, paid", async ({ desk, page }) => {
  const cart = await cartOf(desk);
  const buyer = await desk.person("Grace’s Corner");
  await signIn(page, desk, buyer);
  await store(page, desk, { cart });
  await page.goto(`${desk.url}/cart-checkout`);
  await expect(page.getByRole("group", { name: "Ada’s Workshop" })).toHaveCount(2);
  await expect(pay(page)).toBeVisible();
  expect(await a11yViolations(page)).toEqual([]);

  await goToPayment(page);
  await page.getByRole("button", { name: "Decline" }).click();
  await expect(page.getByText("The payment did not go through")).toBeVisible();
  expect(await stored(page, "cart")).toBe(cart);
  await page.getByRole("main").getByRole("link", { name: "Back to the cart" }).click();

  // What was typed is restored.
  await expect(page.getByLabel("Address", { exact: true })).toHaveValue("1 Main St");
  await pay(page).click();
  await page.waitForURL(/\/pay\//);
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(page.getByText("You have not paid yet")).toBeVisible();
  expect(await stored(page, "cart")).toBe(cart);
  await page.getByRole("link", { name: "Pay now" }).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(toasts(page).getByText("Payment verified successfully!")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Order \d+/ })).toHaveCount(2);
  expect(await stored(page, "cart")).toBe("[]");
  await expect(page.getByRole("banner").getByRole("link", { name: /^Cart/ })).toHaveCount(0);

  const orders = await desk.sql<{ status: string; orders: string; stores: string }>(
    `SELECT o.status, count(*) AS orders, count(DISTINCT store_id) AS stores FROM orders o WHERE buyer_id = $1
     GROUP BY 1 ORDER BY 1`,
    [buyer.id],
  );
  expect(orders).toEqual([
    { status: "cancelled", orders: "2", stores: "2" },
    { status: "paid", orders: "2", stores: "2" },
  ]);
});
