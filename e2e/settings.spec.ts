// A seller reads their account's activity, downloads their data, deletes the account and restores it.
import { readFileSync } from "node:fs";
import { unzipped } from "../server/test/unzipped.ts";
import { a11yViolations } from "./a11y-violations.ts";
import { expect, heading, password, signIn, test } from "./one-desk.ts";

const M = "/api/marketplace-solopreneur";

test("activity is read and narrowed, all data is downloaded, an account is deleted and kept after all", async ({
  page,
  desk,
}) => {
  const seller = await desk.person("Leaving <b>Shop</b>");
  await fetch(`${desk.url}${M}/user/store`, {
    method: "PATCH",
    headers: { "content-type": "application/json", authorization: `Bearer ${seller.tokens.access.token}` },
    body: JSON.stringify({ published: true }),
  });
  await signIn(page, desk, seller);
  await page.goto(`${desk.url}/settings#data`);
  await expect(heading(page, "Settings")).toBeVisible();

  await test.step("an address that names a group shows it, also when a list above it comes late", async () => {
    const preferences = "**/notifications/preferences";
    await page.route(preferences, (route) => setTimeout(() => void route.continue(), 800));
    const window = page.viewportSize();
    // Low enough that the groups below fill the window.
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.goto(`${desk.url}/`);
    await page.goto(`${desk.url}/settings#data`);
    const data = page.getByRole("heading", { name: "Your data", exact: true });
    await expect(page.getByRole("table")).toBeAttached();
    await expect.poll(async () => (await data.boundingBox())?.y).toBeLessThan(120);
    await page.unroute(preferences);
    if (window) await page.setViewportSize(window);
  });

  await test.step("tabs lead from page to page", async () => {
    const tabs = page.getByRole("navigation", { name: "Settings" });
    for (const [tab, title] of [
      ["Store", "Store Settings"],
      ["Emails", "Email Log"],
      ["Activity", "Activity Log"],
    ] as const) {
      await tabs.getByRole("link", { name: tab }).click();
      await expect(heading(page, title)).toBeVisible();
      await expect(tabs.locator("[aria-current=page]")).toHaveText(tab);
    }
  });

  await test.step("activity", async () => {
    await desk.post("/auth/login", { email: seller.email, password });
    await page.reload();
    const activity = page.getByRole("region", { name: "Account activity" });
    const entries = activity.getByRole("listitem");
    await expect(entries).toHaveCount(3);
    await expect(entries.first()).toContainText("Signed in by password");
    await expect(entries.first()).toContainText("127.0.0.x");
    await activity.getByRole("combobox", { name: "Activity of this kind" }).selectOption("Account created");
    await expect(entries).toHaveCount(1);
    await expect(entries).toContainText(`Account created: ${seller.email}`);
    await activity.getByRole("combobox", { name: "Activity of this kind" }).selectOption("Plan ended");
    await activity.getByRole("button", { name: "All activity" }).click();
    await expect(entries).toHaveCount(3);
  });

  await test.step("a copy of everything", async () => {
    await page.goto(`${desk.url}/settings`);
    const data = page.getByRole("region", { name: "Export my data" });
    await data.getByRole("button", { name: "Export my data" }).click();
    const saving = page.waitForEvent("download");
    await data.getByRole("button", { name: /^Download \d+ kB$/ }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe("my-data.zip");
    const files = unzipped(readFileSync(await saved.path()));
    const [store] = JSON.parse(files["json/store.json"] ?? "[]");
    expect(store).toMatchObject({ name: "Leaving <b>Shop</b>" });
    expect(Object.keys(files)).toEqual(expect.arrayContaining(["README.txt", "csv/activity.csv"]));
  });

  await test.step("leaving is asked about, and can be taken back from every screen", async () => {
    await page.getByRole("button", { name: "Delete account" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete account" });
    await dialog.getByLabel("Type your email to confirm").fill("somebody@example.com");
    await dialog.getByRole("button", { name: "Delete account" }).click();
    await expect(dialog.getByText("This isn't your email.")).toBeVisible();
    expect(await a11yViolations(page)).toEqual([]);
    await dialog.getByLabel("Type your email to confirm").fill(seller.email);
    await dialog.getByRole("button", { name: "Delete account" }).click();
    await expect(dialog).toBeHidden();
    const [store] = await desk.sql<{ website_url: string }>(
      "SELECT website_url FROM stores WHERE user_id = $1",
      [seller.id],
    );
    const storeStatus = async () => (await fetch(`${desk.url}/store/${store?.website_url}`)).status;
    expect(await storeStatus()).toBe(404);
    await page.goto(`${desk.url}/orders`);
    const banner = page.getByRole("region", { name: "Account deletion" });
    await expect(banner).toContainText("Your account will be deleted on");
    await banner.getByRole("button", { name: "Keep account" }).click();
    await expect(banner).toBeHidden();
    expect(await storeStatus()).toBe(200);
  });
});
