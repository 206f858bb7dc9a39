// An order from payment to shipping and a partial refund, printed too, and as its buyer sees it.
import { a11yViolations } from "./a11y-violations.ts";
import { expect, heading, pathOf, signIn, store, test, toasts } from "./one-desk.ts";
import { sellOrder } from "./sold-order.ts";
import { stockedSeller } from "./stocked-seller.ts";

test("a seller leads an order on, gives a piece back and prints it; its buyer follows it", async ({
  desk,
  page,
}) => {
  const seller = await stockedSeller(desk);
  const buyer = await desk.person("Grace’s Corner");
  const { number, names } = await sellOrder(desk, seller, buyer, [2, 1]);
  const [first = "", second = ""] = names;
  const title = `Order ${number}`;

  await signIn(page, desk, seller);
  await page.goto(`${desk.url}/orders?status=paid&q=${encodeURIComponent(second)}`);
  await expect(heading(page, "Orders")).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: "Grace Hopper" });
  await expect(row).toContainText(`${first} and 1 more`);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  expect((await download).suggestedFilename()).toBe("orders.csv");

  // A click anywhere in the row opens the order.
  await row.click();
  const drawer = page.getByRole("dialog", { name: title });
  await expect(drawer.getByRole("region", { name: "Your earnings" })).toContainText("You earn");
  await drawer.getByLabel("Note").fill("Wants it wrapped");
  await drawer.getByRole("button", { name: "Save note" }).click();
  await expect(drawer.getByRole("region", { name: "History" })).toContainText("Wants it wrapped");
  await drawer.getByRole("button", { name: "Start processing" }).click();
  await drawer.getByRole("button", { name: "Mark as shipped…" }).click();
  await page.getByLabel("Tracking number or link").fill("1Z 999");
  await page.getByRole("button", { name: "Mark as shipped", exact: true }).click();
  await expect(drawer.getByText("1Z 999")).toBeVisible();

  await drawer.getByRole("button", { name: "Refund…" }).click();
  const dialog = page.getByRole("dialog", { name: `Refund order ${number}` });
  await dialog.getByRole("radio", { name: "Items" }).click();
  await dialog.getByRole("button", { name: `One more of ${first}` }).click();
  await dialog.getByLabel("Reason").fill("One arrived broken");
  const split = dialog.getByRole("region", { name: "Who pays what" });
  await expect(split).toContainText("Back to the customer");
  await expect(split).toHaveAttribute("aria-busy", "false");
  expect(await a11yViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: /^Refund \$/ }).click();
  await expect(toasts(page).getByText("Refund initiated successfully!")).toBeVisible();
  await expect(drawer.getByText("1 of 2 refunded")).toBeVisible();

  await drawer.getByRole("link", { name: "Receipt" }).click();
  const receipt = page.getByRole("dialog", { name: `Receipt, order ${number}` });
  await expect(receipt).toContainText("After refunds");
  await page.emulateMedia({ media: "print" });
  for (const chrome of [page.getByRole("button", { name: "Print" }), page.locator("[data-slot=sidebar]")])
    await expect(chrome).toBeHidden();
  // Only the receipt is printed.
  const printed = await page.evaluate(() => document.body.innerText);
  expect(printed).toMatch(new RegExp(`^\\s*(Receipt, order ${number})?\\s*Ada’s Workshop\\s*Receipt`));
  expect(printed).not.toContain("Sales");
  expect(printed).not.toContain("wholesale");
  for (const format of ["A4", "Letter"]) {
    const pdf = (await page.pdf({ format })).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b/g), format).toHaveLength(1);
  }
  await page.emulateMedia({ media: "screen" });
  await receipt.getByRole("button", { name: "Close" }).click();
  await drawer.getByRole("button", { name: "Close" }).click();
  await expect.poll(() => pathOf(page)).toBe(`/orders?status=paid&q=${encodeURIComponent(second)}`);

  await page.setViewportSize({ width: 390, height: 844 });
  await store(page, desk, { tokens: JSON.stringify(buyer.tokens), "theme-mode": "light" });
  await page.goto(`${desk.url}/orders?role=buyer&q=${number}`);
  const card = page.getByRole("link", { name: title });
  await expect(card).toBeVisible();
  expect(await a11yViolations(page)).toEqual([]);
  await card.click();
  const purchase = page.getByRole("dialog", { name: title });
  await expect(purchase).toContainText("1Z 999");
  await expect(purchase).not.toContainText("Wants it wrapped");
  await expect(purchase).not.toContainText("You earn");
  expect(await a11yViolations(page)).toEqual([]);
});

test("a seller sees what follows before cancelling a paid order, and then that happens", async ({
  desk,
  page,
}) => {
  const seller = await stockedSeller(desk);
  const buyer = await desk.person("Grace’s Garden");
  const { number, names } = await sellOrder(desk, seller, buyer, [2]);
  await signIn(page, desk, seller);
  await page.goto(`${desk.url}/orders?status=paid&q=${number}`);
  await page.getByRole("row").filter({ hasText: "Grace Hopper" }).click();
  const drawer = page.getByRole("dialog", { name: `Order ${number}` });
  await drawer.getByRole("button", { name: "Cancel…" }).click();
  const question = page.getByRole("dialog", { name: "Cancel this order?" });
  const follows = question.getByRole("region", { name: "What happens" });
  await expect(follows).toContainText("back the way they paid.");
  await expect(follows).toContainText(`2 × ${names[0]} goes back in stock.`);
  await expect(follows).toContainText("gets an email about it.");
  expect(await a11yViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await question.getByRole("button", { name: /^Cancel and refund \$/ }).click();
  await expect(toasts(page).getByText("Order cancelled")).toBeVisible();
  await expect(drawer.getByText("Cancelled").first()).toBeVisible();
});
