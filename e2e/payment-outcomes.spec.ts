// Payments that arrive late or twice, as their buyers (a member and a guest) and the seller see them.
import type { Page } from "@playwright/test";
import { TEST } from "../scripts/patience.mjs";
import { expect, type OneDesk, type Person, signIn, test } from "./one-desk.ts";
import { type Stock, stockedSeller } from "./stocked-seller.ts";

const M = "/api/marketplace-solopreneur";

interface Opened {
  payment: string;
  payPath: string;
  /** The number of each store's order. */
  numbers: string[];
}

/** Creates a payment for the same product from each of these stores. */
async function openPayment(
  desk: OneDesk,
  { sellers, product, buyer }: { sellers: readonly Stock[]; product: string; buyer?: Person },
): Promise<Opened> {
  const answer = await desk.post(
    `${M}/payment/create`,
    {
      items: sellers.map(({ storePath }) => ({
        id: product,
        quantity: 1,
        website_url: storePath.split("/").at(-1),
      })),
      customer: { name: "Grace Hopper", email: "grace@example.com" },
      shipping_address: { line1: "1 Main St", city: "New York", postal_code: "10001", country: "US" },
      gateway: "sandbox",
    },
    buyer?.tokens.access.token,
  );
  const text = await answer.text();
  expect(answer.status, text).toBe(201);
  const { payment_session_id, checkout_url, order_numbers } = JSON.parse(text);
  return {
    payment: payment_session_id,
    payPath: new URL(checkout_url, desk.url).pathname,
    numbers: order_numbers,
  };
}

async function choose(page: Page, desk: OneDesk, { payPath }: Opened, outcome: string): Promise<void> {
  await page.goto(desk.url + payPath);
  await page.getByText("More outcomes").click();
  await page.getByRole("button", { name: outcome }).click();
}

async function openOrder(page: Page, desk: OneDesk, number: string | undefined) {
  await page.goto(`${desk.url}/orders?q=${number}`);
  await page.getByRole("link", { name: `Order ${number}` }).click();
  return page.getByRole("dialog", { name: `Order ${number}` });
}

test("what is paid too late is had or goes back, and of two payments one does", async ({
  desk,
  page,
  browser,
}) => {
  const sellers = [await stockedSeller(desk), await stockedSeller(desk)];
  const [seller] = sellers;
  if (!seller) throw new Error("there is a seller");
  const [first, gone] = await desk.sql<{ id: string; stock: number | null }>(
    `SELECT p.id, p.stock FROM products p JOIN listings l ON l.product_id = p.id JOIN stores s ON s.id = l.store_id
     WHERE s.user_id = $1 AND coalesce(p.stock, 9) > 8 ORDER BY p.id LIMIT 2`,
    [seller.id],
  );
  if (!first || !gone) throw new Error("there are products");
  const buyer = await desk.person("Grace’s Corner");
  await signIn(page, desk, buyer);
  const elsewhere = await browser.newContext({ locale: "en-US" });
  const guest = await elsewhere.newPage();

  const guestLate = await openPayment(desk, { sellers, product: gone.id });
  await choose(guest, desk, guestLate, "Pay after it expired");
  await expect(guest.getByText(/^The time to pay is over/)).toBeVisible();
  const guestPage = guest.url();
  // Other buyers take the last piece before the payment arrives.
  await desk.sql("UPDATE products SET stock = 0 WHERE id = $1", [gone.id]);
  const late = await openPayment(desk, { sellers, product: first.id, buyer });
  await choose(page, desk, late, "Pay after it expired");
  await expect(page.getByText("The payment did not go through")).toBeVisible();
  const latePage = page.url();
  const arrives = Date.now() + 10_500;

  const twice = await openPayment(desk, { sellers, product: first.id, buyer });
  await choose(page, desk, twice, "Pay twice");
  await expect(page.getByText("Paid. Thank you!")).toBeVisible();
  const guestTwice = await openPayment(desk, { sellers, product: first.id });
  await choose(guest, desk, guestTwice, "Pay twice");
  await expect(guest.getByText(/^Thank you!/)).toBeVisible();
  await expect(async () => {
    await guest.reload();
    const history = guest.getByRole("region", { name: "History" });
    await expect(history).toContainText("It was paid twice: the second payment went back.", {
      timeout: 2_000,
    });
  }).toPass();

  await expect.poll(() => Date.now(), { timeout: TEST }).toBeGreaterThan(arrives);
  await page.goto(latePage);
  await expect(page.getByText("Paid. Thank you!")).toBeVisible();
  await guest.goto(guestPage);
  await expect(
    guest.getByText(/^What you ordered was no longer available when your payment arrived/),
  ).toBeVisible();
  await expect(guest.getByText("No longer available", { exact: true })).toBeVisible();
  await expect(async () => {
    await guest.reload();
    await expect(guest.getByText("The refund was paid out")).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await elsewhere.close();
  await desk.sql("UPDATE products SET stock = $2 WHERE id = $1", [gone.id, gone.stock]);

  await signIn(page, desk, seller);
  const paidLate = await openOrder(page, desk, late.numbers[0]);
  await expect(paidLate).toContainText("Ran out unpaid");
  await expect(paidLate).toContainText("Paid after all");
  await expect(await openOrder(page, desk, twice.numbers[0])).toContainText("It was paid twice");
  const lost = await openOrder(page, desk, guestLate.numbers[0]);
  await expect(lost).toContainText("no longer available when the payment arrived");
  await expect(lost).not.toContainText("Your earnings");
  const lines = await desk.sql<{ order_number: string; type: string }>(
    `SELECT order_number, p.type FROM postings p JOIN ledger_transactions t ON t.id = p.transaction_id
     WHERE user_id = $1 AND line IS NOT NULL ORDER BY order_number`,
    [seller.id],
  );
  // Every order that was paid is one sale, however many payments arrived. Refunded payments never reached the
  // seller.
  const sold = [late, twice, guestTwice].map(({ numbers }) => ({ order_number: numbers[0], type: "sale" }));
  expect(lines).toEqual(sold.toSorted((one, other) => Number(one.order_number) - Number(other.order_number)));
  const refunds = await desk.sql<{ kind: string; status: string; refunds: number }>(
    `SELECT kind, status, count(*)::int AS refunds FROM refunds WHERE payment_id = ANY($1) GROUP BY 1, 2 ORDER BY 1`,
    [[guestLate, late, twice, guestTwice].map(({ payment }) => payment)],
  );
  expect(refunds).toEqual([
    { kind: "late", status: "succeeded", refunds: 1 },
    { kind: "overpaid", status: "succeeded", refunds: 2 },
  ]);
});
