// Home opens without a connection, with what was read last, and nothing of a seller stays once their session is over.
import { setTimeout as wait } from "node:timers/promises";
import type { BrowserContext, Page } from "@playwright/test";
import { M } from "@solodesk/contract/kernel/marketplace.ts";
import { expect, heading, pathOf, signIn, stored, test, toasts } from "./one-desk.ts";
import { hold } from "./requests.ts";

test.use({ serviceWorkers: "allow" });

const kept = "kept-answers";
const hourAfter = (instant: string) => new Date(Date.parse(instant) + 3_600_000).toISOString();
const pending = (page: Page) => page.getByRole("link", { name: "Pending appointments" });

/** Resolves when the app's document is kept; it is kept last. */
const isAppKept = (page: Page) =>
  expect.poll(() => page.evaluate(async () => (await caches.match("/")) !== undefined)).toBe(true);

const addresses = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open("app");
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });

/** Reading the storage of a page that shows nothing of the app. */
async function onBareFile(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${url}/favicon.svg`);
  return page;
}

test("without a connection Home shows what was read last, and reads again with one", async ({
  desk,
  page,
  context,
}) => {
  const seller = await desk.person("Harbour Cuts");
  await signIn(page, desk, seller);
  await page.goto(desk.url);
  await expect(pending(page)).toBeVisible();
  await isAppKept(page);
  for (const path of await addresses(page)) expect(path).toMatch(/^\/($|assets\/|icons\/|[a-z]+\.\w+$)/);
  await expect.poll(() => stored(page, kept)).toContain("Harbour Cuts");

  await context.setOffline(true);
  await page.reload();
  await expect(heading(page, "Home")).toBeVisible();
  await expect(pending(page)).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
  expect(pathOf(page)).toBe("/");

  const profile = page.waitForResponse("**/auth/profile");
  const figures = page.waitForResponse("**/api/marketplace-solopreneur/user");
  await context.setOffline(false);
  expect((await profile).ok()).toBe(true);
  expect((await figures).ok()).toBe(true);
  await expect(pending(page)).toBeVisible();
});

test("Home opens while the server restarts", async ({ desk, page }) => {
  await signIn(page, desk, await desk.person("Restart Cuts"));
  await page.goto(desk.url);
  await isAppKept(page);
  await page.route(/\/(auth|api)\//, (route) => route.fulfill({ status: 503, body: "Bad gateway" }));
  await page.reload();
  await expect(pending(page)).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
});

test("a session that was ended elsewhere leaves nothing behind once the server says so", async ({
  desk,
  page,
  context,
}) => {
  const seller = await desk.person("Lost Phone");
  await signIn(page, desk, seller);
  await page.goto(desk.url);
  await isAppKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(pending(page)).toBeVisible();

  await desk.sql("DELETE FROM sessions WHERE user_id = $1", [seller.id]);
  await context.setOffline(false);
  await expect(heading(page, "Log in")).toBeVisible();
  expect(await stored(page, kept)).toBeNull();
  expect(await stored(page, "tokens")).toBeNull();

  await context.setOffline(true);
  await page.goto(desk.url);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Lost Phone")).toHaveCount(0);
  await context.setOffline(false);
});

test("logging out removes what was kept; no store page is answered from it", async ({
  desk,
  page,
  context,
}) => {
  await signIn(page, desk, await desk.person("Open Door"));
  await page.goto(desk.url);
  await isAppKept(page);
  const bare = await onBareFile(context, desk.url);
  await expect.poll(() => stored(bare, kept)).toContain("Open Door");
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(heading(page, "Log in")).toBeVisible();
  expect(await stored(page, kept)).toBeNull();
  await context.setOffline(true);
  for (const path of ["/store/open-door", "/docs", "/pay/1", "/openapi.json"])
    await expect(bare.goto(desk.url + path), path).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(false);
});

test("a change made without a connection survives a reload and is sent once there is one", async ({
  desk,
  page,
  context,
}) => {
  const seller = await desk.person("Waiting Cuts");
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  // Without an address nobody asks him, so that the seller confirms it.
  const customer = { name: "Jonas Lind", email: "", phone: "" };
  const appointment = {
    title: "Cut",
    customer,
    starts_at: tomorrow,
    ends_at: hourAfter(tomorrow),
    status: "Pending",
  };
  const { token } = seller.tokens.access;
  const made = await desk.post(`${M}/create-appointment`, appointment, token);
  expect(made.ok, await made.clone().text()).toBe(true);
  const { id } = (await made.json()).data;
  await signIn(page, desk, seller);
  // What shows toasts loads last. The app is kept with it, because without a connection it can't be loaded any more.
  const release = await hold(page, "*/assets/toaster-*.js");
  await page.goto(desk.url);
  const toConfirm = page.getByRole("region", { name: "To confirm" });
  await expect(toConfirm).toContainText("Jonas Lind");
  await wait(6000);
  await release();
  await isAppKept(page);
  expect(await addresses(page)).toContainEqual(expect.stringContaining("/assets/toaster-"));
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^Can't connect\. Last updated/)).toBeVisible();

  await toConfirm.getByRole("button", { name: "Confirm Cut with Jonas Lind" }).click();
  await expect(toasts(page).filter({ hasText: "Can't connect" })).toBeVisible();
  await expect(toConfirm).toContainText("Confirmed offline, not sent yet");
  await page.reload();
  await expect(toConfirm).toContainText("Confirmed offline, not sent yet");
  await page.getByRole("button", { name: "Account" }).click();
  await expect(page.getByRole("menuitem", { name: "Log out and discard 1 unsent change" })).toBeVisible();
  await page.keyboard.press("Escape");

  await context.setOffline(false);
  await expect(toasts(page).filter({ hasText: "1 change sent" })).toBeVisible();
  await expect(toConfirm).toHaveCount(0);
  await expect(page.getByText(/^Can't connect/)).toHaveCount(0);
  const [row] = await desk.sql<{ status: string }>("SELECT status FROM appointments WHERE id = $1", [id]);
  expect(row?.status).toBe("Confirmed");
});
