// The header of spec 2, 3 and 4: breadcrumbs, cart, wallet, theme, user menu, and the names of the screens.
import type { Page } from "@playwright/test";
import { expect, heading, signIn, store, test, walkTo } from "./one-desk.ts";

const STORE = "Ada’s Workshop";
const screens: [path: string, ...breadcrumbs: string[]][] = [
  ["/appointments", "Home", "Appointments"],
  ["/appointments/no-show", "Home", "Appointments", "No-show"],
  ["/add-appointment", "Home", "Add Appointment"],
  ["/services", "Home", "Services"],
  ["/add-product", "Home", "Add Product"],
  ["/add-service", "Home", "Add Service"],
  ["/add-store-detail", "Home", "Store Details"],
  ["/orders", "Home", "Orders"],
  ["/transactions", "Home", "Transactions"],
  ["/transactions/refunds", "Home", "Transactions", "Refunds"],
  ["/ads-analytics", "Home", "Ads Analytics"],
  ["/cart-checkout", "Home", "Cart"],
  ["/pricing", "Home", "Pricing"],
  ["/withdrawal", "Home", "Withdraw Funds"],
  ["/faqs", "Home", "FAQ's"],
  ["/profile", "Home", "Profile"],
  ["/settings", "Home", "Settings"],
  ["/settings/activity", "Home", "Settings", "Activity Log"],
  ["/terms-and-conditions", "Home", "Terms & Conditions"],
  ["/privacy", "Home", "Privacy Policy"],
  ["/refund-policy", "Home", "Refund Policy"],
  ["/contact-us", "Home", "Contact Us"],
  ["/", "Home"],
];

const banner = (page: Page) => page.getByRole("banner");
const breadcrumbs = (page: Page) => page.getByRole("navigation", { name: "Breadcrumb" });
const cart = (page: Page, name: string) => banner(page).getByRole("link", { name, exact: true });
const dots = (page: Page) => breadcrumbs(page).getByRole("button", { name: "More breadcrumbs" });
const cartOf = (quantity: number) => {
  const price = { amount: 1200, currency: "USD" };
  const id = "0190a7c4-5b1e-7cc3-98c4-dc0c0c07398f";
  const item = { kind: "product", id, quantity, website_url: null, name: "Beeswax candle" };
  return JSON.stringify([{ ...item, price, image_url: null }]);
};
const account = (page: Page) => banner(page).getByRole("button", { name: "Account" });

test("names, crumbs, cart, wallet and menus of whoever is signed in", async ({ desk, page, context }) => {
  const ada = await desk.person(STORE);
  const number = ada.email.match(/\d+/)?.[0];
  await signIn(page, desk, ada);
  await page.goto(desk.url);
  await heading(page, "Home").waitFor();
  await expect(banner(page).getByRole("link", { name: /^Cart/ })).toHaveCount(0);
  await store(page, desk, { cart: cartOf(1) });
  await page.goto(desk.url);
  await expect(cart(page, "Cart, 1 item")).toBeVisible();

  await test.step("each screen has its crumbs, its heading with the focus, its title, and the cart", async () => {
    for (const [path, ...names] of screens) {
      await walkTo(page, path);
      const last = names.at(-1) ?? "";
      await expect(heading(page, last)).toBeFocused();
      await expect(breadcrumbs(page).getByRole("listitem")).toHaveText(names);
      await expect(breadcrumbs(page).locator("[aria-current=page]")).toHaveText(last);
      await expect(page).toHaveTitle(`${last} · ${STORE}`);
      await expect(cart(page, "Cart, 1 item")).toBeVisible();
      const alone = /^\/(profile|settings)/.test(path);
      await expect(page.getByRole("button", { name: "Back to dashboard" })).toHaveCount(alone ? 1 : 0);
    }
    await walkTo(page, "/some/where-else_now");
    await expect(breadcrumbs(page).getByRole("listitem")).toHaveText(["Home", "Where Else_now"]);
    await expect(heading(page, "Page not found")).toBeFocused();
    await expect(cart(page, "Cart, 1 item")).toBeVisible();
    await walkTo(page, "/profile");
    await page.getByRole("button", { name: "Back to dashboard" }).click();
    await expect(heading(page, "Home")).toBeFocused();
  });

  await test.step("no header on sign-in paths", async () => {
    await walkTo(page, "/auth/no-such-page");
    await heading(page, "Page not found").waitFor();
    await expect(banner(page).getByRole("button")).toHaveCount(0);
    await expect(breadcrumbs(page)).toHaveCount(0);
    await walkTo(page, "/");
    await heading(page, "Home").waitFor();
  });

  await test.step("middle crumbs under 768 px are dots that open them", async () => {
    await walkTo(page, "/transactions/refunds");
    await expect(dots(page)).toBeHidden();
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(breadcrumbs(page).getByRole("link", { name: "Transactions" })).toBeVisible();
    await expect(dots(page)).toBeHidden();
    for (const width of [767, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(breadcrumbs(page).getByRole("link", { name: "Transactions" })).toBeHidden();
      await expect(breadcrumbs(page).getByRole("link", { name: "Home" })).toBeVisible();
      await expect(breadcrumbs(page).getByText("Refunds")).toBeVisible();
      await expect(dots(page)).toBeVisible();
    }
    await dots(page).click();
    await page.getByRole("menuitem", { name: "Transactions" }).click();
    await expect(heading(page, "Transactions")).toBeFocused();
    await expect(dots(page)).toHaveCount(0);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step("the wallet's balance leads to the pricing page", async () => {
    const balance = banner(page).getByRole("link", { name: "Wallet balance $0.00", exact: true });
    await balance.click();
    await expect(page).toHaveURL(`${desk.url}/pricing`);
  });

  await test.step("after Add Credits has loaded the pricing page anew the cart is there again", async () => {
    await walkTo(page, "/faqs");
    const loaded = page.waitForEvent("domcontentloaded");
    await page.locator("[data-slot=sidebar]").getByRole("button", { name: "Add Credits" }).click();
    await loaded;
    await expect(cart(page, "Cart, 1 item")).toBeVisible();
    await expect(heading(page, "Pricing")).toBeVisible();
  });

  await test.step("two tabs hold one cart; clearing it removes the stored key", async () => {
    const other = await context.newPage();
    await other.goto(`${desk.url}/terms-and-conditions`);
    await expect(cart(other, "Cart, 1 item")).toBeVisible();
    await page.bringToFront();
    await cart(page, "Cart, 1 item").click();
    await page.getByRole("button", { name: "One more of Beeswax candle" }).click();
    for (const tab of [page, other]) await expect(cart(tab, "Cart, 2 items")).toHaveText("2");
    await page.getByRole("button", { name: "Clear cart" }).click();
    const sure = page.getByRole("dialog").getByRole("button", { name: "Clear cart" });
    await expect(sure.or(page.getByText("Your cart is empty."))).toBeVisible();
    if (await sure.isVisible()) await sure.click();
    for (const tab of [page, other])
      await expect(banner(tab).getByRole("link", { name: /^Cart/ })).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem("cart"))).toBeNull();
    await other.close();
  });

  await test.step("the user menu: who it is, five ways and the way out", async () => {
    await account(page).press("Enter");
    await expect(page.getByRole("menuitem")).toHaveText([
      `Person ${number}${ada.email}`,
      "Add Credits",
      "Terms & Conditions",
      "Privacy Policy",
      "Refund Policy",
      "Contact Us",
      "Log out",
    ]);
    await page.keyboard.press("Escape");
    await expect(account(page)).toBeFocused();
    for (const [name, path] of [
      [/^Person/, "/profile"],
      ["Add Credits", "/pricing"],
      ["Terms & Conditions", "/terms-and-conditions"],
      ["Privacy Policy", "/privacy"],
      ["Refund Policy", "/refund-policy"],
      ["Contact Us", "/contact-us"],
    ] as const) {
      await account(page).click();
      await page.getByRole("menuitem", { name }).click();
      await expect(page).toHaveURL(desk.url + path);
      await expect(page.getByRole("menu")).toHaveCount(0);
    }
    await account(page).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await expect(page).toHaveURL(`${desk.url}/auth/login`);
    await expect(banner(page)).toHaveCount(0);
  });

  await test.step("signed out it offers to log in, and there is no wallet", async () => {
    await page.goto(`${desk.url}/privacy`);
    await expect(account(page)).toHaveText("AccountSA");
    await expect(banner(page).getByText("Wallet")).toHaveCount(0);
    await account(page).click();
    await expect(page.getByRole("menuitem")).toHaveText(["Log in"]);
    await expect(page.getByRole("menu")).toContainText("GuestNot logged in");
    await page.getByRole("menuitem", { name: "Log in" }).click();
    await expect(page).toHaveURL(`${desk.url}/auth/login`);
  });
});

test("the cart is restored a second after start, the picture when it is loaded, the theme before all", async ({
  desk,
  page,
  browser,
}) => {
  const ada = await desk.person(STORE);
  const initials = `AccountP${ada.email.match(/\d/)?.[0]}`;
  await signIn(page, desk, ada);
  const html = page.locator("html");

  await test.step("the cart: not at 999 ms, but at 1000", async () => {
    // In its own context, because the clock is paused for all pages of a context.
    const tab = await browser.newPage();
    await store(tab, desk, { cart: cartOf(3) });
    await tab.clock.install({ time: Date.now() });
    await tab.clock.pauseAt(Date.now() + 1000);
    await tab.goto(`${desk.url}/demo-tailwind`);
    await heading(tab, "Style guide").waitFor();
    await tab.clock.runFor(999);
    await expect(account(tab)).toBeVisible();
    await expect(banner(tab).getByRole("link", { name: /^Cart/ })).toHaveCount(0);
    await tab.clock.runFor(1);
    await expect(cart(tab, "Cart, 3 items")).toBeVisible();
    await tab.close();
  });

  await test.step("the avatar falls back on initials until its picture is there, and when it fails", async () => {
    const png = Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    );
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route("**/auth/profile", async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      body.data.picture = "/uploads/0190a7c4-5b1e-7cc3-98c4-dc0c0c07398f.webp";
      await route.fulfill({ response: answer, json: body });
    });
    await page.route("**/uploads/*.webp", async (route) => {
      await held;
      await route.fulfill({ body: png, contentType: "image/png" });
    });
    const picture = account(page).locator("img");
    await page.goto(`${desk.url}/privacy`);
    await expect(account(page)).toHaveText(initials);
    await expect(picture).toHaveCount(0);
    letThrough();
    await expect(picture).toBeVisible();
    await expect(account(page)).toHaveText("Account");
    await page.route("**/uploads/*.webp", (route) => route.abort());
    await page.reload();
    await expect(account(page)).toHaveText(initials);
    await expect(picture).toHaveCount(0);
    await page.unrouteAll();
  });

  await test.step("the theme is dark by default; three choices, kept as they are called", async () => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(`${desk.url}/privacy`);
    await expect(html).toHaveClass("dark");
    expect(await page.evaluate(() => localStorage.getItem("theme-mode"))).toBeNull();
    for (const [name, mode, worn] of [
      ["Light", "light", "light"],
      ["Dark", "dark", "dark"],
      ["System", "system", "light"],
    ] as const) {
      await banner(page).getByRole("button", { name: "Theme" }).click();
      await expect(page.getByRole("menuitemradio")).toHaveText(["Dark", "Light", "System"]);
      await page.getByRole("menuitemradio", { name }).click();
      await expect(html).toHaveClass(worn);
      expect(await page.evaluate(() => localStorage.getItem("theme-mode"))).toBe(mode);
    }
    await banner(page).getByRole("button", { name: "Theme" }).click();
    const item = (name: string) => page.getByRole("menuitemradio", { name });
    await expect(page.getByRole("menu")).toBeFocused();
    await page.keyboard.press("d");
    await expect(item("Dark")).toBeFocused();
    await page.keyboard.press("s");
    await expect(item("Dark"), "a second letter within a second goes on with the word").toBeFocused();
    await page.waitForTimeout(1100);
    await page.keyboard.press("s");
    await expect(item("System")).toBeFocused();
    await page.keyboard.press("Escape");
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(html).toHaveClass("dark");
    await page.emulateMedia({ colorScheme: "light" });
    await expect(html).toHaveClass("light");
  });

  await test.step("the theme is worn before anything is painted, whoever made the scripts wait", async () => {
    for (const [mode, system, worn] of [
      [null, "light", "dark"],
      ["light", "dark", "light"],
      ["system", "light", "light"],
      ["system", "dark", "dark"],
      ["nonsense", "light", "dark"],
    ] as const) {
      const fresh = await browser.newContext({ colorScheme: system });
      const tab = await fresh.newPage();
      await store(tab, desk, mode === null ? {} : { "theme-mode": mode });
      await tab.route("**/assets/*.js", () => {});
      await tab.goto(`${desk.url}/privacy`, { waitUntil: "commit" });
      await tab.waitForFunction(() => document.body && document.styleSheets.length > 0);
      const painted = () => {
        const root = document.documentElement;
        const bright = getComputedStyle(root).backgroundColor.match(/\d+/)?.[0];
        return [root.className, Number(bright) > 127 ? "light" : "dark"];
      };
      expect(await tab.evaluate(painted), `${mode} on a ${system} system`).toEqual([worn, worn]);
      await fresh.close();
    }
  });
});

test.describe("on a tablet", () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

  test("the search field holds its words", async ({ desk, page }) => {
    await signIn(page, desk, await desk.person("Tablet Workshop"));
    await page.goto(desk.url);
    const field = page.getByRole("button", { name: /^Search/ });
    await expect(field).toBeVisible();
    const spare = await field.evaluate((button) => button.clientWidth - button.scrollWidth);
    expect(spare).toBeGreaterThanOrEqual(0);
  });
});
