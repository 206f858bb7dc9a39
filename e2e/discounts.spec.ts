// A seller makes a discount code; a stranger on a phone buys with it; a piece of it is paid back.
import type { Page } from "@playwright/test";
import { a11yViolations } from "./a11y-violations.ts";
import { expect, heading, signIn, test, toasts } from "./one-desk.ts";
import { stockedSeller } from "./stocked-seller.ts";

const cart = (page: Page) => page.getByRole("dialog", { name: "Cart" });

test("a seller makes a code, a stranger buys with it, and what it gave away is counted", async ({
  desk,
  page,
  browser,
}) => {
  const seller = await stockedSeller(desk);
  await signIn(page, desk, seller);
  await page.goto(`${desk.url}/discounts`);
  await expect(heading(page, "Discounts")).toBeVisible();
  await page.getByRole("button", { name: "Add discount" }).click();
  const editor = page.getByRole("dialog", { name: "Add a discount" });
  await editor.getByLabel("Code", { exact: true }).fill("Spring20");
  await editor.getByLabel("Percent").fill("20");
  await editor.getByLabel("Total uses").fill("1");
  expect(await a11yViolations(page)).toEqual([]);
  await editor.getByRole("button", { name: "Add discount" }).click();
  const row = page.getByRole("listitem").filter({ hasText: "Spring20" });
  await expect(row).toContainText("20% off everything");
  await expect(row).toContainText("0 of 1 used");

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const visitor = await context.newPage();
  await visitor.goto(desk.url + seller.storePath);
  await visitor.getByRole("button", { name: "Add to cart" }).first().click();
  await visitor.getByRole("button", { name: "Cart, 1 item" }).click();
  await cart(visitor).getByRole("button", { name: "Add a discount code or gift card" }).click();
  await cart(visitor).getByLabel("Discount code or gift card").fill("nope");
  await cart(visitor).getByRole("button", { name: "Apply" }).click();
  await expect(cart(visitor).getByText("There is no discount code or gift card nope.")).toBeVisible();
  expect(await a11yViolations(visitor)).toEqual([]);
  await cart(visitor).getByRole("button", { name: "Remove nope" }).click();
  await cart(visitor).getByLabel("Discount code or gift card").fill(" SPRING20 ");
  await cart(visitor).getByLabel("Discount code or gift card").press("Enter");
  await expect(cart(visitor).getByText("Discount (Spring20)")).toBeVisible();
  await cart(visitor).getByRole("button", { name: "Check out as guest" }).click();
  const typed = {
    Name: "Grace Hopper",
    Email: "grace@example.com",
    Address: "1 Main St",
    "Postal code": "10001",
    City: "New York",
  };
  for (const [label, words] of Object.entries(typed))
    await cart(visitor).getByLabel(label, { exact: true }).fill(words);
  await cart(visitor)
    .getByRole("button", { name: /^Pay \$/ })
    .click();
  await visitor.waitForURL(/\/pay\//);
  await visitor.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(visitor.getByText(/^Thank you!/)).toBeVisible();
  await expect(visitor.getByText("Discount (Spring20)")).toBeVisible();
  expect(await visitor.evaluate(() => localStorage.getItem("discount_codes"))).toBeNull();
  await context.close();

  const [sold] = await desk.sql<{ number: string; subtotal: string; discount: string; total: string }>(
    "SELECT number, subtotal, discount, total FROM orders WHERE store_id = (SELECT id FROM stores WHERE user_id = $1)",
    [seller.id],
  );
  expect(Number(sold?.discount)).toBe(Math.round(Number(sold?.subtotal) * 0.2));
  await page.reload();
  await expect(row).toContainText("1 of 1 used");
  await expect(row).toContainText("Used up");
  await page.goto(`${desk.url}/orders?q=${sold?.number}`);
  await page.getByRole("row").filter({ hasText: "Grace Hopper" }).click();
  const drawer = page.getByRole("dialog", { name: `Order ${sold?.number}` });
  await expect(drawer.getByText("Discount (Spring20)")).toBeVisible();
  await drawer.getByRole("button", { name: "Refund…" }).click();
  const refund = page.getByRole("dialog", { name: `Refund order ${sold?.number}` });
  await refund.getByLabel("Reason").fill("Changed her mind");
  await refund.getByRole("button", { name: /^Refund \$/ }).click();
  await expect(toasts(page).getByText("Refund initiated successfully!")).toBeVisible();
  const [refunded] = await desk.sql<{ refunded: string }>("SELECT refunded FROM orders WHERE number = $1", [
    sold?.number,
  ]);
  expect(refunded?.refunded).toBe(sold?.total);
});
