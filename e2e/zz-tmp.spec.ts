import { expect, signIn, test } from "./one-desk.ts";
import { stockedSeller } from "./stocked-seller.ts";

for (const [width, theme] of [
  [390, "light"],
  [1440, "dark"],
  [390, "dark"],
  [1440, "light"],
] as const) {
  test(`${width} ${theme}`, async ({ desk, browser }) => {
    const seller = await stockedSeller(desk);
    await desk.sql("UPDATE services SET payment_due = 'deposit', deposit_percent = 40 WHERE id = $1", [
      seller.serviceId,
    ]);
    await desk.sql("UPDATE stores SET tax_bps = 825, shipping_flat = 500 WHERE user_id = $1", [seller.id]);
    const shot = async (page: any, name: string, full = false) => {
      await page.waitForTimeout(500);
      await page.screenshot({ path: `/tmp/p-${width}-${theme}-${name}.png`, fullPage: full });
    };
    const ctx = () =>
      browser.newContext({ locale: "en-US", viewport: { width, height: 900 }, colorScheme: theme });
    const own = await (await ctx()).newPage();
    await own.addInitScript((t) => localStorage.setItem("theme-mode", t), theme);
    await signIn(own, desk, seller);
    await own.goto(`${desk.url}/services/${seller.serviceId}`);
    await own.getByLabel("Customers pay").scrollIntoViewIfNeeded();
    await shot(own, "form");
    await own.goto(`${desk.url}/services`);
    await own.getByText("Deposit $18.00").scrollIntoViewIfNeeded();
    await shot(own, "services");
    const page = await (await ctx()).newPage();
    await page.goto(desk.url + seller.storePath);
    await page.getByText("$18.00 deposit").scrollIntoViewIfNeeded();
    await shot(page, "row");
    await page.getByRole("button", { name: "Book", exact: true }).first().click();
    await page
      .getByRole("dialog")
      .getByRole("group", { name: /^(Morning|Afternoon|Evening)$/ })
      .getByRole("button")
      .last()
      .click();
    await expect(page.getByRole("heading", { name: "Your booking" })).toBeVisible();
    await shot(page, "paystep");
    await page.getByRole("button", { name: "Add to cart and keep shopping" }).click();
    await page.getByRole("button", { name: "Add to cart" }).first().click();
    await page.getByRole("button", { name: "Cart, 2 items" }).click();
    const cart = page.getByRole("dialog", { name: "Cart" });
    await expect(cart.getByText("To pay at the appointment")).toBeVisible();
    await shot(page, "cart");
    await cart.getByRole("button", { name: "Check out as guest" }).click();
    const typed = {
      Name: "Grace Hopper",
      Email: "grace@example.com",
      Address: "1 Main St",
      "Postal code": "10001",
      City: "New York",
    };
    for (const [label, words] of Object.entries(typed))
      await cart.getByLabel(label, { exact: true }).fill(words);
    await cart.getByRole("button", { name: /^Pay \$/ }).scrollIntoViewIfNeeded();
    await shot(page, "details");
    await cart.getByRole("button", { name: /^Pay \$/ }).click();
    await page.waitForURL(/\/pay\//);
    await shot(page, "gateway");
    await page.getByRole("button", { name: "Pay", exact: true }).click();
    await expect(page.getByText(/^Thank you!/)).toBeVisible();
    await shot(page, "order", true);
    await page.getByRole("link", { name: "Change" }).click();
    await expect(page.getByText("Confirmed", { exact: true })).toBeVisible();
    await shot(page, "booking", true);
    await own.goto(`${desk.url}/orders`);
    await own.getByText("Grace Hopper").first().click();
    await own.waitForTimeout(800);
    await shot(own, "drawer");
    await own.goto(`${desk.url}/appointments/upcoming`);
    await own.getByText("Grace Hopper").first().click();
    await own.waitForTimeout(800);
    await shot(own, "appt");
    await own.goto(`${desk.url}/transactions`);
    await own.waitForTimeout(800);
    await shot(own, "wallet");
  });
}
