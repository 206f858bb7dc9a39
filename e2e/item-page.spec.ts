// A stranger finds the pages of a product and a service in the sitemap, and buys and books there.
import type { Page } from "@playwright/test";
import { a11yViolations } from "./a11y-violations.ts";
import { expect, type OneDesk, pathOf, test } from "./one-desk.ts";
import { stockedSeller } from "./stocked-seller.ts";

const locations = async (address: string): Promise<string[]> =>
  Array.from(
    (await (await fetch(address)).text()).matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, found = ""]) => found,
  );

/** The pages of a store that the sitemap leads to. */
async function pagesOf(desk: OneDesk, storePath: string): Promise<string[]> {
  const parts = await locations(`${desk.url}/sitemap.xml`);
  const all = await Promise.all(parts.map((part) => locations(desk.url + new URL(part).pathname)));
  return all
    .flat()
    .map((found) => new URL(found).pathname)
    .filter((path) => path.startsWith(`${storePath}/`));
}

const overflows = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > globalThis.innerWidth);

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`a stranger finds a product and a service, ${viewport.width} pixels wide`, async ({ desk, page }) => {
    const seller = await stockedSeller(desk);
    const found = await pagesOf(desk, seller.storePath);
    const product = found.find((path) => path.includes("/p/")) ?? "";
    const service = found.find((path) => path.endsWith("/s/sewing-lesson")) ?? "";
    await page.setViewportSize(viewport);

    await test.step("puts two of the product into the cart", async () => {
      expect((await page.goto(desk.url + product))?.status()).toBe(200);
      const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
      await expect(page).toHaveTitle(`${name} – Ada’s Workshop`);
      await page.getByRole("button", { name: `One more of ${name}` }).click();
      await page.getByRole("button", { name: "Add to cart" }).first().click();
      await page.getByRole("button", { name: "Cart, 2 items" }).click();
      const cart = page.getByRole("dialog", { name: "Cart" });
      await expect(cart.getByText(name, { exact: true })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(cart).toHaveCount(0);
      expect(await overflows(page)).toBe(false);
      expect(await a11yViolations(page)).toEqual([]);
    });

    await test.step("comes to the store and back to the product by its name", async () => {
      const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
      await page.getByRole("link", { name: "Ada’s Workshop" }).click();
      await expect(page).toHaveURL(desk.url + seller.storePath);
      await page.getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(desk.url + product);
      // Links of before, which named the product's id on the store page.
      const id = await page.evaluate(() => JSON.parse(localStorage.getItem("cart") ?? "[]")[0].id);
      await page.goto("about:blank");
      await page.goto(`${desk.url}${seller.storePath}?utm_source=flyer#${id}`);
      await expect(page).toHaveURL(`${desk.url}${product}?utm_source=flyer`);
    });

    await test.step("opens the booking of the service", async () => {
      await page.goto(desk.url + service);
      expect(pathOf(page)).toBe(service);
      expect(await overflows(page)).toBe(false);
      expect(await a11yViolations(page)).toEqual([]);
      await page.getByRole("button", { name: "Book", exact: true }).first().click();
      await expect(page.getByRole("dialog", { name: "Book Sewing lesson" })).toBeVisible();
    });
  });
