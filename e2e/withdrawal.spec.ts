// Earnings of a sale: held, released, withdrawn, the withdrawal cancelled, and paid out.
import type { Page } from "@playwright/test";
import { releaseEarnings } from "../server/src/features/selling/orders/change/release-earnings.ts";
import { sendPayouts } from "../server/src/features/selling/payouts/settle/send-payouts.ts";
import { a11yViolations } from "./a11y-violations.ts";
import { expect, heading, password, signIn, test, toasts } from "./one-desk.ts";
import { sellOrder } from "./sold-order.ts";
import { stockedSeller } from "./stocked-seller.ts";
import { useCases } from "./use-cases.ts";

const dollars = (minor: number) => `$${(minor / 100).toFixed(2)}`;

/**
 * A field gets the focus just before its dialog handles keys. Only a test is fast enough to press one in
 * between.
 */
const untilDialogHasKeys = (page: Page) =>
  page.evaluate(() => new Promise((rested) => requestIdleCallback(rested)));

test("earnings are withdrawn to an account that was added after the password", async ({ desk, page }) => {
  const seller = await stockedSeller(desk);
  const buyer = await desk.person();
  const { number: released } = await sellOrder(desk, seller, buyer, [9, 9, 9]);
  await desk.sql("UPDATE orders SET release_at = now() WHERE number = $1", [released]);
  await useCases(desk, {}, releaseEarnings);
  const { number: held } = await sellOrder(desk, seller, buyer, [1]);
  await desk.sql("UPDATE sessions SET confirmed_at = now() - interval '1 hour' WHERE user_id = $1", [
    seller.id,
  ]);
  const balanceOf = async (kind: string) => {
    const [account] = await desk.sql<{ balance: number }>(
      "SELECT balance::int FROM accounts WHERE user_id = $1 AND kind = $2",
      [seller.id, kind],
    );
    return account?.balance ?? 0;
  };
  const earned = await balanceOf("earnings");
  expect(earned).toBeGreaterThan(1000);

  await signIn(page, desk, seller);
  await page.goto(`${desk.url}/withdrawal`);
  await expect(heading(page, "Withdraw Funds")).toBeVisible();
  const available = page.getByRole("link", { name: /Available: what makes it/ });
  await expect(available).toContainText(dollars(earned));
  const paidOut = page.getByRole("region", { name: "What is paid out" });
  await expect(paidOut.getByRole("listitem")).toContainText([`Order ${released}`]);
  const heldBack = page.getByRole("region", { name: "What is held back" }).getByRole("listitem");
  await expect(heldBack).toContainText(
    `Order ${held}Available 7 days after the customer pays.Available from`,
  );
  expect(await a11yViolations(page)).toEqual([]);

  // The account is refused, corrected, and added after the seller has confirmed who they are.
  await page.getByRole("button", { name: "Add", exact: true }).click();
  const account = page.getByRole("dialog", { name: "Add a payout account" });
  await account.getByLabel("Account holder").fill("Ada Byron");
  await account.getByLabel("Country").selectOption("DE");
  const iban = account.getByLabel("IBAN");
  await iban.pressSequentially("de89370400440532013001");
  await expect(iban).toHaveValue("DE89 3704 0044 0532 0130 01");
  await iban.press("Enter");
  const question = page.getByRole("dialog", { name: "Confirm it is you" });
  const secret = question.getByLabel("Password", { exact: true });
  await expect(secret).toBeFocused();
  await untilDialogHasKeys(page);
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(iban).toHaveValue("DE89 3704 0044 0532 0130 01");
  await expect(toasts(page)).toHaveCount(0);
  const add = account.getByRole("button", { name: "Add bank account" });
  await add.click();
  await expect(secret).toBeFocused();
  await untilDialogHasKeys(page);
  await page.keyboard.press("Escape");
  await expect(add).toBeFocused();
  await add.click();
  await secret.fill("not this one");
  await secret.press("Enter");
  await expect(secret).toHaveAttribute("aria-invalid", "true");
  await secret.fill(password);
  await secret.press("Enter");
  await expect(iban).toHaveAttribute("aria-invalid", "true");
  await iban.fill("DE89 3704 0044 0532 0130 00");
  await iban.press("Enter");
  await expect(page.getByRole("list", { name: "Accounts" })).toContainText("DE •••• 3000Bank account");

  // Withdraws a part, and cancels it.
  const history = page.getByRole("region", { name: "History" });
  const withdraw = page.getByRole("button", { name: "Withdraw", exact: true });
  await page.getByLabel("Amount").fill("10");
  await expect(paidOut.getByRole("heading")).toContainText("$10.00");
  await withdraw.click();
  const first = history.getByRole("row").filter({ hasText: "$10.00" });
  await expect(first).toContainText("Requested");
  await expect(available).toContainText(dollars(earned - 1000));
  await first.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel withdrawal" }).click();
  await expect(first).toContainText("Cancelled");
  await expect(available).toContainText(dollars(earned));

  // Withdraws everything, which is paid out.
  await page.getByRole("button", { name: "All", exact: true }).click();
  await withdraw.click();
  await expect(available).toContainText("$0.00");
  await useCases(desk, { PAYOUT_PROVIDER: "sandbox" }, sendPayouts);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.evaluate(() => localStorage.setItem("theme-mode", "light"));
  await page.reload();
  const newest = history.getByRole("listitem").first();
  await expect(newest).toContainText(dollars(earned));
  await expect(newest).toContainText("Paid");
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await newest.getByRole("link", { name: /^Withdrawal of/ }).click();
  const drawer = page.getByRole("dialog", { name: `Withdrawal of ${dollars(earned)}` });
  await expect(drawer.getByRole("list", { name: "Rows it pays out" })).toContainText(`Order ${released}`);
  await expect(drawer).toContainText(`rows come to${dollars(earned)}`);
  expect(await a11yViolations(page)).toEqual([]);
  expect([await balanceOf("earnings"), await balanceOf("held")]).toEqual([0, 0]);
});
