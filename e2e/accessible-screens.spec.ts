// Every screen in both themes, on a desktop and on a phone, judged by axe.
import { countOf, patienceOf } from "../scripts/soak-list.mjs";
import { barriers } from "./barriers.ts";
import { expect, store, test } from "./one-desk.ts";
import { sellerScreens, strangerScreens } from "./screens.ts";
import { bookedSeller } from "./stocked-seller.ts";

const themes = ["dark", "light"] as const;
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

test("G10: no screen keeps anybody out, in either theme, at either width", async ({ desk, page }) => {
  test.setTimeout(patienceOf("screens"));
  const seller = await bookedSeller(desk);
  const found: string[] = [];
  const look = async (paths: readonly string[], stored: Record<string, string>) => {
    for (const theme of themes) {
      await store(page, desk, { ...stored, "theme-mode": theme });
      for (const size of sizes) {
        await page.setViewportSize(size);
        for (const path of paths) {
          await page.goto(desk.url + path);
          await page.getByRole("heading", { level: 1 }).first().waitFor();
          await page.waitForLoadState("networkidle");
          const place = `${path} ${theme} ${size.width}`;
          found.push(...(await barriers(page)).map((barrier) => `${place}: ${barrier}`));
        }
      }
    }
  };
  const most = countOf("screens");
  await look(strangerScreens.slice(0, most), {});
  await look(sellerScreens(seller).slice(0, most), {
    tokens: JSON.stringify(seller.tokens),
    cart: seller.cart,
  });
  expect(found).toEqual([]);
});
