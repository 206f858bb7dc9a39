// A seller chooses how the store's page looks. A stranger on a phone sees it that way, and books from the bar below.
import { a11yViolations } from "./a11y-violations.ts";
import { expect, signIn, test, toasts } from "./one-desk.ts";
import { stockedSeller } from "./stocked-seller.ts";
import { freeTimes, openFreeTimes } from "./visitor.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: "en-US", colorScheme: "dark" });

test("visitors see the seller's theme and order of sections, and a bar to book on phones", async ({
  desk,
  page,
  browser,
}) => {
  const seller = await stockedSeller(desk);
  const own = await (await browser.newContext({ locale: "en-US" })).newPage();
  const look = page.locator("html");
  const bar = page.getByRole("main").getByRole("link", { name: "Book", exact: true });

  await test.step("a new store follows the visitor's device, with services first", async () => {
    await page.goto(desk.url + seller.storePath);
    await expect(look).toHaveClass("dark");
    await page.emulateMedia({ colorScheme: "light" });
    await page.reload();
    await expect(look).toHaveClass("light");
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toHaveText("Services");
    await page.emulateMedia({ colorScheme: "dark" });
  });

  await test.step("the seller makes it light, with products first", async () => {
    await signIn(own, desk, seller);
    await own.goto(`${desk.url}/settings/store`);
    await own.getByLabel("Light or dark").selectOption("Light");
    await expect(toasts(own).filter({ hasText: "Look saved" }).first()).toBeVisible();
    await own.getByRole("button", { name: "Move Services down" }).click();
    const order = own.getByRole("list", { name: "Section order" });
    await expect(order.getByRole("listitem")).toHaveText(["Products", "Services", "About"]);
    expect(await a11yViolations(own)).toEqual([]);
    await own.reload();
    await expect(order.getByRole("listitem")).toHaveText(["Products", "Services", "About"]);
    await expect(own.getByLabel("Light or dark")).toHaveValue("light");
  });

  await test.step("a stranger whose phone is dark sees it light, and books from the bar", async () => {
    await page.goto(desk.url + seller.storePath);
    await expect(look).toHaveClass("light");
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toHaveText("Products");
    await page.getByRole("heading", { name: "Services" }).scrollIntoViewIfNeeded();
    await expect(bar).toHaveCount(0);
    await page.evaluate(() => window.scrollTo({ top: 0 }));
    await expect(bar).toBeVisible();
    await expect(look).toHaveClass("light");
    expect(await a11yViolations(page)).toEqual([]);
    await bar.click();
    await expect(bar).toHaveCount(0);
    await openFreeTimes(page);
    await freeTimes(page).first().click();
    await page.getByLabel("Your name").fill("Grace Hopper");
    await page.getByLabel("Email").fill("grace@example.com");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Book", exact: true }).click();
    await dialog.getByRole("link", { name: "See or change it" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("button", { name: "Reschedule" })).toBeVisible();
    await expect(look).toHaveClass("light");
  });

  await test.step("the cart's button takes the place of the bar", async () => {
    await page.goto(desk.url + seller.storePath);
    await page.mouse.wheel(0, 10);
    await expect(bar).toBeVisible();
    await page.getByRole("button", { name: "Add to cart" }).first().click();
    await expect(page.getByRole("button", { name: "Cart, 1 item" })).toBeVisible();
    await expect(bar).toHaveCount(0);
  });
  await own.close();
});
