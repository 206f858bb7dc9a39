// A seller's own catalogue: products and services are searched, filtered and sorted together, and the address
// keeps it.
import type { Page } from "@playwright/test";
import { expect, pathOf, signIn, test, toasts } from "./one-desk.ts";
import { stockedSeller } from "./stocked-seller.ts";

const M = "/api/marketplace-solopreneur";
const products = (page: Page) => page.getByRole("table", { name: "Your products" }).locator("tbody tr");
const services = (page: Page) => page.getByRole("list", { name: "Your services" }).getByRole("listitem");
const searchBox = (page: Page) => page.getByRole("searchbox", { name: "Search your catalogue" });

test("search, category, shown and sort hold for products and services, survive Back, and are cleared at once", async ({
  desk,
  page,
}) => {
  const seller = await stockedSeller(desk);
  await signIn(page, desk, seller);
  const token = seller.tokens.access.token;
  const headers = { authorization: `Bearer ${token}` };
  const list = await fetch(`${desk.url}${M}/products/all?page=1&page_size=60`, { headers });
  const known = (await list.json()) as {
    products: { id: string; name: string; price: { amount: number } }[];
  };
  const product_ids = known.products.map(({ id }) => id);
  await desk.post(`${M}/user/products/select`, { product_ids }, token);
  const cheapest = known.products.toSorted((a, b) => a.price.amount - b.price.amount)[0];

  await page.goto(`${desk.url}/services`);
  await expect(page.getByRole("heading", { name: "Products 60" })).toBeVisible();
  await expect(services(page)).toHaveCount(2);

  // The button of a price opens and closes its form, and gets the focus back.
  const price = products(page)
    .first()
    .getByRole("button", { name: /^Your price/ });
  const priceForm = page.getByRole("dialog", { name: "Your price" });
  await price.click();
  await expect(priceForm).toBeVisible();
  await price.click();
  await expect(priceForm).toHaveCount(0);
  await price.press("Enter");
  await priceForm.getByLabel("Your price").fill("999.50");
  await page.keyboard.press("Enter");
  await expect(products(page).first()).toContainText("999.50");
  await expect(price).toBeFocused();

  // A product that was switched off is listed under "off the page"; the filter shows no services then.
  await page.getByRole("switch", { name: "On your store page", exact: true }).first().click();
  await expect(page.getByText("Taken off your store page")).toBeVisible();
  await page.getByLabel("Shown").selectOption("inactive");
  await expect(products(page)).toHaveCount(1);
  await expect(services(page)).toHaveCount(0);
  expect(pathOf(page)).toBe("/services?state=inactive");
  await page.getByLabel("Sort").selectOption("price");
  await page.getByLabel("Shown").selectOption("");
  await expect(products(page).first()).toContainText(cheapest?.name ?? "");
  expect(pathOf(page)).toBe("/services?sort=price");

  // The same for a service, in its row.
  const shown = page.getByRole("switch", { name: "Mending on your store page" });
  await shown.click();
  await expect(shown).not.toBeChecked();
  await page.getByLabel("Shown").selectOption("inactive");
  await expect(services(page)).toHaveText([/Mending/]);
  await toasts(page).filter({ hasText: "Mending" }).getByRole("button", { name: "Undo" }).click();
  await expect(services(page)).toHaveCount(0);
  await page.goBack();

  // Back undoes one choice. Leaving the screen and coming back undoes none.
  await page.goBack();
  await expect(page.getByLabel("Shown")).toHaveValue("inactive");
  await expect(products(page)).toHaveCount(1);
  await page.goForward();
  await searchBox(page).fill("sewing");
  await expect(services(page)).toHaveText([/Sewing lesson/]);
  await page.getByRole("link", { name: "Sewing lesson" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Edit Service" })).toBeVisible();
  await page.goBack();
  await expect(searchBox(page)).toHaveValue("sewing");
  await expect(page.getByLabel("Sort")).toHaveValue("price");
  await expect(services(page)).toHaveCount(1);

  // Two choices at the same moment: neither is lost.
  await searchBox(page).fill("zzqqzz");
  await expect(page.getByText("Nothing in your catalogue matches “zzqqzz”.")).toBeVisible();
  await page.evaluate(() => {
    [...document.querySelectorAll("button")]
      .find(({ textContent }) => textContent === "Clear filters")
      ?.click();
    const sort = document.querySelector<HTMLSelectElement>("select[aria-label=Sort]");
    if (!sort) throw new Error("no sort");
    sort.value = "-price";
    sort.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await expect(page.getByRole("heading", { name: "Products 60" })).toBeVisible();
  expect(pathOf(page)).toBe("/services?sort=-price");
  await expect(searchBox(page)).toHaveValue("");

  // Selected products stay selected during another search, and are removed together.
  await page
    .getByRole("checkbox", { name: /^Select / })
    .first()
    .click();
  await searchBox(page).fill("zzqqzz");
  await expect(page.getByText("Nothing in your catalogue matches")).toBeVisible();
  const bar = page.getByRole("region", { name: "Selection" });
  await expect(bar.getByText("1 selected")).toBeVisible();
  await bar.getByRole("button", { name: "Remove" }).click();
  await expect(toasts(page).getByText("Selected products have been removed")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page.getByRole("heading", { name: "Products 59" })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.getByRole("list", { name: "Your products" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

for (const width of [1440, 390]) {
  test(`Back leads to where the endless list was left, ${width} px wide`, async ({ desk, page }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page, desk, await stockedSeller(desk));
    await page.goto(`${desk.url}/services?tab=shared`);
    const row = (name: string) => page.getByText(name, { exact: true });
    // Further down than the first page of results.
    const far = width > 1000 ? 9_000 : 16_000;
    await expect
      .poll(() =>
        page.evaluate((y) => {
          window.scrollTo(0, y);
          return window.scrollY;
        }, far),
      )
      .toBe(far);
    // Rows that arrive are measured, and what is above the window may push it down.
    await expect(page.locator("main .animate-skeleton")).toHaveCount(0);
    await page.evaluate(async () => {
      for (let frames = 0, last = 0; frames < 10; frames += 1, last = scrollY) {
        await new Promise(requestAnimationFrame);
        if (scrollY !== last) frames = 0;
      }
    });
    const seen = await page.evaluate(() => {
      const names = [...document.querySelectorAll('[id^="product-"]')];
      const inSight = names.find((name) => name.getBoundingClientRect().top > 300);
      return { y: window.scrollY, name: inSight?.textContent ?? "" };
    });
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").fill("withdraw");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Withdraw Funds" })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.evaluate(() => history.back());
    await expect(row(seen.name)).toBeInViewport();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(seen.y);
  });
}
