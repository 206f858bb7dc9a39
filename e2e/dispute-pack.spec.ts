// A stranger accepts a policy, pays a deposit and opens their pages; the seller downloads what proves it to a bank.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { unzipped } from "../server/test/unzipped.ts";
import { a11yViolations } from "./a11y-violations.ts";
import { expect, heading, type OneDesk, signIn, test, toasts } from "./one-desk.ts";
import { type Stock, stockedSeller } from "./stocked-seller.ts";
import { freeTimes, openFreeTimes, visitor } from "./visitor.ts";

const dialog = (page: Page) => page.getByRole("dialog");

async function adoptPolicy(page: Page, desk: OneDesk, seller: Stock): Promise<void> {
  await signIn(page, desk, seller);
  await page.goto(`${desk.url}/settings/store`);
  await page.getByRole("button", { name: "Start with Strict" }).click();
  await page
    .getByRole("form", { name: "Cancellation policy" })
    .getByLabel("In your own words")
    .fill("Ring <b>twice</b>.");
  await page.getByRole("button", { name: "Save policy" }).click();
  await expect(toasts(page).filter({ hasText: "Cancellation policy saved" })).toBeVisible();
}

async function bookWithDeposit(page: Page, desk: OneDesk, seller: Stock, email: string): Promise<void> {
  await page.goto(desk.url + seller.storePath);
  await openFreeTimes(page);
  await freeTimes(page).last().click();
  await dialog(page).getByRole("button", { name: "Continue to payment" }).click();
  const cart = page.getByRole("dialog", { name: "Cart" });
  await cart.getByLabel("Name", { exact: true }).fill("<i>Rosalind</i> Franklin");
  await cart.getByLabel("Email", { exact: true }).fill(email);
  await cart.getByRole("button", { name: /^Pay \$/ }).click();
  await page.waitForURL(/\/pay\//);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByText(/^Thank you!/)).toBeVisible();
}

const opens = async (desk: OneDesk, seller: Stock): Promise<number> =>
  (
    await desk.sql("SELECT x.at FROM order_opens x JOIN stores s ON s.id = x.store_id WHERE s.user_id = $1", [
      seller.id,
    ])
  ).length;

test("a seller proves to a bank what a stranger booked, accepted, paid and opened", async ({
  desk,
  page,
  browser,
}) => {
  const seller = await stockedSeller(desk);
  await desk.sql("UPDATE services SET payment_due = 'deposit', deposit_percent = 40 WHERE id = $1", [
    seller.serviceId,
  ]);
  await adoptPolicy(page, desk, seller);

  const email = `rosalind-${seller.id.slice(-12)}@example.com`;
  const stranger = await visitor(browser);
  await bookWithDeposit(stranger, desk, seller, email);
  const orderPage = stranger.url();
  await expect.poll(() => opens(desk, seller)).toBe(1);
  await stranger.getByRole("link", { name: "Change" }).click();
  await expect(stranger.getByText("Confirmed", { exact: true })).toBeVisible();
  await expect.poll(() => opens(desk, seller)).toBe(2);
  await stranger.context().close();

  const [sold = { number: "", sha256: "" }] = await desk.sql<{ number: string; sha256: string }>(
    "SELECT o.number, o.policy_sha256 AS sha256 FROM orders o JOIN stores s ON s.id = o.store_id WHERE s.user_id = $1",
    [seller.id],
  );
  await page.goto(`${desk.url}/orders`);
  await expect(heading(page, "Orders")).toBeVisible();
  await page.getByRole("row").filter({ hasText: "Rosalind" }).click();
  const drawer = page.getByRole("dialog", { name: `Order ${sold.number}` });
  await drawer.getByRole("button", { name: "Download evidence for a dispute…" }).click();
  const asked = page.getByRole("dialog", { name: "Evidence for a dispute" });
  await expect(asked).toContainText("It holds your customer's personal data.");
  expect(await a11yViolations(page)).toEqual([]);
  const saving = page.waitForEvent("download");
  await asked.getByRole("button", { name: "Download evidence" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(`dispute-${sold.number}.zip`);
  await expect(toasts(page).filter({ hasText: "Evidence downloaded" })).toBeVisible();

  const files = unzipped(readFileSync(await saved.path()));
  const names = Object.keys(files);
  expect(names).toEqual(expect.arrayContaining(["summary.html", "policy.txt", "opens.csv", "order.json"]));
  expect(names.filter((name) => !/^(?:emails\/|calendar\/)?[\w-]+\.\w+$/.test(name))).toEqual([]);
  expect(
    createHash("sha256")
      .update(files["policy-hashed.json"] ?? "")
      .digest("hex"),
  ).toBe(sold.sha256);
  expect(files["opens.csv"]?.trim().split("\r\n")).toHaveLength(3);
  expect(files["summary.html"]).toContain("&lt;i&gt;Rosalind&lt;/i&gt; Franklin");
  expect(files["summary.html"]).toContain("Ring &lt;b&gt;twice&lt;/b&gt;.");

  // A bank's reviewer opens the summary from a disk: it is whole there, and asks nobody for anything.
  const asks: string[] = [];
  const reviewer = await browser.newPage();
  reviewer.on("request", (request) => asks.push(request.url()));
  await reviewer.setContent(files["summary.html"] ?? "");
  await expect(reviewer.getByRole("heading", { level: 1 })).toContainText(`Order ${sold.number}`);
  await expect(reviewer.getByText("$18.00 of $45.00")).toBeVisible();
  await expect(reviewer.getByText(sold.sha256).first()).toBeVisible();
  expect(await reviewer.locator("script, b, i").count()).toBe(0);
  expect(asks).toEqual([]);
  expect(await a11yViolations(reviewer)).toEqual([]);
  await reviewer.close();

  // The seller's own look at the customer's page is no proof of anything.
  await page.goto(orderPage);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(`Order ${sold.number}`);
  await page.waitForLoadState("networkidle");
  await desk.sql("DELETE FROM order_opens x USING stores s WHERE s.id = x.store_id AND s.user_id = $1", [
    seller.id,
  ]);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(`Order ${sold.number}`);
  await page.waitForLoadState("networkidle");
  expect(await opens(desk, seller)).toBe(0);
});
