// A visitor on a phone, in another time zone than the store, books and manages the booking by its link.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { a11yViolations } from "./a11y-violations.ts";
import { expect, type OneDesk, signIn, test } from "./one-desk.ts";

const M = "/api/marketplace-solopreneur";
const day = [{ open: "09:00", close: "20:00" }];
const hours = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };

test.use({
  contextOptions: { reducedMotion: "no-preference" },
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  timezoneId: "Europe/Berlin",
  locale: "en-US",
  acceptDownloads: true,
});

async function openSalon(desk: OneDesk) {
  const seller = await desk.person();
  const { token } = seller.tokens.access;
  const website_url = `salon-${seller.id.slice(-8)}`;
  const store = { name: "Ada's Salon", website_url, country: "US", timezone: "America/New_York", hours };
  await desk.post(`${M}/create-store`, { ...store, published: true, email: "ada@example.com" }, token);
  const service = { name: "Haircut", price: { amount: 4500, currency: "USD" }, location: "in_person" };
  await desk.post(`${M}/user/services`, { ...service, duration_minutes: 60 }, token);
  return { seller, url: `${desk.url}/store/${website_url}` };
}

const dialog = (page: Page) => page.getByRole("dialog");
const slots = (page: Page) =>
  dialog(page)
    .getByRole("group", { name: /^(Morning|Afternoon|Evening)$/ })
    .getByRole("button");

/** Picks the third of a month, which is never today: in the evening today has hardly any free slots. */
async function pickWholeDay(page: Page): Promise<void> {
  const third = dialog(page).locator('[data-day$="-03"][aria-disabled="false"]:not([aria-current])');
  await expect(slots(page).first()).toBeVisible();
  if ((await third.count()) === 0) await dialog(page).getByRole("button", { name: "Next month" }).click();
  await third.click();
  await expect(slots(page).nth(3)).toBeVisible();
}

async function openBooking(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await pickWholeDay(page);
}

test("books, is kept company by a countdown, moves and cancels; nobody else gets the time meanwhile", async ({
  page,
  desk,
  browser,
}) => {
  const { seller, url } = await openSalon(desk);
  await openBooking(page, url);
  expect(await a11yViolations(page)).toEqual([]);
  const first = slots(page).first();
  await expect(first).toHaveAccessibleName(/^\d+:\d\d [ap]m ?, (\w+day )?\d+:\d\d [ap]m in New York$/);
  const time = (await first.innerText()).split("\n")[0] ?? "";
  await first.click();
  await expect(dialog(page).getByText(/^Held for you for [45]:\d\d$/)).toBeVisible();
  expect(await a11yViolations(page)).toEqual([]);

  // Some browsers report a language that is not a valid tag; the calendar must still have a first day of the
  // week.
  const rival = await browser.newContext({ timezoneId: "Europe/Berlin", locale: "en-US@posix" });
  const other = await rival.newPage();
  await openBooking(other, url);
  await expect(slots(other).first()).not.toHaveAccessibleName(new RegExp(`^${time},`));
  await rival.close();

  await page.getByLabel("Your name").fill("Grace Hopper");
  await page.getByLabel("Email").fill("grace@example.com");
  await dialog(page).getByRole("button", { name: "Book", exact: true }).click();
  await expect(dialog(page).getByRole("heading", { name: "You're booked" })).toBeVisible();
  expect(await a11yViolations(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    dialog(page).getByRole("link", { name: "Add to calendar" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("appointment.ics");
  expect(readFileSync(await file.path(), "utf8")).toMatch(
    /^BEGIN:VEVENT\r\n[^]*^SUMMARY:Haircut · Ada's Salon\r\n/m,
  );

  await dialog(page).getByRole("link", { name: "See or change it" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your booking" })).toBeVisible();
  await expect(page.getByText("Confirmed", { exact: true })).toBeVisible();
  await expect(page.getByText(/in New York$/).first()).toBeVisible();
  expect(await a11yViolations(page)).toEqual([]);

  await page.getByRole("button", { name: "Reschedule" }).click();
  await pickWholeDay(page);
  await slots(page).nth(2).click();
  await dialog(page).getByRole("button", { name: "Move booking" }).click();
  await expect(page.getByText("Your booking is moved.")).toBeVisible();
  await page.getByRole("button", { name: "Cancel booking" }).click();
  await dialog(page).getByRole("button", { name: "Cancel booking" }).click();
  await expect(page.getByText("Your booking is cancelled.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Reschedule" })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("Cancelled", { exact: true })).toBeVisible();

  await signIn(page, desk, seller);
  await page.goto(`${desk.url}/appointments/cancelled`);
  await expect(page.getByText("Grace Hopper").first()).toBeVisible();
});
