// Credits and plans: a declined card and one that works, an upgrade at exactly the price shown, a scheduled
// downgrade that is cancelled, and a refund.

import type { Page } from "@playwright/test";
import { a11yViolations } from "./a11y-violations.ts";
import { expect, heading, pathOf, signIn, test, toasts } from "./one-desk.ts";

const pay = (page: Page) => page.getByRole("button", { name: /^Pay \$/ });
const atGateway = async (page: Page, choice: "Pay" | "Decline") => {
  await page.waitForURL(/\/pay\//);
  await page.getByRole("button", { name: choice, exact: true }).click();
  await page.waitForURL(/\/pricing/);
};

test("a seller buys credits, subscribes, changes up and down, and gets money back", async ({
  desk,
  page,
}) => {
  const seller = await desk.person("Ada’s Workshop");
  const paidFor = () =>
    desk.sql<{ amount: string }>(
      "SELECT amount FROM payments WHERE user_id = $1 AND status = 'succeeded' ORDER BY created_at",
      [seller.id],
    );
  await signIn(page, desk, seller);
  await page.goto(`${desk.url}/pricing`);
  await expect(heading(page, "Pricing")).toBeVisible();
  const plans = page.getByRole("region", { name: "Plans" });
  await expect(plans.getByRole("listitem").filter({ hasText: "You have this plan." })).toContainText("Free");
  await expect(page.getByRole("meter")).toHaveCount(0);

  // Declined: nothing is charged, and the choice is kept.
  await page.getByRole("link", { name: "Buy Credits 25 for $25.00" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Due now")).toBeVisible();
  expect(await a11yViolations(page)).toEqual([]);
  await pay(page).click();
  await atGateway(page, "Decline");
  await expect(page.getByText("The payment did not go through")).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("dialog", { name: "Buy Credits 25" })).toBeVisible();
  await expect(page.getByRole("radio", { name: /^Test payment/ })).toBeChecked();
  await pay(page).click();
  await atGateway(page, "Pay");
  await expect(toasts(page).getByText("Payment verified successfully!")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Wallet balance \$25\.00/ })).toBeVisible();
  await page.getByRole("button", { name: "Done" }).click();
  await expect.poll(() => pathOf(page)).toBe("/pricing");

  // Paying for a plan with credits does not leave the site.
  await page.getByRole("link", { name: "Choose Starter, paid by the month" }).click();
  await page.getByRole("radio", { name: /^Credits/ }).check();
  await pay(page).click();
  await expect(page.getByText("Paid. Thank you!")).toBeVisible();
  await expect(page.getByRole("region", { name: "What comes next" })).toContainText("Renews on");
  await expect(plans.getByRole("link", { name: "Change to Free" })).toBeVisible();
  expect(await a11yViolations(page)).toEqual([]);

  // An upgrade starts at once and costs exactly what was shown.
  await page.getByRole("link", { name: "Change to Pro, paid by the month" }).click();
  await expect(dialog.getByText("Unused time of Starter")).toBeVisible();
  await dialog.getByRole("radio", { name: /^Test payment/ }).check();
  const shown = (await pay(page).innerText()).replaceAll(/\D/g, "");
  await pay(page).click();
  await atGateway(page, "Pay");
  await expect(page.getByText("Paid. Thank you!")).toBeVisible();
  expect((await paidFor()).at(-1)?.amount).toBe(shown);

  // A downgrade starts when the paid time ends, and can be cancelled until then.
  await page.getByRole("link", { name: "Change to Starter, paid by the month" }).click();
  await expect(dialog).toContainText("nothing is charged now");
  await dialog.getByRole("button", { name: "Schedule the change" }).click();
  const next = page.getByRole("region", { name: "What comes next" });
  await expect(next).toContainText("Changes to Starter on");
  await next.getByRole("button", { name: "Stay on Pro" }).click();
  await expect(next).toContainText("Renews on");
  expect(await paidFor()).toHaveLength(3);

  // Going back to Free is a cancellation, which can be undone until the paid time ends.
  await plans.getByRole("link", { name: "Change to Free" }).click();
  await expect(page.getByRole("dialog", { name: "Cancel Pro?" })).toContainText("At the end");
  expect(await a11yViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Cancel plan" }).click();
  await expect(next).toContainText("After that you're on Free");
  await expect(plans.getByRole("listitem").filter({ hasText: "Comes next" })).toContainText("Free");
  await next.getByRole("button", { name: "Stay on Pro" }).click();
  await expect(next).toContainText("Renews on");

  // Without the card the plan would renew from credits, and there are not enough.
  await next.getByRole("button", { name: "Remove Test card 4242…" }).click();
  await expect(dialog).toContainText("your plan renews from your credits, for $29.00");
  await dialog.getByRole("button", { name: "Remove card" }).click();
  await expect(next).toContainText("Not enough credits to renew");

  // Refunding the upgrade restores the smaller plan, whose payment is not refunded as well.
  const row = page.getByRole("row").filter({ hasText: "Pro" });
  const smaller = page.getByRole("row").filter({ hasText: "Starter" });
  await smaller.getByRole("button", { name: /^Why no refund/ }).click();
  await expect(dialog).toContainText("Refund the payment for Pro instead.");
  await page.keyboard.press("Escape");
  await row.getByRole("button", { name: /^Refund…/ }).click();
  await expect(dialog).toContainText("you are back on Starter, which is paid until");
  await dialog.getByLabel("Reason").fill("Not for me");
  await dialog.getByRole("button", { name: /^Refund \$/ }).click();
  await expect(toasts(page).getByText("Refund initiated successfully!")).toBeVisible();
  await expect(row).toContainText("Refunded");
  await expect(next).toContainText("$9.00 is then paid from your credits");
  await smaller.getByRole("button", { name: /^Why no refund/ }).click();
  await expect(dialog).toContainText("Plans can be refunded once a year");
  await page.keyboard.press("Escape");
  await row.getByRole("link", { name: /^Receipt/ }).click();
  await expect(page.getByRole("dialog", { name: /^Receipt/ })).toContainText("After refunds");
});
