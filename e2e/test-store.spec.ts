// A seller has the store tested, and puts right what the test found.

import { a11yViolations } from "./a11y-violations.ts";
import { expect, signIn, test } from "./one-desk.ts";
import { stockedSeller } from "./stocked-seller.ts";

test("the test of a store finds what needs attention, and leaves nothing behind", async ({ desk, page }) => {
  const seller = await stockedSeller(desk);
  const rows = () =>
    desk.sql(
      `SELECT (SELECT count(*)::int FROM appointments) AS booked, (SELECT count(*)::int FROM orders) AS orders,
         (SELECT count(*)::int FROM payments) AS payments, (SELECT count(*)::int FROM mails) AS emails,
         (SELECT count(*)::int FROM notifications) AS news, (SELECT sum(stock)::int FROM products) AS stock`,
      [],
    );
  const before = await rows();
  await signIn(page, desk, seller);
  await page.goto(`${desk.url}/settings/store`);
  await page.getByRole("button", { name: "Test my store" }).click();
  const dialog = page.getByRole("dialog", { name: "Test my store" });
  const status = dialog.getByRole("status");
  await expect(status).toHaveText(/things? needs? your attention\.$/);
  await expect(dialog.getByRole("listitem")).toHaveCount(13);
  const step = (name: string) => dialog.getByRole("listitem").filter({ hasText: name });
  await expect(step("Your page on a phone")).toContainText("Works: ");
  await expect(step("Booking a time")).toContainText(/Works: .*We held and booked/);
  await expect(step("Paying")).toContainText(/Works: .*A test payment of \$/);
  // The walk's server is on this computer.
  await expect(step("QR code")).toContainText("opens on this computer only");
  expect(await a11yViolations(page)).toEqual([]);
  expect(await rows()).toEqual(before);

  await step("Pictures").getByRole("link", { name: "Add a picture" }).click();
  await expect(page).toHaveURL(/\/add-store-detail\?step=look$/);
  await expect(dialog).toBeHidden();
});
