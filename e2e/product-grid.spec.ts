// A seller changes several products and variants at once in a grid, and takes it back.
import { expect, signIn, test, toasts } from "./one-desk.ts";

const M = "/api/marketplace-solopreneur";

test("products are edited in a grid with the keyboard, saved together and undone", async ({ desk, page }) => {
  const mia = await desk.person("Mia’s Grid");
  const usd = (amount: number) => ({ amount, currency: "USD" });
  const add = (body: object) => desk.post(`${M}/user/products/own`, body, mia.tokens.access.token);
  const sizes = ["Small", "Large"];
  await add({ name: "Mug", price: usd(1500), cost: usd(600), sku: "MUG", stock: 4 });
  await add({
    name: "Soap",
    options: [{ name: "Size", values: sizes }],
    variants: sizes.map((Size) => ({ options: { Size }, price: usd(700), stock: 2 })),
  });
  const prices = async () => {
    const rows = await desk.sql<{ price: string }>(
      "select v.price from product_variants v join stores s on s.id = v.store_id where s.user_id = $1 order by position",
      [mia.id],
    );
    return rows.map(({ price }) => Number(price));
  };
  const shoot = async (name: string) => {
    const { SHOTS } = process.env;
    if (!SHOTS) return;
    for (const colorScheme of ["dark", "light"] as const)
      for (const width of [390, 1440]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await page.screenshot({ path: `${SHOTS}/${name}-${width}-${colorScheme}.png` });
      }
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, desk, mia);
  await page.goto(`${desk.url}/services`);
  await page.getByRole("button", { name: "Select all", exact: true }).click();
  await page.getByRole("button", { name: "Edit in a grid" }).click();
  const cell = (name: string) => page.getByRole("textbox", { name: new RegExp(`^${name}`) });
  await cell("Price, Soap – Small").fill("8.00");
  await page.keyboard.press("Enter");
  await expect(cell("Price, Soap – Large")).toBeFocused();
  await page.keyboard.type("a lot");
  await expect(page.getByText("Use an amount such as 45.00.")).toBeVisible();
  await shoot("wrong");
  await cell("Price, Soap – Large").fill("9.00");
  await page.getByRole("button", { name: "Save 2 changes" }).click();
  await expect(toasts(page).filter({ hasText: "2 changes saved" })).toBeVisible();
  expect(await prices()).toEqual([800, 900]);
  await toasts(page).getByRole("button", { name: "Undo" }).click();
  await expect(toasts(page).filter({ hasText: "Change undone" })).toBeVisible();
  expect(await prices()).toEqual([700, 700]);
});
