// A seller makes a gift card; a stranger on a phone spends a part of it, and pays the rest of a larger cart; the balance page and the
// seller's list say what is left.
import type { Page } from "@playwright/test";
import { a11yViolations } from "./a11y-violations.ts";
import { expect, heading, signIn, test, toasts } from "./one-desk.ts";
import { stockedSeller } from "./stocked-seller.ts";

const cart = (page: Page) => page.getByRole("dialog", { name: "Cart" });

const details = {
  Name: "Noor Haddad",
  Email: "noor.haddad@example.com",
  Address: "1 Main St",
  "Postal code": "10001",
  City: "New York",
};

test("a seller makes a gift card, a stranger spends it, and a refund goes back to it", async ({
  desk,
  page,
  browser,
}) => {
  const seller = await stockedSeller(desk);
  // As the operator lets a seller owe what they took in cash.
  await desk.sql("INSERT INTO debt_limits (user_id, amount, set_at) VALUES ($1, 10000, now())", [seller.id]);
  await signIn(page, desk, seller);
  await page.goto(`${desk.url}/gift-cards`);
  await expect(heading(page, "Gift Cards")).toBeVisible();
  await page.getByRole("button", { name: "Add gift card" }).click();
  const editor = page.getByRole("dialog", { name: "Add a gift card" });
  await editor.getByLabel(/^Amount/).fill("60");
  await editor.getByLabel("Recipient’s name").fill("Noor");
  expect(await a11yViolations(page)).toEqual([]);
  await editor.getByRole("button", { name: "Add gift card" }).click();
  const added = page.getByRole("dialog", { name: "$60.00 gift card" });
  const code = (await added.getByText(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/).textContent()) ?? "";
  await added.getByRole("button", { name: "Close" }).last().click();
  const row = page.getByRole("listitem").filter({ hasText: `•••• ${code.slice(-4)}` });
  await expect(row).toContainText("For Noor");
  await expect(page.getByText("Customers can still spend $60.00.")).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const visitor = await context.newPage();
  await visitor.goto(desk.url + seller.storePath);
  await visitor.getByRole("button", { name: "Add to cart" }).first().click();
  await visitor.getByRole("button", { name: "Cart, 1 item" }).click();
  await cart(visitor).getByRole("button", { name: "Add a discount code or gift card" }).click();
  await cart(visitor).getByLabel("Discount code or gift card").fill(code.toLowerCase());
  await cart(visitor).getByLabel("Discount code or gift card").press("Enter");
  await expect(cart(visitor).getByText(/stays on this gift card/)).toBeVisible();
  await expect(cart(visitor).getByText(`Gift card •••• ${code.slice(-4)}`)).toBeVisible();
  expect(await a11yViolations(visitor)).toEqual([]);
  await cart(visitor).getByRole("button", { name: "Check out as guest" }).click();
  for (const [label, words] of Object.entries(details))
    await cart(visitor).getByLabel(label, { exact: true }).fill(words);
  await cart(visitor).getByRole("button", { name: "Place order" }).click();
  await expect(visitor.getByText(/^Thank you!/)).toBeVisible();
  await expect(visitor.getByText(`Gift card •••• ${code.slice(-4)}`)).toBeVisible();

  const [sold] = await desk.sql<{ number: string; total: string }>(
    "SELECT number, total FROM orders WHERE store_id = (SELECT id FROM stores WHERE user_id = $1)",
    [seller.id],
  );
  const left = `$${((6000 - Number(sold?.total)) / 100).toFixed(2)}`;
  await visitor.goto(`${desk.url}/gift-card`);
  await visitor.getByLabel("Code").fill(code);
  await visitor.getByRole("button", { name: "Check balance" }).click();
  await expect(visitor.getByText(left, { exact: true })).toBeVisible();
  expect(await a11yViolations(visitor)).toEqual([]);
  await context.close();

  await page.reload();
  await expect(row).toContainText(left);
  await page.goto(`${desk.url}/orders?q=${sold?.number}`);
  await page.getByRole("row").filter({ hasText: "Noor Haddad" }).click();
  const drawer = page.getByRole("dialog", { name: `Order ${sold?.number}` });
  await expect(drawer.getByText(`Gift card •••• ${code.slice(-4)}`)).toBeVisible();
  await drawer.getByRole("button", { name: "Refund…" }).click();
  const refund = page.getByRole("dialog", { name: `Refund order ${sold?.number}` });
  await expect(refund.getByText(/goes back to the gift card that Noor Haddad paid with/)).toBeVisible();
  await refund.getByLabel("Reason").fill("Changed her mind");
  await refund.getByRole("button", { name: /^Refund \$/ }).click();
  await expect(toasts(page).getByText("Refund initiated successfully!")).toBeVisible();
  await expect
    .poll(async () => {
      const [card] = await desk.sql<{ balance: string }>(
        "SELECT balance FROM gift_cards WHERE store_id = (SELECT id FROM stores WHERE user_id = $1)",
        [seller.id],
      );
      return card?.balance;
    })
    .toBe("6000");
});
