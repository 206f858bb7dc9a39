// A change to a product at its source appears on a store page only after the seller has accepted it.
import { a11yViolations } from "./a11y-violations.ts";
import { expect, type OneDesk, signIn, test, toasts } from "./one-desk.ts";
import { stockedSeller } from "./stocked-seller.ts";

interface Listed {
  id: string;
  name: string;
  brand: string;
  price: string;
  wholesale_price: string;
}

const pageOf = async (desk: OneDesk, path: string) => (await fetch(desk.url + path)).text();

test("a change is told, looked at, taken, put back and kept out", async ({ desk, page }) => {
  const seller = await stockedSeller(desk);
  const listed = await desk.sql<Listed>(
    `SELECT p.id, p.name, p.brand, p.price, p.wholesale_price FROM products p JOIN listings l ON l.product_id = p.id
       JOIN stores s ON s.id = l.store_id WHERE s.user_id = $1 ORDER BY p.id`,
    [seller.id],
  );
  const [one, other] = listed;
  const change = (id: string | undefined, set: string) =>
    desk.sql(`UPDATE products SET ${set} WHERE id = $1`, [id]);
  await change(
    one?.id,
    "name = name || ' in a tin', price = price + 100, wholesale_price = wholesale_price + 1",
  );
  await change(other?.id, "brand = 'Somebody else'");
  expect(await pageOf(desk, seller.storePath)).not.toContain("in a tin");

  await signIn(page, desk, seller);
  await page.goto(`${desk.url}/services`);
  await page.getByRole("button", { name: "2 changed at source" }).click();
  await expect(page).toHaveURL(/state=changed/);
  await expect(page.getByRole("heading", { name: "Products 2" })).toBeVisible();
  const row = page.getByRole("row").filter({ has: page.locator(`#product-${one?.id}`) });
  const mark = row.getByRole("button", { name: "Changed at source" });
  await mark.press("Enter");
  const drawer = page.getByRole("dialog", { name: `What changed: ${one?.name}` });
  const field = (name: string) => drawer.getByRole("listitem", { name });
  await expect(drawer.getByRole("listitem")).toHaveCount(3);
  expect(await a11yViolations(page, { within: "[role=dialog]" })).toEqual([]);

  await field("Name").getByRole("button", { name: "Take new" }).click();
  await expect(field("Name")).toHaveCount(0);
  await expect(page.locator(`#product-${one?.id}`)).toHaveText(`${one?.name} in a tin`);
  await expect.poll(() => pageOf(desk, seller.storePath)).toContain("in a tin");
  await toasts(page).filter({ hasText: "Product updated" }).getByRole("button", { name: "Undo" }).click();
  await expect(field("Name")).toBeVisible();
  expect(await pageOf(desk, seller.storePath)).not.toContain("in a tin");

  // The product changes again while the drawer is open: the new value is not taken without being seen.
  await change(one?.id, "name = name || ' with a dent'");
  await field("Name").getByRole("button", { name: "Take new" }).click();
  await expect(toasts(page).getByText("product has changed again")).toBeVisible();
  await expect(field("Name")).toContainText("with a dent");

  await drawer.getByRole("button", { name: "Keep all" }).click();
  await expect(drawer.getByText("Nothing is left to decide.")).toBeVisible();
  await drawer.getByRole("button", { name: "Done" }).click();
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Products 1" })).toBeVisible();
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  expect(await pageOf(desk, seller.storePath)).not.toContain("in a tin");

  // Back closes the drawer and stays on the screen.
  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByRole("button", { name: "Changed at source", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/state=changed/);

  // Restores the products, because other tests share the catalogue.
  for (const { id, name, brand, price, wholesale_price } of listed)
    await desk.sql(
      "UPDATE products SET name = $2, brand = $3, price = $4, wholesale_price = $5 WHERE id = $1",
      [id, name, brand, price, wholesale_price],
    );
});
