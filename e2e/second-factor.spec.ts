// A second factor: set up, asked for at sign-in and before a withdrawal, and replaced by a recovery code when
// the phone is lost.
import { setTimeout as wait } from "node:timers/promises";
import { releaseEarnings } from "../server/src/features/selling/orders/change/release-earnings.ts";
import { codeOf } from "../server/test/test-second-factor.ts";
import { a11yViolations } from "./a11y-violations.ts";
import { expect, heading, logIn, signIn, test } from "./one-desk.ts";
import { sellOrder } from "./sold-order.ts";
import { stockedSeller } from "./stocked-seller.ts";
import { useCases } from "./use-cases.ts";

/** How long an authenticator app shows a code, in milliseconds. */
const STEP = 30_000;

test("enrolled, signed in, stepped up before a withdrawal, and recovered without the phone", async ({
  desk,
  page,
}) => {
  const seller = await stockedSeller(desk);
  const { number } = await sellOrder(desk, seller, await desk.person(), [9, 9, 9]);
  await desk.sql("UPDATE orders SET release_at = now() WHERE number = $1", [number]);
  await useCases(desk, {}, releaseEarnings);
  const paypal = { kind: "paypal", email: "ada@example.com" };
  const path = "/api/marketplace-solopreneur/user/payout-destinations";
  expect((await desk.post(path, paypal, seller.tokens.access.token)).status).toBe(201);

  // The authenticator app reads its secret from the page and computes codes by its own clock.
  await signIn(page, desk, seller);
  await page.goto(`${desk.url}/settings`);
  await page.getByRole("button", { name: "Set up" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("img", { name: /QR code/ })).toBeVisible();
  const address = await dialog
    .getByRole("link", { name: "Open the app on this device" })
    .getAttribute("href");
  const secret = new URL(address ?? "").searchParams.get("secret") ?? "";
  // Three codes in a row, all within the tolerance for a phone's clock.
  const code = (steps: -1 | 0 | 1) => codeOf(secret, new Date(), steps);
  expect(await a11yViolations(page, { within: "[role=dialog]" })).toEqual([]);
  // The code of the step before is refused as soon as the next step begins.
  const left = STEP - (Date.now() % STEP);
  if (left < STEP / 2) await wait(left);
  await dialog.getByLabel("Code").fill(code(-1));
  await dialog.getByLabel("Code").press("Enter");
  await expect(dialog).toHaveAccessibleName("Two-step sign-in is on");
  const [kept = ""] = await dialog.getByRole("listitem").allTextContents();
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toBe("recovery-codes.txt");
  await dialog.getByRole("button", { name: "I have saved them" }).click();
  await expect(page.getByText("10 recovery codes left")).toBeVisible();

  await page.getByRole("button", { name: "Log out" }).click();
  await page.goto(`${desk.url}/auth/login?redirect=/withdrawal`);
  await logIn(page, seller);
  const typed = page.getByLabel("Code");
  await expect(typed).toBeFocused();
  expect(await a11yViolations(page)).toEqual([]);
  await typed.fill("not a code");
  await typed.press("Enter");
  await expect(typed).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("button", { name: "Back to password" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(seller.email);
  await logIn(page, seller);
  const used = code(0);
  await typed.fill(used);
  await typed.press("Enter");
  await expect(heading(page, "Withdraw Funds")).toBeVisible();

  await desk.sql("UPDATE sessions SET confirmed_at = now() - interval '1 hour' WHERE user_id = $1", [
    seller.id,
  ]);
  await page.getByLabel("Amount").fill("10");
  await page.getByRole("button", { name: "Withdraw", exact: true }).click();
  const question = page.getByRole("dialog", { name: "Confirm it is you" });
  await expect(question.getByLabel("Password", { exact: true })).toHaveCount(0);
  // The same code, even if the half minute has ended in between.
  await question.getByLabel("Code").fill(used);
  await question.getByLabel("Code").press("Enter");
  await expect(question).toContainText("This code has already been used.");
  await question.getByLabel("Code").fill(code(1));
  await question.getByLabel("Code").press("Enter");
  await expect(page.getByRole("region", { name: "History" })).toContainText("Requested");

  // The phone is lost.
  await page.goto(`${desk.url}/settings`);
  await page.getByRole("button", { name: "Log out" }).click();
  await page.goto(`${desk.url}/auth/login?redirect=/settings`);
  await logIn(page, seller);
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill(kept.toUpperCase().replaceAll("-", " "));
  await page.getByLabel("Recovery code").press("Enter");
  await expect(page.getByText("9 recovery codes left")).toBeVisible();
});
