// A seller offers five visits for the price of four; a stranger on a phone buys the pack, books a visit of it, gets it back by
// cancelling, and books again. The seller uses another visit for an appointment made by phone, and completes it.
import type { Page } from "@playwright/test";
import { a11yViolations } from "./a11y-violations.ts";
import { expect, type OneDesk, signIn, test, toasts } from "./one-desk.ts";
import { type Stock, stockedSeller } from "./stocked-seller.ts";
import { freeTimes, putAway, showNextMonth } from "./visitor.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: "en-US" });

const dialog = (page: Page) => page.getByRole("dialog");

async function offerPack(page: Page, desk: OneDesk, seller: Stock): Promise<void> {
  await signIn(page, desk, seller);
  await page.goto(`${desk.url}/services/${seller.serviceId}`);
  await page.getByRole("button", { name: "Add a pack" }).click();
  await expect(page.getByText("$180.00 in all, 20% less than single visits")).toBeVisible();
  expect(await a11yViolations(page)).toEqual([]);
  await page.getByLabel("Price per visit").fill("50");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("A visit in a pack can't cost more than a single one.")).toBeVisible();
  await page.getByLabel("Price per visit").fill("36");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toasts(page).filter({ hasText: "Service saved" }).first()).toBeVisible();
}

async function bookVisit(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Book a visit" }).click();
  await expect(dialog(page)).toBeVisible();
  await showNextMonth(page);
  await freeTimes(page).last().click();
  await expect(dialog(page).getByText("Uses 1 visit of your pack").first()).toBeVisible();
  await dialog(page).getByLabel("Your name").fill("Rosalind Franklin");
  await dialog(page).getByLabel("Email").fill("rosalind@example.com");
  expect(await a11yViolations(page)).toEqual([]);
  await dialog(page).getByRole("button", { name: "Book", exact: true }).click();
  await expect(dialog(page).getByRole("heading", { name: "You're booked" })).toBeVisible();
  await expect(dialog(page).getByText("Paid with your pack")).toBeVisible();
}

test("a pack is bought, booked visit by visit, and earned", async ({ desk, page, browser }) => {
  const seller = await stockedSeller(desk);
  const own = await (await browser.newContext({ locale: "en-US" })).newPage();
  await offerPack(own, desk, seller);

  await page.goto(desk.url + seller.storePath);
  await expect(page.getByText("Pack of 5 visits · $180.00 · save 20%")).toBeVisible();
  await page.getByRole("button", { name: "Buy", exact: true }).click();
  const cart = page.getByRole("dialog", { name: "Cart" });
  await expect(cart.getByText("Valid for 12 months after purchase")).toBeVisible();
  expect(await a11yViolations(page)).toEqual([]);
  await cart.getByRole("button", { name: "Check out as guest" }).click();
  await cart.getByLabel("Name", { exact: true }).fill("Rosalind Franklin");
  await cart.getByLabel("Email", { exact: true }).fill("rosalind@example.com");
  await cart.getByRole("button", { name: /^Pay \$180\.00/ }).click();
  await page.waitForURL(/\/pay\//);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByText(/^Thank you!/)).toBeVisible();
  await expect(page.getByText("5 visits: 5 left")).toBeVisible();
  expect(await a11yViolations(page)).toEqual([]);
  const order = page.url();

  await bookVisit(page);
  await page.goto(order);
  await expect(page.getByText("5 visits: 4 left, 1 booked")).toBeVisible();
  await page.getByRole("link", { name: /\d:\d\d/ }).click();
  await expect(page.getByText("Paid with a pack")).toBeVisible();
  await page.getByRole("button", { name: "Cancel booking" }).click();
  await expect(dialog(page)).toContainText("You can book this visit again.");
  expect(await a11yViolations(page)).toEqual([]);
  await dialog(page).getByRole("button", { name: "Cancel booking" }).click();
  await expect(page.getByText("Your booking is cancelled.")).toBeVisible();
  await putAway(page);
  await page.goto(order);
  await expect(page.getByText("5 visits: 5 left")).toBeVisible();
  await bookVisit(page);

  // She also rang the salon: the seller added an appointment for her that has just begun.
  const [phoned] = await desk.sql<{ id: string }>(
    `INSERT INTO appointments (id, store_id, number, version, status, service_id, service_name, title, customer_name,
       customer_email, customer_phone, notes, price, source, starts_at, ends_at, busy_until, timezone, starts_local,
       created_at, updated_at)
     SELECT gen_random_uuid(), store_id, 9001, 1, 'Confirmed', service_id, service_name, title, customer_name,
       customer_email, customer_phone, '', 4500, 'seller', now() - interval '1 minute', now() + interval '59 minutes',
       now() + interval '59 minutes', timezone, now() AT TIME ZONE timezone, now(), now()
     FROM appointments WHERE status = 'Confirmed' AND store_id = (SELECT id FROM stores WHERE user_id = $1) LIMIT 1
     RETURNING id`,
    [seller.id],
  );
  await own.goto(`${desk.url}/appointments?appointment=${phoned?.id}`);
  await expect(dialog(own).getByText(/^4 visits left, valid until/)).toBeVisible();
  expect(await a11yViolations(own)).toEqual([]);
  await dialog(own).getByRole("button", { name: "Use a visit" }).click();
  await expect(toasts(own).filter({ hasText: "Visit used from the pack" }).first()).toBeVisible();
  await expect(dialog(own).getByText(/^Paid with the pack of order \d+$/)).toBeVisible();
  await dialog(own)
    .getByRole("button", { name: /^Complete/ })
    .click();
  await expect(dialog(own).getByText("Completed", { exact: true }).first()).toBeVisible();

  const rows = await desk.sql<{ outcome: string | null; booked: boolean; count: string }>(
    `SELECT outcome, appointment_id IS NOT NULL AS booked, count(*) FROM deposits WHERE user_id = $1
     GROUP BY 1, 2 ORDER BY 1, 2`,
    [seller.id],
  );
  expect(rows).toEqual([
    { outcome: "earned", booked: true, count: "1" },
    { outcome: null, booked: false, count: "3" },
    { outcome: null, booked: true, count: "1" },
  ]);
  await own.close();
});
