// However the network fails, the screen or a toast says so, and the user can try again; never a blank page.
import type { Page, Route } from "@playwright/test";
import { expect, heading, pathOf, signIn, stored, test, toasts, walkTo } from "./one-desk.ts";

const M = "/api/marketplace-solopreneur";
const failures: Record<string, (route: Route) => Promise<void>> = {
  "a crash": (route) =>
    route.fulfill({ status: 500, contentType: "text/html", body: "<h1>Bad gateway</h1>" }),
  "half a JSON": (route) =>
    route.fulfill({ status: 200, contentType: "application/json", body: '{"products":[' }),
  "no answer": (route) => route.abort(),
};
const retry = (page: Page) => page.getByRole("button", { name: "Retry" });

test("dashboard and lists: Retry or the endpoint's own toast, and all is well once the network is", async ({
  desk,
  page,
}) => {
  await signIn(page, desk, await desk.person("Failing Works"));
  const screens = [
    { call: `${M}/user`, path: "/add-store-detail", name: "Store Details" },
    { call: `${M}/user/my-products`, path: "/services", name: "Services" },
    { call: `${M}/products/all`, path: "/services?tab=shared", name: "Services" },
  ];
  for (const { call, path, name } of screens) {
    for (const fail of Object.values(failures)) {
      const isCall = (url: URL) => url.pathname === call;
      await page.route(isCall, fail);
      await page.goto(desk.url + path);
      await expect(heading(page, name)).toBeVisible();
      await expect(retry(page).first()).toBeVisible();
      if (call === `${M}/user`)
        await expect(toasts(page).first()).toContainText("Failed to fetch user dashboard");
      await page.unroute(isCall);
      await retry(page).first().click();
      await expect(retry(page)).toHaveCount(0);
      await expect(heading(page, name)).toBeVisible();
      expect(pathOf(page)).toBe(path);
    }
  }
});

test("a profile cut in half keeps the session and offers Retry; a slow one covers the page until it comes", async ({
  desk,
  page,
}) => {
  await signIn(page, desk, await desk.person("Slow Works"));
  await page.route("**/auth/profile", failures["half a JSON"]!);
  await page.goto(`${desk.url}/orders`);
  await expect(retry(page)).toBeVisible();
  expect(await stored(page, "tokens")).not.toBeNull();
  await page.unroute("**/auth/profile");
  await page.route("**/auth/profile", async (route) => {
    await new Promise((done) => setTimeout(done, 800));
    await route.continue();
  });
  await retry(page).click();
  await expect(heading(page, "Orders")).toBeVisible();
  await page.goto(`${desk.url}/orders`);
  await expect(page.getByRole("status", { name: "Loading" })).toBeVisible();
  await expect(heading(page, "Orders")).toBeVisible();
});

test("a proxy that has no server behind it signs nobody out, whichever call it answers", async ({
  desk,
  page,
}) => {
  await signIn(page, desk, await desk.person("Restart Works"));
  const profile = "**/auth/profile";
  const refresh = "**/auth/refresh-tokens";
  const gateway = (status: number) => (route: Route) =>
    route.fulfill({ status, contentType: "text/html", body: "<h1>Bad gateway</h1>" });
  const showsRetry = async () => {
    await page.goto(`${desk.url}/orders`);
    await expect(retry(page)).toBeVisible();
    await expect(page.getByText("you are still signed in")).toBeVisible();
    expect(await stored(page, "tokens")).not.toBeNull();
  };
  for (const status of [502, 503, 504]) {
    await page.route(profile, gateway(status));
    await showsRetry();
    await page.unroute(profile);
  }
  const expired = { status: 401, json: { status: false, code: "token_expired", error: "", request_id: "" } };
  await page.route(profile, (route) => route.fulfill(expired));
  await page.route(refresh, gateway(503));
  await showsRetry();
  await page.unroute(profile);
  await page.unroute(refresh);
  await retry(page).click();
  await expect(heading(page, "Orders")).toBeVisible();
});

test("offline in the middle of a walk: what is here stays, what is not here says so and comes back", async ({
  desk,
  page,
  context,
}) => {
  await signIn(page, desk, await desk.person("Offline Works"));
  await page.goto(`${desk.url}/add-service`);
  await page.getByLabel("Name", { exact: true }).fill("Pottery lesson");
  await page.getByLabel("Price").fill("45");
  await expect(page.getByRole("region", { name: /^Notifications/ })).toBeAttached();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Add service" }).click();
  await expect(toasts(page)).toHaveCount(1);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Pottery lesson");
  await walkTo(page, "/demo-tailwind");
  await expect(retry(page)).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  expect(await stored(page, "tokens")).not.toBeNull();
  await context.setOffline(false);
  await retry(page).click();
  await expect(heading(page, "Style guide")).toBeVisible();
});
