// The route guard and the session exactly as in spec 2 and 4, in a real browser.
import {
  callsOf,
  expect,
  heading,
  logIn,
  pathOf,
  signIn,
  store,
  stored,
  test,
  toasts,
  walkTo,
} from "./one-desk.ts";

const profile = "GET /auth/profile";
const dashboard = "GET /api/marketplace-solopreneur/user";
const asked = (calls: string[]) => calls.filter((call) => call === profile || call === dashboard);
const jwt = "JWT_TOKEN";

test("a stranger: no call for profile or dashboard, the login keeps the whole wish, and signing in fulfils it", async ({
  desk,
  page,
  context,
}) => {
  const seller = await desk.person("Wish Works");
  const calls = callsOf(page);
  await page.goto(`${desk.url}/privacy`);
  await expect(heading(page, "Privacy Policy")).toBeVisible();
  await page.goto(`${desk.url}/services?tab=shared&q=soap#results`);
  await expect(heading(page, "Log in")).toBeVisible();
  expect(pathOf(page)).toBe("/auth/login?redirect=%2Fservices%3Ftab%3Dshared%26q%3Dsoap%23results");
  await page.getByRole("tab", { name: "Create account" }).click();
  await page.getByRole("tab", { name: "Log in" }).click();
  expect(asked(calls)).toEqual([]);

  await logIn(page, seller);
  await expect(heading(page, "Services")).toBeVisible();
  expect(pathOf(page)).toBe("/services?tab=shared&q=soap#results");
  expect(calls).not.toContain(profile);

  const [cookie] = (await context.cookies()).filter(({ name }) => name === jwt);
  const { access } = JSON.parse((await stored(page, "tokens")) ?? "");
  expect(cookie).toMatchObject({ value: access.token, path: "/", sameSite: "Strict", secure: false });
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 604_800)).toBeLessThan(600);

  calls.length = 0;
  await page.reload();
  await expect(heading(page, "Services")).toBeVisible();
  await walkTo(page, "/orders");
  await expect(heading(page, "Orders")).toBeVisible();
  expect(calls.filter((call) => call === profile)).toHaveLength(1);
});

test("signed-in visitors leave the sign-in screens: to their redirectPath, else Home", async ({
  desk,
  page,
}) => {
  const paths = ["/auth", "/auth/login", "/auth/register", "/auth/login?redirect=%2Forders"];
  await signIn(page, desk, await desk.person("Home Works"));
  for (const path of paths) {
    await page.goto(desk.url + path);
    await expect(heading(page, "Home")).toBeVisible();
    expect(pathOf(page)).toBe("/");
  }
  await signIn(page, desk, await desk.person());
  for (const path of paths) {
    await page.goto(desk.url + path);
    await expect(heading(page, "Store Details")).toBeVisible();
    expect(pathOf(page)).toBe("/add-store-detail");
  }
});

test("without a store every page but the open ones leads to where one is made, once a page load", async ({
  desk,
  page,
}) => {
  await signIn(page, desk, await desk.person());
  for (const path of ["/", "/services?tab=shared", "/profile", "/faqs", "/demo-tailwind", "/no-such-page"]) {
    await page.goto(desk.url + path);
    await expect(heading(page, "Store Details")).toBeVisible();
    expect(pathOf(page)).toBe("/add-store-detail");
  }
  const calls = callsOf(page);
  await walkTo(page, "/orders");
  await expect(heading(page, "Orders")).toBeVisible();
  expect(pathOf(page)).toBe("/orders");
  expect(asked(calls)).toEqual([]);
  const open = ["/terms-and-conditions", "/privacy", "/refund-policy", "/contact-us", "/google-redirect"];
  for (const path of open) {
    await page.goto(desk.url + path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(pathOf(page)).toBe(path);
  }
});

test("a refused refresh: tokens, cookie and user go without a word, the login remembers the page", async ({
  desk,
  page,
  context,
}) => {
  const seller = await desk.person("Refused Works");
  await signIn(page, desk, seller);
  await page.goto(`${desk.url}/services?tab=shared`);
  await expect(heading(page, "Services")).toBeVisible();
  await desk.post("/auth/logout", { refreshToken: seller.tokens.refresh.token });
  await page.getByRole("searchbox").fill("candle");
  await expect(heading(page, "Log in")).toBeVisible();
  const wanted = new URL(page.url()).searchParams.get("redirect");
  expect(wanted).toMatch(/^\/services\?tab=shared/);
  expect(await stored(page, "tokens")).toBeNull();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain(jwt);
  await walkTo(page, "/privacy");
  await page.getByRole("button", { name: "Account" }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["Log in"]);
  await expect(toasts(page)).toHaveCount(0);
});

test("a log-out counts in every tab, tells the server and keeps cart and theme; its failure is only logged", async ({
  desk,
  page,
  context,
}) => {
  const seller = await desk.person("Leaving Works");
  const cart = JSON.stringify([
    {
      kind: "product",
      id: "0190a7c4-5b1e-7cc3-98c4-dc0c0c07398f",
      quantity: 2,
      website_url: null,
      name: "Beeswax candle",
      price: { amount: 1200, currency: "USD" },
      image_url: null,
    },
  ]);
  await store(page, desk, { tokens: JSON.stringify(seller.tokens), cart, "theme-mode": "light" });
  await page.goto(`${desk.url}/orders`);
  const other = await context.newPage();
  await other.goto(`${desk.url}/services`);
  await expect(heading(other, "Services")).toBeVisible();
  const told = page.waitForRequest("**/auth/logout");
  const logOut = async () => {
    await page.bringToFront();
    await page.getByRole("button", { name: "Account" }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await expect(heading(page, "Log in")).toBeVisible();
  };
  await logOut();
  expect((await told).postDataJSON()).toEqual({ refreshToken: seller.tokens.refresh.token });
  expect(pathOf(page)).toBe("/auth/login");
  await expect(heading(other, "Log in")).toBeVisible();
  expect(new URL(other.url()).pathname).toBe("/auth/login");
  expect(await stored(page, "tokens")).toBeNull();
  expect(await context.cookies()).toEqual([]);
  expect(await stored(page, "cart")).toBe(cart);
  expect(await stored(page, "theme-mode")).toBe("light");
  await expect(page.locator("html")).toHaveClass("light");

  await page.bringToFront();
  await logIn(page, seller);
  await expect(heading(page, "Home")).toBeVisible();
  await expect(heading(other, "Home"), "a sign-in counts in every tab too").toBeVisible();
  await page.route("**/auth/logout", (route) => route.abort());
  const warned = page.waitForEvent("console", (message) => message.type() === "warning");
  await logOut();
  await warned;
  expect(await stored(page, "tokens")).toBeNull();
  // The toast of the sign-in may still be there.
  await expect(toasts(page).filter({ hasNotText: "Login successful" })).toHaveCount(0);
});

test("a profile answered with 500 clears the session silently; no answer keeps it and offers Retry", async ({
  desk,
  page,
}) => {
  const seller = await desk.person("Silent Works");
  await signIn(page, desk, seller);
  await page.route("**/auth/profile", (route) => route.abort());
  await page.goto(`${desk.url}/orders?status=open`);
  const retry = page.getByRole("button", { name: "Retry" });
  await expect(retry).toBeVisible();
  const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/auth/profile"));
  await retry.click();
  await failed;
  await expect(retry).toBeEnabled();
  expect(await stored(page, "tokens")).not.toBeNull();
  await page.unroute("**/auth/profile");
  await retry.click();
  await expect(heading(page, "Orders")).toBeVisible();
  expect(pathOf(page)).toBe("/orders?status=open");

  await page.route("**/auth/profile", (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(heading(page, "Log in")).toBeVisible();
  expect(pathOf(page)).toBe("/auth/login?redirect=%2Forders%3Fstatus%3Dopen");
  expect(await stored(page, "tokens")).toBeNull();
  await expect(toasts(page)).toHaveCount(0);
});
