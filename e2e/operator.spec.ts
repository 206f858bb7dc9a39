// The person who runs the installation, on the page that is theirs alone.
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import pg from "pg";
import { WAIT } from "../scripts/patience.mjs";
import { findRunningPostgres } from "../server/src/postgres/find-running-postgres.ts";
import { codeOf } from "../server/test/test-second-factor.ts";
import { a11yViolations } from "./a11y-violations.ts";
import { expect, test as onDesk, register } from "./desk.ts";

const OPERATOR = "operator@example.com";

const test = onDesk.extend<{ kept: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the first parameter what this one needs: nothing
  kept: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "solodesk-kept-"));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  settings: async ({ kept }, use) =>
    use({ OPERATOR_EMAILS: OPERATOR, BACKUP_TO: kept, BACKUP_PASSPHRASE: "correct horse battery" }),
});

async function confirmAddress(dataDir: string): Promise<void> {
  const database = new pg.Client({ connectionString: await findRunningPostgres(dataDir) });
  await database.connect();
  await database.query("UPDATE users SET email_verified_at = now() WHERE email = $1", [OPERATOR]);
  await database.end();
}

test("with a confirmed address and two-step sign-in, the operator checks, backs up and proves the books", async ({
  page,
  desk,
  kept,
}) => {
  await register(page, desk, OPERATOR);
  await page.goto(`${desk.url}/operator`);
  await expect(page.getByText("Only the people who run this installation can see this page.")).toBeVisible();

  await confirmAddress(desk.dataDir);
  await page.reload();
  await expect(page.getByRole("link", { name: "Turn on two-step sign-in" })).toBeVisible();
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem("tokens") ?? "").access.token);
  const post = async (path: string, data: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await page.request.post(`${desk.url}/auth/second-factor${path}`, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()).data;
  };
  const { secret } = await post("", {});
  await post("/enable", { code: codeOf(secret, new Date()) });

  await page.goto(desk.url);
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Installation" }).click();
  const checks = page.getByRole("region", { name: "Checks" });
  await expect(checks.getByRole("listitem").filter({ hasText: "Reached from outside" })).toBeVisible({
    timeout: WAIT,
  });
  await expect(checks.getByRole("listitem").first()).toContainText("Works: Database");
  expect(await a11yViolations(page)).toEqual([]);

  await page.getByRole("button", { name: "Back up now" }).click();
  await expect(page.getByText("Proved", { exact: true })).toBeVisible({ timeout: WAIT });
  expect(readdirSync(kept)).toHaveLength(1);

  await page.getByRole("button", { name: "Check the books" }).click();
  await expect(page.getByText("The books balance.")).toBeVisible({ timeout: WAIT });

  await page.getByRole("link", { name: "Money" }).click();
  await expect(page.getByText("Nobody has withdrawn money yet.")).toBeVisible();
  expect(await a11yViolations(page)).toEqual([]);

  const person = { name: "Grace Hopper", email: "grace@example.com", password: "correct horse battery" };
  const registered = await page.request.post(`${desk.url}/auth/register`, { data: person });
  const { token: ofGrace } = (await registered.json()).data.tokens.access;
  const store = await page.request.post(`${desk.url}/api/marketplace-solopreneur/create-store`, {
    data: { name: "Quilts", website_url: "quilts", country: "US", timezone: "America/New_York" },
    headers: { authorization: `Bearer ${ofGrace}` },
  });
  expect(store.ok(), await store.text()).toBe(true);
  await viewGrace(page, desk.url);
});

/** Looks at her account in a tab of its own, and leaves it. */
async function viewGrace(page: Page, url: string): Promise<void> {
  await page.getByRole("link", { name: "People" }).click();
  await page.getByRole("button", { name: /Grace Hopper/ }).click();
  await page.getByRole("button", { name: "View as Grace Hopper" }).click();
  const dialog = page.getByRole("dialog", { name: "View Grace Hopper's account?" });
  await dialog.getByLabel("Reason").fill("Asked why an order is missing");
  const opening = page.waitForEvent("popup");
  await dialog.getByRole("button", { name: "View as Grace Hopper" }).click();
  const view = await opening;
  const banner = view.getByRole("region", { name: "Account view" });
  await expect(banner).toContainText("You're viewing Grace Hopper's account as an operator.");
  expect(await a11yViolations(view)).toEqual([]);
  await view.goto(`${url}/settings`);
  await view.getByRole("switch", { disabled: false }).first().click();
  await expect(view.getByText("You're viewing this account, so you can't change anything.")).toHaveCount(1);
  await page.reload();
  // The operator's own tab still shows her, with her data; the drawer hides the rest of the page.
  await expect(
    page.getByRole("dialog", { name: "Grace Hopper" }).getByText("grace@example.com"),
  ).toBeVisible();
  await banner.getByRole("button", { name: "End view" }).click();
  await expect(view).toHaveURL(`${url}/operator/people`);
  await expect(view.getByRole("button", { name: /Grace Hopper/ })).toBeVisible();
}
