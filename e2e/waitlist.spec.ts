// A day is full: a visitor in another zone joins the waitlist, the seller cancels a booking, and the visitor books by the
// email's link, or pays for the time first.
import type { Page } from "@playwright/test";
import { a11yViolations } from "./a11y-violations.ts";
import { expect, type OneDesk, type Person, signIn, test } from "./one-desk.ts";

const M = "/api/marketplace-solopreneur";
const day = [{ open: "12:00", close: "13:00" }];
const hours = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  timezoneId: "Europe/Berlin",
  locale: "en-US",
});

interface Full {
  seller: Person;
  website_url: string;
  /** The appointment that has the only slot of the first bookable day. */
  appointment: string;
}

async function fullSalon(desk: OneDesk, more: object = {}): Promise<Full> {
  const seller = await desk.person();
  const { token } = seller.tokens.access;
  const send = async (path: string, body: object) => (await desk.post(M + path, body, token)).json();
  const website_url = `salon-${seller.id.slice(-8)}`;
  const place = { country: "US", timezone: "America/New_York", hours };
  await send("/create-store", { name: "Ada's Salon", website_url, published: true, ...place });
  const price = { amount: 4500, currency: "USD" };
  const haircut = { name: "Haircut", price, location: "in_person", duration_minutes: 60 };
  const service_id: string = (await send("/user/services", { ...haircut, ...more })).data.id;
  const free = await fetch(`${desk.url}${M}/store/${website_url}/slots?service_id=${service_id}`);
  const { starts_at } = (await free.json()).slots[0];
  const first = { service_id, starts_at, customer: { name: "First" }, status: "Confirmed" };
  const appointment: string = (await send("/create-appointment", first)).data.id;
  return { seller, website_url, appointment };
}

async function join(page: Page, desk: OneDesk, { website_url }: Full): Promise<void> {
  await page.goto(`${desk.url}/store/${website_url}`);
  await page.getByRole("button", { name: "Book", exact: true }).click();
  const dialog = page.getByRole("dialog");
  const fullDay = dialog.getByRole("button", { name: /full, you can wait for a time$/ });
  await expect(dialog.getByRole("gridcell", { selected: true })).toBeVisible();
  // At the end of a month nothing else may be free in it, and the next one is shown.
  if ((await fullDay.count()) === 0) await dialog.getByRole("button", { name: "Previous month" }).click();
  await fullDay.click();
  await expect(dialog.getByText("This day is full.")).toBeVisible();
  expect(await a11yViolations(page)).toEqual([]);
  await page.getByLabel("Your name").fill("Grace Hopper");
  await page.getByLabel("Email").fill("grace@example.com");
  await dialog.getByRole("button", { name: "Tell me when a time is free" }).click();
  await expect(dialog.getByText("You're on the waitlist")).toBeVisible();
}

/** Cancels the appointment, and returns the path in the email about the time that is free now. */
async function offer(desk: OneDesk, { seller, appointment }: Full): Promise<string> {
  await fetch(`${desk.url}${M}/user/appointments/${appointment}`, {
    method: "PATCH",
    headers: {
      authorization: `Bearer ${seller.tokens.access.token}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ status: "Cancelled" }),
  });
  const linkInMail = async () => {
    const mails = await desk.sql<{ text: string }>(
      "SELECT text FROM mails WHERE user_id = $1 AND kind = 'time_offered'",
      [seller.id],
    );
    return /\/store\/\S+\/waiting\/\S+/.exec(mails[0]?.text ?? "")?.[0] ?? "";
  };
  await expect.poll(linkInMail).not.toBe("");
  return linkInMail();
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("a full day takes a name, a cancellation offers its time by mail, and the link books it", async ({
  page,
  desk,
}) => {
  const full = await fullSalon(desk);
  await join(page, desk, full);
  await signIn(page, desk, full.seller);
  await page.goto(`${desk.url}/appointments/pending`);
  await expect(page.getByRole("list", { name: "People who wait" })).toContainText("grace@example.com");

  await page.goto(desk.url + (await offer(desk, full)));
  await expect(heading(page, "A time is free for you")).toBeVisible();
  await expect(page.getByText("12:00 pm in New York")).toBeVisible();
  await expect(page.getByText(/^Kept for you for (30:00|29:\d\d)$/)).toBeVisible();
  expect(await a11yViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Book this time" }).click();
  await expect(heading(page, "You're booked")).toBeVisible();
  await page.getByRole("link", { name: "See or change it" }).click();
  await expect(heading(page, "Your booking")).toBeVisible();
  await expect(page.getByText("Grace Hopper")).toBeVisible();
});

test("an offer of a service that is paid when booked is held until it is paid for", async ({
  page,
  desk,
}) => {
  const full = await fullSalon(desk, { payment: { due: "deposit", deposit: { percent: 40 } } });
  await join(page, desk, full);
  const place = desk.url + (await offer(desk, full));
  await page.goto(place);
  await expect(heading(page, "A time is free for you")).toBeVisible();
  await page.getByRole("link", { name: "Book this time" }).click();

  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: "Your booking" })).toBeVisible();
  await expect(dialog.getByText("12:00 pm in New York")).toBeVisible();
  await expect(dialog.getByText(/^Held for you for (30:00|29:\d\d)$/)).toBeVisible();
  await expect(dialog.getByText("$18.00 deposit")).toBeVisible();
  expect(await a11yViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Continue to payment" }).click();
  const cart = page.getByRole("dialog", { name: "Cart" });
  await cart.getByLabel("Name", { exact: true }).fill("Grace Hopper");
  await cart.getByLabel("Email", { exact: true }).fill("grace@example.com");
  await cart.getByRole("button", { name: "Pay $18.00" }).click();
  await page.waitForURL(/\/pay\//);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByText(/^Thank you!/)).toBeVisible();

  await page.goto(place);
  await expect(heading(page, "You're booked")).toBeVisible();
  await page.getByRole("link", { name: "See or change it" }).click();
  await expect(page.getByText("Confirmed", { exact: true })).toBeVisible();
});
