// Signing in with Google. A real OpenID provider with its own login and consent pages replaces Google.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { startServer } from "../server/test/process/server-process.ts";
import { type TestGoogle, testGoogle } from "../server/test/test-google.ts";
import { freePort } from "../server/test/test-mail-server.ts";
import { a11yViolations } from "./a11y-violations.ts";

const password = "correct horse battery";

const test = base.extend<{ desk: { url: string; google: TestGoogle } }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the first parameter what this one needs: nothing
  desk: async ({}, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), "solodesk-walk-"));
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const google = await testGoogle([`${url}/google-redirect`]);
    const server = await startServer({ dataDir, env: { ...google.client, PORT: String(port) } });
    await use({ url: server.url, google });
    await server.stop();
    await google.close();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  },
});

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Logs in on the provider's own page. */
async function signInThere(page: Page, login: string) {
  await page.getByPlaceholder("Enter any login").fill(login);
  await page.getByPlaceholder("and password").fill("any");
  await page.getByRole("button", { name: "Sign-in" }).click();
}
const consent = (page: Page) => page.getByRole("button", { name: "Continue" }).click();

async function openStore(page: Page, url: string) {
  const { access } = JSON.parse((await page.evaluate(() => localStorage.getItem("tokens"))) ?? "");
  const answer = await page.request.post(`${url}/api/marketplace-solopreneur/create-store`, {
    headers: { authorization: `Bearer ${access.token}` },
    data: { name: "Grace’s Workshop", country: "US", timezone: "America/New_York" },
  });
  expect(answer.status()).toBe(201);
}

async function logOut(page: Page) {
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(heading(page, "Log in")).toBeVisible();
}

test("somebody signs in with Google, sets a password, unlinks Google and links it again", async ({
  page,
  desk,
}) => {
  const { url, google } = desk;
  google.accounts.set("grace", { email: "grace@example.com", email_verified: true, name: "Grace Hopper" });
  // The provider's pages load a font from another site.
  await page.route("https://**", (route) => route.abort());
  const enter = page.getByRole("button", { name: "Continue with Google" });

  await test.step("a user who cancels at Google sees an error, and finds the way back", async () => {
    await page.goto(`${url}/auth/login?redirect=%2Fservices`);
    await enter.click();
    await page.getByRole("link", { name: /Cancel/ }).click();
    await expect(page.getByRole("alert")).toHaveText(/You did not let Google tell us who you are/);
    await expect(page).toHaveURL(`${url}/google-redirect`);
    expect(await a11yViolations(page)).toEqual([]);
    // The user is not signed in, so header and sidebar are not shown.
    for (const part of [page.getByRole("banner"), page.getByRole("navigation", { name: "Main" })])
      await expect(part).toHaveCount(0);
    await page.getByRole("link", { name: "Log in with email" }).click();
  });

  await test.step("somebody new gets an account, and where they wanted to go", async () => {
    await page.goto(`${url}/auth/login?redirect=%2Fservices`);
    await enter.click();
    await signInThere(page, "grace");
    await consent(page);
    await expect(heading(page, "Store Details")).toBeVisible();
    await openStore(page, url);
    await page.goto(`${url}/profile`);
    await expect(page.getByText("Confirmed", { exact: true })).toBeVisible();
    await logOut(page);
    await page.goto(`${url}/auth/login?redirect=%2Fservices`);
    await enter.click();
    await expect(heading(page, "Services")).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem("google"))).toBeNull();
  });

  await test.step("the only way in cannot be unlinked before there is a password", async () => {
    await page.goto(`${url}/profile`);
    const own = section(page, "Google");
    await expect(own).toContainText(
      "You sign in with grace@example.com. Set a password before you unlink it",
    );
    await expect(own.getByRole("button", { name: "Unlink" })).toBeDisabled();
    expect(await a11yViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Set a password" }).click();
    await page.getByRole("dialog").getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("dialog").getByRole("button", { name: "Set password" }).click();
    await expect(page.getByRole("button", { name: "Change password" })).toBeVisible();
    await own.getByRole("button", { name: "Unlink" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Unlink" }).click();
    await expect(own).toContainText("Sign in with your Google account instead of a password.");
  });

  await test.step("it is linked again, and an answer that nobody asked for is not taken", async () => {
    await section(page, "Google").getByRole("button", { name: "Link Google account" }).click();
    await expect(page.getByText("Google account linked")).toBeVisible();
    await expect(section(page, "Google")).toContainText("You sign in with grace@example.com.");
    await page.goto(`${url}/google-redirect?code=stolen&state=forged`);
    await expect(page.getByRole("alert")).toHaveText(/wasn't started in this tab/);
    await expect(page).toHaveURL(`${url}/google-redirect`);
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  });
});
