// A manager's day: Home says who is overdue, an email is read in full before it is confirmed, and taken back in time.

import type { Page } from "@playwright/test";
import { type TestMailServer, testMailServer } from "../server/test/test-mail-server.ts";
import { a11yViolations } from "./a11y-violations.ts";
import { type Desk, expect, test as own } from "./desk.ts";
import { signInSeller } from "./seller.ts";

const test = own.extend<{ post: TestMailServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the first parameter what this one needs: nothing
  post: async ({}, use) => {
    const post = await testMailServer();
    await use(post);
    await post.close();
  },
  settings: async ({ post }, use) => use({ SMTP_URL: post.url, MAIL_FROM: "desk@example.com" }),
});

const M = "/api/marketplace-solopreneur";
const WEEK = 7 * 86_400_000;

/** Anna comes every four weeks, and was last here seven weeks ago. */
async function annaStaysAway(page: Page, desk: Desk): Promise<void> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem("tokens") ?? "").access.token);
  const headers = { authorization: `Bearer ${token}` };
  const send = async (path: string, data: object) => {
    const answer = await page.request.post(desk.url + M + path, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()).data;
  };
  for (const weeks of [7, 11, 15, 19, 23]) {
    const { id } = await send("/create-appointment", {
      title: "Haircut",
      customer: { name: "Anna Berg", email: "anna@example.com" },
      starts_at: new Date(Date.now() - weeks * WEEK).toISOString(),
      recorded: true,
    });
    await send(`/user/appointments/${id}/complete`, {});
  }
}

test("a customer is overdue: an email is proposed, read, confirmed and taken back, then sent", async ({
  page,
  desk,
  post,
}) => {
  await signInSeller(page, desk, { email: "ada@example.com", storeName: "Corner Shop" });
  await annaStaysAway(page, desk);
  await page.goto(desk.url);
  const briefing = page.getByRole("region", { name: "Worth a look" });
  const anna = briefing.getByRole("listitem").filter({ hasText: "Anna Berg is overdue by 3 weeks" });
  const card = page.getByRole("dialog", { name: "Email Anna Berg" });
  const toast = (words: string) => page.getByRole("listitem").filter({ hasText: words });
  const written = () => post.received.filter(({ subject }) => subject?.startsWith("Time for your next"));

  await test.step("what the insight was worked out from is one press away", async () => {
    await expect(anna).toContainText("Anna Berg has visited 5 times, usually every 4 weeks");
    expect(await a11yViolations(page)).toEqual([]);
    await anna.getByRole("link", { name: "Show" }).click();
    await expect(page).toHaveURL(/\/appointments\/completed\?q=anna%40example\.com$/);
    await expect(page.getByText("Anna Berg").first()).toBeVisible();
    await page.goBack();
  });

  await test.step("it can be hidden, and shown again", async () => {
    await anna.getByRole("button", { name: /^Hide Anna Berg/ }).click();
    await expect(anna).toBeHidden();
    await toast("Hidden until it changes").getByRole("button", { name: "Undo" }).click();
    await expect(anna).toBeVisible();
  });

  await test.step("the email is read in full before it is confirmed", async () => {
    await anna.getByRole("button", { name: "Preview email" }).click();
    await expect(card.getByText("Email to anna@example.com")).toBeVisible();
    await expect(card.getByText("Time for your next appointment at Corner Shop?").first()).toBeVisible();
    await expect(card.getByText(/It's been a while since your last visit\./)).toBeVisible();
    await expect(card.getByText(/\/store\/corner-shop/)).toBeVisible();
    await expect(card.getByText(/You can undo this for 10 seconds\./)).toBeVisible();
    expect(await a11yViolations(page)).toEqual([]);
  });

  await test.step("it is taken back within ten seconds", async () => {
    await card.getByRole("button", { name: "Confirm" }).click();
    await expect(card).toBeHidden();
    await expect(anna).toBeHidden();
    await toast("Email Anna Berg").getByRole("button", { name: "Undo" }).click();
    await expect(toast("Undone")).toBeVisible();
    await expect(anna).toBeVisible();
  });

  await test.step("confirmed again and left alone, it is sent once", async () => {
    await anna.getByRole("button", { name: "Preview email" }).click();
    await card.getByRole("button", { name: "Confirm" }).click();
    await expect(anna).toBeHidden();
    await expect.poll(() => written().length, { timeout: 40_000 }).toBe(1);
    expect(written()[0]?.to?.[0]?.address).toBe("anna@example.com");
    await page.goto(`${desk.url}/settings/emails?status=cancelled`);
    await expect(page.getByRole("button", { name: /^Time for your next appointment/ })).toHaveCount(1);
  });
});
