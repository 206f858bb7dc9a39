// A seller records a walk-in, is paid at the chair, and finds the money in Home, in Ads, in the list and in the file.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, heading, type OneDesk, signIn, test, toasts } from "./one-desk.ts";

const M = "/api/marketplace-solopreneur";

const now = new Date();
/** A zone in which it is past 2 pm now: the same day, and so the same month, holds the times recorded below. */
const afternoon = 14 - now.getUTCHours();
const timezone = `Etc/GMT${afternoon > 0 ? "-" : "+"}${Math.abs(afternoon)}`;
const today = new Intl.DateTimeFormat("sv-SE", { timeZone: timezone }).format(now);

async function salonOf(desk: OneDesk) {
  const person = await desk.person();
  const salon = { name: "Ada’s Salon", country: "US", timezone };
  expect((await desk.post(`${M}/create-store`, salon, person.tokens.access.token)).ok).toBe(true);
  const cut = { amount: 4500, currency: "USD" };
  const service = { name: "Haircut", price: cut, duration_minutes: 30, location: "in_person" };
  await desk.post(`${M}/user/services`, service, person.tokens.access.token);
  return person;
}

const toast = (page: Page, words: string | RegExp) => toasts(page).filter({ hasText: words }).first();

async function record(page: Page, desk: OneDesk, time: string, customer: string): Promise<void> {
  await page.goto(`${desk.url}/add-appointment`);
  await page.getByRole("radio", { name: "In the past" }).click();
  await page.getByLabel("Date").fill(today);
  await page.getByLabel("Time", { exact: true }).fill(time);
  await page.getByLabel("Customer name").fill(customer);
  await page.getByRole("button", { name: "Record appointment" }).click();
  await page
    .getByRole("dialog", { name: `Haircut with ${customer}` })
    .getByRole("button", { name: "Complete…" })
    .click();
}

for (const width of [1440, 390]) {
  test(`at ${width} px a walk-in is recorded and paid in cash, and another pays later`, async ({
    desk,
    page,
  }) => {
    const person = await salonOf(desk);
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, desk, person);

    await record(page, desk, "10:00", "Maya Okafor");
    const question = page.getByRole("dialog", { name: "Complete and record the payment" });
    await expect(question.getByLabel("Amount")).toHaveValue("45.00");
    await question.getByLabel("Tip").fill("5");
    await question.getByRole("button", { name: "Complete" }).click();
    await expect(toast(page, "Appointment completed")).toBeVisible();
    const drawer = page.getByRole("dialog", { name: "Haircut with Maya Okafor" });
    await expect(drawer).toContainText("$45.00 · Cash");
    await expect(drawer).toContainText("and a tip of $5.00");
    await drawer.getByRole("button", { name: "Receipt…" }).click();
    const receipt = page.getByRole("dialog", { name: /^Receipt A-/ });
    await expect(receipt).toContainText("Total$50.00");
    await receipt.getByRole("button", { name: "Close" }).click();

    await record(page, desk, "11:00", "Jonas Lind");
    await question.getByText("Not yet").click();
    await expect(question).toContainText("Jonas Lind still owes $45.00.");
    await question.getByRole("button", { name: "Complete" }).click();
    await expect(question).toHaveCount(0);

    await page.goto(desk.url);
    const main = page.getByRole("main");
    await expect(main.getByText("$45.00 of it in person")).toBeVisible();
    await main.getByRole("link", { name: "1 payment to collect" }).click();
    await expect(heading(page, "To collect")).toBeVisible();
    await page.getByRole("button", { name: "Record the payment of Haircut with Jonas Lind" }).click();
    const later = page.getByRole("dialog", { name: "Record the payment" });
    await later.getByText("Bank transfer").click();
    await later.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "Payment saved")).toBeVisible();
    await expect(page.getByText("Nothing to collect.")).toBeVisible();

    await page.goto(`${desk.url}/ads-analytics`);
    const withoutAds = page.getByRole("region", { name: "Without ads" });
    await expect(withoutAds.getByRole("listitem")).toHaveText(/^Added by you.*2 bookings, \$90\.00$/);

    await page.goto(`${desk.url}/appointments/completed`);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: /^Export/ }).click(),
    ]);
    const csv = await readFile(await file.path(), "utf8");
    expect(csv).toMatch(/Maya Okafor.*45\.00,5\.00,Cash/);
    expect(csv).toMatch(/Jonas Lind.*45\.00,0\.00,Bank transfer/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
