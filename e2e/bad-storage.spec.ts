// With invalid, full or disabled storage the app starts and shows its screens; at worst it forgets what was
// stored.
import type { Page } from "@playwright/test";
import { expect, heading, logIn, pathOf, store, stored, test, toasts, walkTo } from "./one-desk.ts";

const broken = ["{", "null", "[null]", '{"__proto__":{"admin":true}}'];
const invalidTokens = [
  ...broken,
  '{"access":"x","refresh":"y"}',
  '{"access":{"token":7,"expires":""},"refresh":{"token":"r","expires":""}}',
  '{"access":{"token":"\\r\\nX: 1","expires":""},"refresh":{"token":"r","expires":""}}',
  '{"access":{"token":"\u00e9\u0434","expires":""},"refresh":{"token":"\u00e9","expires":"never"}}',
  `{"access":{"token":"${"a".repeat(100_000)}","expires":""},"refresh":{"token":"r","expires":""}}`,
];
const invalidValues = [
  ...broken,
  '[{"id":1},{"kind":"product"},[],"x",{"__proto__":{"quantity":5},"quantity":-1}]',
  '{"owner":{},"at":"now","step":7,"values":[],"forms":{"/add-service service":{"name":{}}}}',
  "9".repeat(1_000_000),
];

/** Several of the keys in localStorage, all with the same invalid value. */
const allKeys = (value: string) => ({
  cart: value,
  "theme-mode": value,
  "store-draft": value,
  palette: value,
});

async function keep(page: Page, words: Record<string, string>): Promise<void> {
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, words);
}

async function shows(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path);
  await expect(heading(page, name)).toBeVisible();
}

test("nonsense under every key: the screen stands, dark, with an empty cart; broken tokens mean signed out", async ({
  desk,
  page,
  context,
}) => {
  await store(page, desk, {});
  for (const tokens of invalidTokens) {
    await keep(page, { tokens });
    await shows(page, `${desk.url}/orders`, "Log in");
    expect(pathOf(page)).toBe("/auth/login?redirect=%2Forders");
    await expect(toasts(page)).toHaveCount(0);
  }
  for (const value of ["x%0d%0aX:1", "%d0%b4"]) {
    await context.addCookies([{ name: "JWT_TOKEN", value, url: desk.url }]);
    await shows(page, `${desk.url}/orders`, "Log in");
  }
  await context.clearCookies();
  const seller = await desk.person("Nonsense Works");
  for (const value of invalidValues) {
    await keep(page, { tokens: JSON.stringify(seller.tokens), ...allKeys(value) });
    await page.evaluate((text) => sessionStorage.setItem("kept-forms", text), value);
    const cookie = { name: "sidebar_state", value: encodeURIComponent(value).slice(0, 3000), url: desk.url };
    await context.addCookies([cookie]);
    await shows(page, `${desk.url}/add-service`, "Add Service");
    await expect(page.locator("html")).toHaveClass("dark");
    await expect(page.getByLabel("Price")).toHaveValue("");
    expect(await page.evaluate(() => "admin" in {} || "quantity" in {})).toBe(false);
  }
  await page.waitForTimeout(1100);
  await expect(page.getByRole("link", { name: /^Cart/ })).toHaveCount(0);
  await shows(page, `${desk.url}/add-store-detail`, "Store Details");
  await expect(page.getByLabel("Store name")).toHaveValue("Nonsense Works");
});

test("storage and cookies switched off: one signs in, walks about and logs out; a full storage is no worse", async ({
  desk,
  page,
}) => {
  const seller = await desk.person("Private Works");
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    for (const [owner, name] of [
      [window, "localStorage"],
      [window, "sessionStorage"],
      [Document.prototype, "cookie"],
    ] as const) {
      Object.defineProperty(owner, name, { get: refuse, set: refuse, configurable: true });
    }
  });
  await shows(page, `${desk.url}/services`, "Log in");
  await logIn(page, seller);
  await expect(heading(page, "Services")).toBeVisible();
  await walkTo(page, "/add-service");
  await page.getByLabel("Name", { exact: true }).fill("Pottery lesson");
  await page.getByLabel("Price").fill("45");
  await page.getByRole("button", { name: "Add service" }).click();
  await expect(page.getByText("Pottery lesson").first()).toBeVisible();
  await page.getByRole("button", { name: "Toggle Sidebar" }).click();
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(heading(page, "Log in")).toBeVisible();
  await walkTo(page, "/orders");
  await expect(heading(page, "Log in")).toBeVisible();
});

test("a full storage: the session lasts as long as the page", async ({ desk, page }) => {
  const seller = await desk.person("Full Works");
  await store(page, desk, { filler: "x".repeat(5_242_870) });
  await shows(page, `${desk.url}/orders`, "Log in");
  await logIn(page, seller);
  await expect(heading(page, "Orders")).toBeVisible();
  expect(await stored(page, "tokens")).toBeNull();
  await walkTo(page, "/services");
  await expect(heading(page, "Services")).toBeVisible();
});
