// Mia's soap: a product of the seller's own with pictures and variants, from the form to the store page.
import { png } from "../server/test/test-pictures.ts";
import { expect, heading, type OneDesk, signIn, test } from "./one-desk.ts";

const M = "/api/marketplace-solopreneur";

async function miaOf(desk: OneDesk, width: number) {
  const mia = await desk.person(`Mia’s Soap ${width}`);
  await desk.sql("update stores set published = true where user_id = $1", [mia.id]);
  const [store] = await desk.sql<{ website_url: string }>(
    "select website_url from stores where user_id = $1",
    [mia.id],
  );
  return { mia, storePage: `${desk.url}/store/${store?.website_url}` };
}

for (const width of [390, 1440]) {
  test(`a soap with 6 variants and 3 pictures is added and sold, at ${width} px`, async ({ desk, page }) => {
    const { mia, storePage } = await miaOf(desk, width);
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, desk, mia);
    const shoot = async (name: string) => {
      const { SHOTS } = process.env;
      if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}-${width}.png`, fullPage: true });
    };
    const option = (name: string) => page.getByRole("group", { name, exact: true });
    const row = (name: string) => page.getByRole("group", { name, exact: true });

    await test.step("at the kitchen table: name, three pictures, price", async () => {
      await page.goto(`${desk.url}/add-product`);
      await expect(heading(page, "Add Product")).toBeVisible();
      await shoot("empty");
      await page.getByRole("button", { name: "Add product", exact: true }).click();
      await expect(page.getByText("Enter a name for the product.")).toBeVisible();
      await shoot("wrong");
      await page.getByLabel("Name", { exact: true }).fill("Lavender soap");
      const files = await Promise.all(
        [1, 2, 3].map(async (nth) => ({
          name: `side-${nth}.png`,
          mimeType: "image/png",
          buffer: await png(300 + nth, 300),
        })),
      );
      await page.locator("input[type=file]").setInputFiles(files);
      await expect(page.getByLabel("Alt text of picture 3")).toBeVisible();
      await page.getByLabel("Alt text of picture 3").fill("Cut soap");
      await page.getByRole("button", { name: "Move picture 3 up" }).press("Enter");
      await expect(page.getByRole("button", { name: "Move picture 2 up" })).toBeFocused();
      await page.getByLabel("Price", { exact: true }).fill("8,50");
      await page.getByLabel("Cost", { exact: true }).fill("3.30");
      await expect(page.getByText("You earn $5.20 on each (61%), before fees.")).toBeVisible();
      await shoot("bare");
    });

    await test.step("sizes and scents make six variants", async () => {
      await page.getByRole("button", { name: "Add options" }).click();
      await option("Option 1").getByLabel("Option name").fill("Size");
      await option("Size")
        .getByRole("textbox", { name: "Values", exact: true })
        .pressSequentially("100 g,250 g,");
      await page.getByRole("button", { name: "Add another option" }).click();
      await option("Option 2").getByLabel("Option name").fill("Scent");
      for (const scent of ["Lavender", "Rose", "Cedar"]) {
        await option("Scent").getByRole("textbox", { name: "Values", exact: true }).fill(scent);
        await option("Scent").getByRole("textbox", { name: "Values", exact: true }).press("Enter");
      }
      const rows = page.getByRole("list", { name: "Variants" }).getByRole("group");
      await expect(rows).toHaveCount(6);
      const all = page.getByRole("group", { name: "Set for all variants" });
      await all.getByLabel("Stock for all").fill("12");
      await all.getByRole("button", { name: "Apply to all" }).click();
      await row("250 g / Cedar").getByLabel("Price").fill("18");
      await shoot("six");
      await row("100 g / Rose").getByLabel("Price").fill("free");
      await row("100 g / Cedar").getByLabel("Stock").fill("-1");
      await page.getByRole("button", { name: "Add product", exact: true }).click();
      await expect(row("100 g / Rose").getByLabel("Price")).toBeFocused();
      await expect(row("100 g / Cedar").getByText("Use a whole number.")).toBeVisible();
      await shoot("six-wrong");
      await row("100 g / Rose").getByLabel("Price").fill("8.50");
      await row("100 g / Cedar").getByLabel("Stock").fill("12");
      await page.getByRole("button", { name: "Add product", exact: true }).click();
      await expect(heading(page, "Services")).toBeVisible();
    });

    await test.step("it stands in My catalogue with its mark and its lowest price", async () => {
      await expect(page.getByText("Lavender soap")).toBeVisible();
      await expect(page.getByText("Own", { exact: true })).toBeVisible();
      await expect(page.getByText("from $8.50")).toBeVisible();
      await shoot("mine");
    });

    await test.step("a value gets another name and every variant stays", async () => {
      const read = async () => {
        const [product] = await desk.sql<{ id: string }>(
          "select products.id from products join stores on stores.id = products.store_id where stores.user_id = $1",
          [mia.id],
        );
        const answer = await fetch(`${desk.url}${M}/user/products/own/${product?.id}`, {
          headers: { authorization: `Bearer ${mia.tokens.access.token}` },
        });
        const { data } = await answer.json();
        return data as { pictures: { alt: string }[]; variants: { id: string; stock: number }[] };
      };
      const before = await read();
      expect(before.variants).toHaveLength(6);
      expect(before.pictures.map(({ alt }) => alt)).toEqual(["", "Cut soap", ""]);
      await page.getByRole("button", { name: "Edit", exact: true }).click();
      await option("Scent").getByRole("button", { name: "Rose", exact: true }).click();
      await page.getByRole("menuitem", { name: "Rename" }).click();
      await page.getByLabel("New name of Rose").fill("Wild rose");
      await page.keyboard.press("Enter");
      await expect(row("100 g / Wild rose")).toBeVisible();
      await shoot("edit");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(heading(page, "Services")).toBeVisible();
      const after = await read();
      expect(after.variants.map(({ id }) => id)).toEqual(before.variants.map(({ id }) => id));
    });

    await test.step("visitors see it on the store page", async () => {
      await page.goto(storePage);
      await expect(page.getByRole("heading", { name: "Lavender soap" })).toBeVisible();
    });
  });
}
