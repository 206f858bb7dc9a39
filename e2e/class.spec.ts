// A seller gives a class three spots: strangers on phones book them until it is sold out, one more waits, and the seller
// sees who comes.
import type { Page } from "@playwright/test";
import { a11yViolations } from "./a11y-violations.ts";
import { expect, type OneDesk, signIn, test, toasts } from "./one-desk.ts";
import { freeTimes } from "./visitor.ts";

const M = "/api/marketplace-solopreneur";
/** One class a day. */
const day = [{ open: "12:00", close: "13:00" }];
const hours = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: "en-US" });

async function openStudio(desk: OneDesk) {
  const seller = await desk.person();
  const { token } = seller.tokens.access;
  const website_url = `studio-${seller.id.slice(-8)}`;
  const place = { country: "US", timezone: "America/New_York", hours };
  await desk.post(
    `${M}/create-store`,
    { name: "Ada's Studio", website_url, published: true, ...place },
    token,
  );
  const service = { name: "Yoga", price: { amount: 1500, currency: "USD" }, location: "in_person" };
  const added = await desk.post(`${M}/user/services`, { ...service, duration_minutes: 60 }, token);
  return {
    ...seller,
    serviceId: (await added.json()).data.id as string,
    url: `${desk.url}/store/${website_url}`,
  };
}

const dialog = (page: Page) => page.getByRole("dialog");

async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("Email").fill(`${name.split(" ")[0]?.toLowerCase()}@example.com`);
}

async function book(page: Page, name: string): Promise<void> {
  await freeTimes(page).first().click();
  await fillIn(page, name);
  await dialog(page).getByRole("button", { name: "Book", exact: true }).click();
  await expect(dialog(page).getByRole("heading", { name: "You're booked" })).toBeVisible();
}

test("a class sells out, the next one waits, and its seller sees who comes", async ({
  page,
  desk,
  browser,
}) => {
  const studio = await openStudio(desk);
  const own = await (await browser.newContext({ locale: "en-US", timezoneId: "America/New_York" })).newPage();
  await signIn(own, desk, studio);
  await own.goto(`${desk.url}/services/${studio.serviceId}`);
  await own.getByLabel("Spots per time").fill("3");
  await own.getByRole("button", { name: "Save" }).click();
  await expect(toasts(own).filter({ hasText: "Service saved" }).first()).toBeVisible();

  // Two spots for one stranger.
  await page.goto(studio.url);
  await expect(page.getByText("3 spots")).toBeVisible();
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expect(freeTimes(page).first()).toHaveAccessibleName(/3 left$/);
  await dialog(page).getByRole("button", { name: "One more spot" }).click();
  expect(await a11yViolations(page)).toEqual([]);
  await book(page, "Grace Hopper");
  await expect(dialog(page).getByText("Spots", { exact: true })).toBeVisible();
  await dialog(page).getByRole("link", { name: "See or change it" }).click();
  await expect(page.getByText("$30.00")).toBeVisible();

  // The last one for another.
  await page.goto(studio.url);
  await page.getByRole("button", { name: "Book", exact: true }).click();
  const whole = /^(Today, )?.*, (\d+ times? free|full, you can wait for a time)$/;
  const first = dialog(page).getByRole("gridcell").getByRole("button", { name: whole }).first();
  await first.click();
  await expect(freeTimes(page).first()).toHaveAccessibleName(/1 left$/);
  const shownMonth = () =>
    dialog(page)
      .getByRole("heading", { level: 3, name: /\d{4}$/ })
      .textContent();
  const month = await shownMonth();
  await book(page, "Rosalind Franklin");

  // Sold out: the third waits for a spot.
  await page.goto(studio.url);
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expect(freeTimes(page).first()).toBeVisible();
  // At the end of a month nothing else may be free in it, and the next one is shown.
  if ((await shownMonth()) !== month)
    await dialog(page).getByRole("button", { name: "Previous month" }).click();
  await dialog(page)
    .getByRole("button", { name: /full, you can wait for a time$/ })
    .first()
    .click();
  await expect(dialog(page).getByText("This day is full.")).toBeVisible();
  await fillIn(page, "Katherine Johnson");
  await dialog(page).getByRole("button", { name: "Tell me when a time is free" }).click();
  await expect(dialog(page).getByText("You're on the waitlist")).toBeVisible();

  // One block in the calendar, with everyone in it.
  await own.goto(`${desk.url}/appointments?view=agenda`);
  await own.getByRole("button", { name: /Yoga.*3 of 3 spots/ }).click();
  const session = own.getByRole("dialog", { name: "Yoga" });
  await expect(session.getByText("3 of 3 spots booked")).toBeVisible();
  await expect(session.getByText("Grace Hopper")).toBeVisible();
  await expect(session.getByText("Rosalind Franklin")).toBeVisible();
  expect(await a11yViolations(own)).toEqual([]);

  // Afterwards everyone in it is done with one press.
  await desk.sql(
    `UPDATE appointments SET starts_at = starts_at - interval '4 days', ends_at = ends_at - interval '4 days',
       busy_until = busy_until - interval '4 days', starts_local = starts_local - interval '4 days' WHERE service_id = $1`,
    [studio.serviceId],
  );
  await own.goto(`${desk.url}/appointments/confirmed`);
  await own.getByRole("checkbox", { name: "Select all on this page" }).check();
  await own.getByRole("button", { name: "Complete 2" }).click();
  const question = own.getByRole("dialog", { name: "Complete 2 appointments?" });
  await question.getByText("Cash", { exact: true }).click();
  await expect(question.getByText("$45.00 is recorded as revenue.")).toBeVisible();
  expect(await a11yViolations(own)).toEqual([]);
  await question.getByRole("button", { name: "Complete 2" }).click();
  await expect(toasts(own).filter({ hasText: "2 appointments completed" }).first()).toBeVisible();
  const [row] = await desk.sql<{ collected: string }>(
    "SELECT sum(collected_amount) AS collected FROM appointments WHERE service_id = $1 AND status = 'Completed'",
    [studio.serviceId],
  );
  expect(row?.collected).toBe("4500");
  await own.close();
});
