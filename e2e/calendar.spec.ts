// A seller's calendar: appointments are moved by mouse and keyboard, refused if the time is taken, and
// managed in their drawer.
import type { Browser, Locator, Page } from "@playwright/test";
import { countOf, patienceOf } from "../scripts/soak-list.mjs";
import { a11yViolations } from "./a11y-violations.ts";
import { expect, heading, type OneDesk, type Person, pathOf, signIn, test, toasts } from "./one-desk.ts";

const M = "/api/marketplace-solopreneur";

async function sellerOf(desk: OneDesk) {
  const person = await desk.person("Ada’s Workshop");
  const book = async (name: string, starts_at: string, ends_at: string) => {
    const body = { title: "Sewing lesson", customer: { name }, starts_at, ends_at };
    const answer = await desk.post(`${M}/create-appointment`, body, person.tokens.access.token);
    expect(answer.ok, await answer.clone().text()).toBe(true);
    return (await answer.json()).data;
  };
  return { person, book };
}

const zone = "America/New_York";
/**
 * A time on a Wednesday 7 to 13 days ahead, in the store's zone. "24:15" is a quarter past midnight of the
 * next day.
 */
function onWednesday(time: string): string {
  const date = new Date();
  date.setUTCDate(date.getUTCDate() + ((10 - date.getUTCDay()) % 7) + 7);
  const parts = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" }).formatToParts(
    date,
  );
  const offset = parts.find(({ type }) => type === "timeZoneName")?.value.slice(3);
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const midnight = Date.parse(`${date.toISOString().slice(0, 10)}T00:00:00${offset}`);
  return new Date(midnight + (hours * 60 + minutes) * 60_000).toISOString();
}
const wednesday = onWednesday("12:00").slice(0, 10);
const dayAfter = (day: string, by: number) =>
  new Date(Date.parse(day) + by * 86_400_000).toISOString().slice(0, 10);

const appointment = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name: new RegExp(`^Sewing lesson with ${name}, `) });
const toast = (page: Page, words: string | RegExp) => toasts(page).filter({ hasText: words }).first();
const says = (one: Locator, words: string) =>
  expect(one).toHaveAccessibleName(new RegExp(words.replaceAll(" ", "\\s")));

/** Drags an appointment by its top or its bottom edge. */
async function carry(page: Page, one: Locator, by: { x?: number; y?: number; edge?: "top" | "bottom" }) {
  const box = (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [box.x + box.width / 2, by.edge === "bottom" ? box.y + box.height - 3 : box.y + 9];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (by.x ?? 0) / 2, y + (by.y ?? 0) / 2, { steps: 4 });
  await page.mouse.move(x + (by.x ?? 0), y + (by.y ?? 0), { steps: 4 });
}

test("appointments are moved and made longer by hand and by keys, undone, and refused where another stands", async ({
  desk,
  page,
}) => {
  const { person, book } = await sellerOf(desk);
  await book("Maya", onWednesday("10:00"), onWednesday("11:00"));
  await book("Jonas", onWednesday("13:00"), onWednesday("14:00"));
  await signIn(page, desk, person);
  await page.goto(`${desk.url}/appointments?date=${wednesday}`);
  const [maya, jonas] = [appointment(page, "Maya"), appointment(page, "Jonas")];
  await says(maya, "10:00 – 11:00 AM, Pending$");
  const hour = (((await jonas.boundingBox())?.y ?? 0) - ((await maya.boundingBox())?.y ?? 0)) / 3;

  await carry(page, maya, { y: hour - 4 });
  await page.mouse.up();
  await expect(toast(page, "Moved to")).toContainText(/11:00 AM\s–\s12:00 PM/);
  await says(maya, "11:00 AM – 12:00 PM, Pending$");
  await toast(page, "Moved to").getByRole("button", { name: "Undo" }).click();
  await says(maya, "10:00 – 11:00 AM, Pending$");
  await expect(toast(page, "Back to")).toBeVisible();

  await carry(page, maya, { y: hour * 2.5 - 4 });
  await expect(page.locator(".is-refused")).toContainText("That overlaps Jonas's");
  await page.mouse.up();
  await expect(toast(page, "It is back where it was.")).toContainText("That overlaps Jonas's");
  await says(maya, "10:00 – 11:00 AM, Pending$");

  await carry(page, maya, { y: hour / 2 - 4, edge: "bottom" });
  await page.mouse.up();
  await says(maya, "10:00 – 11:30 AM, Pending$");
  await expect(toast(page, "10:00 – 11:30")).toBeVisible();

  await jonas.focus();
  await page.keyboard.press("Alt+ArrowDown");
  await page.keyboard.press("Alt+ArrowRight");
  await page.keyboard.press("Shift+Alt+ArrowDown");
  await expect(page.locator("[aria-live=assertive]")).toContainText(/1:15 – 2:30\sPM\. Enter saves/);
  await page.keyboard.press("Escape");
  await says(jonas, "1:00 – 2:00 PM, Pending$");
  await page.keyboard.press("Alt+ArrowRight");
  await page.keyboard.press("Enter");
  await expect(toast(page, "Moved to").filter({ hasText: /1:00 – 2:00\sPM/ })).toBeVisible();
  await expect(jonas).toBeFocused();
  const { data } = (await (
    await fetch(`${desk.url}${M}/user/appointments?from=${dayAfter(wednesday, 1)}&status=All`, {
      headers: { authorization: `Bearer ${person.tokens.access.token}` },
    })
  ).json()) as { data: { customer: { name: string } }[] };
  expect(data.map(({ customer }) => customer.name)).toEqual(["Jonas"]);

  // A click on an empty time opens the form for a new appointment at that time.
  const box = (await jonas.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(box.x + 20, box.y + hour * 2.1);
  await expect(heading(page, "Add Appointment")).toBeVisible();
  await page.getByRole("button", { name: "Continue without a service" }).click();
  await expect(page.getByLabel("Date")).toHaveValue(dayAfter(wednesday, 1));
  await expect(page.getByLabel("Time", { exact: true })).toHaveValue(/^15:/);
  await page.goBack();
  await page.locator(`[role=columnheader][data-date="${wednesday}"]`).getByRole("link").press("Enter");
  await page.getByRole("button", { name: "Continue without a service" }).click();
  await expect(page.getByLabel("Date")).toHaveValue(wednesday);
  await expect(page.getByRole("radio", { name: "Free times" })).toBeChecked();
});

test("the drawer leads an appointment on, its address opens it, and a phone gets it from below", async ({
  desk,
  page,
}) => {
  const { person, book } = await sellerOf(desk);
  await book("Maya", onWednesday("10:00"), onWednesday("11:00"));
  await signIn(page, desk, person);
  await page.goto(`${desk.url}/appointments?date=${wednesday}`);
  await appointment(page, "Maya").focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: "Sewing lesson with Maya" });
  await drawer.getByRole("button", { name: "Confirm" }).click();
  await expect(toast(page, "Appointment confirmed")).toBeVisible();
  await drawer.getByRole("button", { name: "Reschedule…" }).click();
  const dialog = page.getByRole("dialog", { name: "Reschedule" });
  await dialog.getByRole("radio", { name: "10:15 AM" }).check({ force: true });
  await dialog.getByRole("button", { name: "Move" }).click();
  await expect(toast(page, "Appointment moved")).toBeVisible();
  await expect(drawer.getByRole("region", { name: "History" }).getByRole("listitem")).toHaveCount(3);
  expect(await a11yViolations(page)).toEqual([]);
  const address = pathOf(page);
  expect(address).toContain("appointment=");
  await page.goBack();
  await expect(drawer).toHaveCount(0);
  await says(appointment(page, "Maya"), "10:15 – 11:15 AM, Confirmed$");
  expect(await a11yViolations(page, { within: "main" })).toEqual([]);

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(desk.url + address);
  await drawer.getByRole("button", { name: "Cancel…" }).click();
  await page.getByRole("button", { name: "Cancel appointment" }).click();
  await expect(toast(page, "Appointment cancelled")).toBeVisible();
  await expect(drawer).toContainText("Cancelled");
  await drawer.getByRole("button", { name: "Close" }).click();
  await expect(appointment(page, "Maya")).toHaveCount(0);
  await page.getByRole("switch", { name: "Show cancelled" }).click();
  for (const view of ["Day", "Agenda", "Week", "Month"]) {
    await page.getByRole("radio", { name: view }).click();
    await expect(appointment(page, "Maya")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), view).toBeLessThanOrEqual(320);
  }
});

/** The first three are enough to show that the browser's zone does not matter. */
const zones = [
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
  "Asia/Kathmandu",
  "America/New_York",
  "America/St_Johns",
  "America/Santiago",
  "Europe/London",
  "Africa/Cairo",
  "Asia/Kolkata",
  "Asia/Tokyo",
  "Australia/Lord_Howe",
  "Pacific/Chatham",
];

test("B7: half past eleven and a quarter past midnight stand on their day, wherever the browser is", async ({
  desk,
  browser,
}) => {
  test.setTimeout(patienceOf("zones"));
  const { person, book } = await sellerOf(desk);
  await expectBusyElsewhere(browser, desk, person);
  await book("Late", onWednesday("23:30"), onWednesday("24:00"));
  await book("Early", onWednesday("24:15"), onWednesday("25:00"));
  for (const timezoneId of zones.slice(0, countOf("zones")))
    await expectOnTheirDays(browser, desk, person, timezoneId);
});

/**
 * The response is mocked, because the server does not fetch calendars from addresses inside its own network.
 */
async function expectBusyElsewhere(browser: Browser, desk: OneDesk, person: Person) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const time = {
    starts_at: onWednesday("10:00"),
    ends_at: onWednesday("12:00"),
    source: "Work",
    stale: true,
  };
  await page.route("**/calendars/busy?*", (route) => route.fulfill({ json: { data: [time], more: false } }));
  await signIn(page, desk, person);
  await page.goto(`${desk.url}/appointments?date=${wednesday}`);
  const busy = page.getByRole("main").getByText(/^Busy · Work \(may be out of date\), 10:00/);
  for (const view of ["Week", "Day", "Month"]) {
    await page.getByRole("radio", { name: view }).click();
    await expect(busy, view).toHaveCount(1);
    await expect(page.getByRole("main").getByRole("button", { name: /Busy/ }), view).toHaveCount(0);
  }
  await page.getByRole("radio", { name: "Agenda" }).click();
  await expect(page.getByRole("list", { name: "Agenda" })).toContainText("Busy · Work (may be out of date)");
  await page.getByRole("radio", { name: "Week" }).click();
  expect(await a11yViolations(page, { within: "main" })).toEqual([]);
  await page.getByRole("switch", { name: "Busy elsewhere" }).click();
  await expect(busy).toHaveCount(0);
  await expect(page).toHaveURL(/[?&]busy=hidden/);
  await context.close();
}

async function expectOnTheirDays(browser: Browser, desk: OneDesk, person: Person, timezoneId: string) {
  const context = await browser.newContext({ timezoneId });
  const page = await context.newPage();
  await signIn(page, desk, person);
  await page.goto(`${desk.url}/appointments?date=${wednesday}`);
  for (const view of ["Week", "Month"]) {
    await page.getByRole("radio", { name: view }).click();
    for (const [name, day] of [
      ["Late", wednesday],
      ["Early", dayAfter(wednesday, 1)],
    ] as const) {
      const cell = page.getByRole("main").locator(`[role=cell][data-date="${day}"]`);
      await expect(cell.getByRole("button", { name }), `${timezoneId}, ${view}`).toHaveCount(1);
      await expect(appointment(page, name)).toHaveCount(1);
    }
  }
  await context.close();
}
