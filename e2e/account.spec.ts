// Accounts with real emails: confirm the address, reset the password, list and end sessions.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { startServer } from "../server/test/process/server-process.ts";
import { type TestMailServer, testMailServer } from "../server/test/test-mail-server.ts";
import { a11yViolations } from "./a11y-violations.ts";

const email = "ada@example.com";
const password = "correct horse battery";
const fresh = "another horse battery";
const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";

const test = base.extend<{ desk: { url: string; post: TestMailServer } }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the first parameter what this one needs: nothing
  desk: async ({}, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), "solodesk-walk-"));
    const post = await testMailServer();
    const server = await startServer({ dataDir, env: { SMTP_URL: post.url, MAIL_FROM: "desk@example.com" } });
    await use({ url: server.url, post });
    await server.stop();
    await post.close();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  },
});

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

async function mailOf(post: TestMailServer, subject: RegExp) {
  const found = () => post.received.find((mail) => subject.test(mail.subject ?? ""));
  await expect.poll(found).toBeTruthy();
  return found()?.text ?? "";
}

/** Returns the link of an email, with the server's address as this test knows it. */
function linkIn(text: string, url: string): string {
  const { pathname, hash } = new URL(/http:\S+#code=\S+/.exec(text)?.[0] ?? "");
  return url + pathname + hash;
}

async function logIn(page: Page, url: string, typed: string) {
  await page.goto(`${url}/auth/login`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(typed);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(heading(page, "Home")).toBeVisible();
}

/** Users without a store are redirected to its form from every screen, so the tests create one. */
async function openStore(page: Page, url: string) {
  const { access } = JSON.parse((await page.evaluate(() => localStorage.getItem("tokens"))) ?? "");
  const answer = await page.request.post(`${url}/api/marketplace-solopreneur/create-store`, {
    headers: { authorization: `Bearer ${access.token}` },
    data: { name: "Ada’s Workshop", country: "US", timezone: "America/New_York" },
  });
  expect(answer.status()).toBe(201);
}

test("an address is confirmed, a password forgotten and set anew, and other devices are signed out", async ({
  page,
  browser,
  desk,
}) => {
  const { url, post } = desk;
  const elsewhere = await browser.newContext({ userAgent: phone });
  const other = await elsewhere.newPage();

  await test.step("the link of the first mail confirms the address, once it is pressed", async () => {
    await page.goto(`${url}/auth/register`);
    await page.getByLabel("Name", { exact: true }).fill("Ada Byron");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("Password123!");
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByText(/This password is too common/)).toBeVisible();
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(heading(page, "Store Details")).toBeVisible();
    await openStore(page, url);
    const link = linkIn(await mailOf(post, /^Confirm your email/), url);
    await page.goto(link);
    await expect(heading(page, "Confirm your email")).toBeVisible();
    await expect(page).toHaveURL(`${url}/auth/verify-email`);
    await page.reload();
    expect(await a11yViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Confirm this email" }).click();
    await expect(page.getByText("Thank you, your email is confirmed.")).toBeVisible();
    await page.getByRole("link", { name: "Go to your profile" }).click();
    await expect(page.getByText("Confirmed", { exact: true })).toBeVisible();
  });

  await test.step("who forgot the password sets another by mail, and is signed out everywhere", async () => {
    await other.goto(`${url}/auth/login`);
    await other.getByLabel("Email").fill(email);
    await other.getByRole("link", { name: "Forgot password?" }).click();
    await expect(other.getByLabel("Email")).toHaveValue(email);
    await other.getByRole("button", { name: "Send link" }).click();
    await expect(other.getByText(/the link is on its way/)).toBeVisible();
    await other.goto(linkIn(await mailOf(post, /^Set a new password/), url));
    await other.getByLabel("New password").fill(fresh);
    await other.getByRole("button", { name: "Set password" }).click();
    await expect(heading(other, "Log in")).toBeVisible();
    await logIn(other, url, fresh);
    await page.reload();
    await expect(heading(page, "Log in")).toBeVisible();
  });

  await test.step("the devices are told apart, and the others signed out", async () => {
    await logIn(page, url, fresh);
    await page.goto(`${url}/profile`);
    const devices = page.getByRole("list", { name: "Devices" }).getByRole("listitem");
    await expect(devices).toHaveText([/on Linux.*This device/, /Safari on iPhone.*Sign out/]);
    expect(await a11yViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Sign out all others" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Sign out all others" }).click();
    await expect(devices).toHaveCount(1);
    await other.reload();
    await expect(heading(other, "Log in")).toBeVisible();
  });

  await mailOf(post, /^Signed in on a new device: Safari on iPhone/);
  await elsewhere.close();
});
