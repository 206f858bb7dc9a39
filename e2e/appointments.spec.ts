// A seller creates an appointment, runs into a clash, and completes or cancels appointments.
import type { Page } from "@playwright/test";
import { expect, heading, type OneDesk, pathOf, signIn, test, toasts } from "./one-desk.ts";

const M = "/api/marketplace-solopreneur";
const price = { amount: 4500, currency: "USD" };

async function sellerOf(desk: OneDesk) {
  const person = await desk.person("Ada’s Workshop");
  const send = async (path: string, body: object) => {
    const answer = await desk.post(M + path, body, person.tokens.access.token);
    expect(answer.ok, await answer.clone().text()).toBe(true);
    return (await answer.json()).data;
  };
  const lesson = { name: "Sewing lesson", price, duration_minutes: 60, location: "in_person" };
  const { id } = await send("/user/services", lesson);
  const book = (name: string, starts_at: string) =>
    send("/create-appointment", { service_id: id, customer: { name }, starts_at });
  return { person, book };
}

const times = (page: Page) => page.getByRole("group", { name: "Time", exact: true }).getByRole("radio");
const row = (page: Page, name: string) => page.getByRole("main").locator("tr, li").filter({ hasText: name });
const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Appointments by status" }).getByRole("link", { name });
const toast = (page: Page, words: string | RegExp) => toasts(page).filter({ hasText: words }).first();
const create = (page: Page) => page.getByRole("button", { name: "Create appointment" }).click();

/**
 * A Monday 7 to 13 days ahead, at this hour in New York. Clocks change on Sundays, so its offset is the same
 * all day.
 */
function nextWeek(hour: number): { day: string; at: string } {
  const date = new Date();
  date.setUTCDate(date.getUTCDate() + ((8 - date.getUTCDay()) % 7) + 7);
  const day = date.toISOString().slice(0, 10);
  const name = new Intl.DateTimeFormat("en", { timeZone: "America/New_York", timeZoneName: "longOffset" });
  const offset = name
    .formatToParts(date)
    .find(({ type }) => type === "timeZoneName")
    ?.value.slice(3);
  return { day, at: `${day}T${hour}:00:00${offset}` };
}

for (const width of [1440, 390]) {
  test(`at ${width} px an appointment is made where another was in the way, and led to its end`, async ({
    desk,
    page,
  }) => {
    const { person, book } = await sellerOf(desk);
    const { day, at } = nextWeek(10);
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, desk, person);
    await page.goto(`${desk.url}/add-appointment`);
    await page.getByLabel("Date").fill(day);
    await expect(times(page).first()).toBeVisible();
    await create(page);
    await expect(page.getByText("Pick a time.")).toBeVisible();
    await expect(page.getByText("Enter the customer's name.")).toBeVisible();

    // Another appointment takes the same time before this form is sent.
    await times(page).and(page.getByLabel("10:00 AM")).check({ force: true });
    await page.getByLabel("Customer name").fill("Maya Okafor");
    await page.getByLabel("Confirm right away").uncheck();
    await book("Jonas Lind", at);
    await create(page);
    const taken = page.getByRole("alert").filter({ hasText: "This time is taken" });
    await expect(taken).toContainText("Sewing lesson with Jonas Lind");
    await expect(toast(page, "This time is taken")).toHaveCount(0);
    await expect(taken.getByRole("button")).toHaveCount(3);

    // What was typed is kept while the seller visits another screen.
    await page.goto(`${desk.url}/faqs`);
    await page.goto(`${desk.url}/add-appointment`);
    await expect(page.getByLabel("Customer name")).toHaveValue("Maya Okafor");
    await expect(times(page).and(page.getByLabel("10:00 AM"))).toHaveCount(0);
    await page.getByRole("radio", { name: "Another time" }).click();
    await page.getByLabel("Time", { exact: true }).fill("10:30");
    await create(page);
    await taken.getByRole("button").first().click();
    await expect(taken).toHaveCount(0);
    await expect(times(page).and(page.getByLabel("11:00 AM"))).toBeChecked();
    await create(page);
    await expect(toast(page, "Appointment created")).toBeVisible();
    await expect(heading(page, "Pending")).toBeVisible();
    expect(pathOf(page)).toBe("/appointments/pending");
    await expect(tab(page, "Pending")).toContainText("2");

    await page.getByRole("button", { name: "Confirm Sewing lesson with Maya Okafor" }).click();
    await expect(toast(page, "Appointment confirmed")).toBeVisible();
    await expect(row(page, "Maya Okafor")).toHaveCount(0);
    await tab(page, "Confirmed").click();
    await expect(heading(page, "Confirmed")).toBeVisible();
    // The appointment is in the future, so "Complete" is not offered yet.
    const complete = page.getByRole("button", { name: "Complete Sewing lesson with Maya Okafor" });
    const drawer = page.getByRole("dialog", { name: "Sewing lesson with Maya Okafor" });
    for (const pressed of ["Maya Okafor", "Sewing lesson", "11:00"]) {
      const { x, y, height } = (await row(page, "Maya Okafor")
        .getByText(pressed)
        .filter({ visible: true })
        .first()
        .boundingBox())!;
      await page.mouse.click(x + 4, y + height / 2);
      await expect(drawer.getByRole("button", { name: "Reschedule…" })).toBeVisible();
      await expect(drawer.getByRole("button", { name: "Complete" })).toHaveCount(0);
      await page.keyboard.press("Escape");
      await expect(drawer).toHaveCount(0);
    }
    await expect(complete).toHaveCount(0);
    await page.clock.setFixedTime(Date.parse(at) + 3_600_000);
    await complete.click();
    const payment = page.getByRole("dialog", { name: "Complete and record the payment" });
    await payment.getByText("Card terminal").click();
    await payment.getByRole("button", { name: "Complete" }).click();
    await expect(toast(page, "Appointment completed")).toBeVisible();
    await expect(tab(page, "Completed")).toContainText("1");
    await tab(page, "Completed").click();
    await expect(heading(page, "Completed")).toBeVisible();
    await expect(row(page, "Maya Okafor")).toContainText("11:00 AM");

    await tab(page, "Pending").click();
    const more = page.getByRole("button", { name: "More for Sewing lesson with Jonas Lind" });
    await more.click();
    await page.getByRole("menuitem", { name: "Cancel…" }).click();
    await page.keyboard.press("Escape");
    await expect(more).toBeFocused();
    await more.click();
    await page.getByRole("menuitem", { name: "Cancel…" }).click();
    await page.getByRole("button", { name: "Cancel appointment" }).click();
    await expect(toast(page, "Appointment cancelled")).toBeVisible();
    await expect(page.getByText("Nothing to confirm.")).toBeVisible();
    await expect(tab(page, "Cancelled")).toContainText("1");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test("of two tabs the second is told what the first made of it; search, days and pages are in the address", async ({
  desk,
  page,
  context,
}) => {
  const { person, book } = await sellerOf(desk);
  const { day, at } = nextWeek(12);
  await book("Thi Nguyen", at);
  await signIn(page, desk, person);
  const other = await context.newPage();
  for (const one of [page, other]) {
    await one.goto(`${desk.url}/appointments/pending`);
    await expect(row(one, "Thi Nguyen")).toBeVisible();
  }
  await other.getByRole("button", { name: "Confirm" }).click();
  await expect(toast(other, "Appointment confirmed")).toBeVisible();
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(toast(page, "It is confirmed now.")).toContainText("Error");
  await expect(page.getByText("Nothing to confirm.")).toBeVisible();

  await page.goto(`${desk.url}/appointments/all?from=${day}&to=${day}`);
  await expect(row(page, "Thi Nguyen")).toBeVisible();
  await page.getByRole("searchbox").fill("nobody");
  await expect(page.getByText("No appointments match “nobody”.")).toBeVisible();
  expect(pathOf(page)).toBe(`/appointments/all?from=${day}&to=${day}&q=nobody`);
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(row(page, "Thi Nguyen")).toBeVisible();
  expect(pathOf(page)).toBe("/appointments/all");

  const later = Array.from({ length: 21 }, (_, nth) => Date.parse(at) + (nth + 2) * 3_600_000);
  await Promise.all(later.map((time, nth) => book(`Guest ${nth}`, new Date(time).toISOString())));
  await page.reload();
  await page.getByRole("link", { name: "Next", exact: true }).click();
  await expect(page.getByText("21–22 of 22")).toBeVisible();
  expect(pathOf(page)).toBe("/appointments/all?page=2");
});
