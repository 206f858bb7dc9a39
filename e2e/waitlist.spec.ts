// A day is full: a visitor in another zone joins the waitlist, the seller cancels a booking, and the visitor
// books by the email's link.
import { a11yViolations } from "./a11y-violations.ts";
import { expect, signIn, test } from "./one-desk.ts";

const M = "/api/marketplace-solopreneur";
const day = [{ open: "12:00", close: "13:00" }];
const hours = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  timezoneId: "Europe/Berlin",
  locale: "en-US",
});

test("a full day takes a name, a cancellation offers its time by mail, and the link books it", async ({
  page,
  desk,
}) => {
  const seller = await desk.person();
  const { token } = seller.tokens.access;
  const send = async (path: string, body: object) => (await desk.post(M + path, body, token)).json();
  const website_url = `salon-${seller.id.slice(-8)}`;
  const place = { country: "US", timezone: "America/New_York", hours };
  await send("/create-store", { name: "Ada's Salon", website_url, published: true, ...place });
  const price = { amount: 4500, currency: "USD" };
  const service = await send("/user/services", {
    name: "Haircut",
    price,
    location: "in_person",
    duration_minutes: 60,
  });
  const service_id: string = service.data.id;
  // The first bookable day has one slot, and it is taken.
  const free = await fetch(`${desk.url}${M}/store/${website_url}/slots?service_id=${service_id}`);
  const { starts_at } = (await free.json()).slots[0];
  const first = { service_id, starts_at, customer: { name: "First" }, status: "Confirmed" };
  const appointment: string = (await send("/create-appointment", first)).data.id;

  await page.goto(`${desk.url}/store/${website_url}`);
  await page.getByRole("button", { name: "Book", exact: true }).click();
  const dialog = page.getByRole("dialog");
  const full = dialog.getByRole("button", { name: /full, you can wait for a time$/ });
  await full.click();
  await expect(dialog.getByText("This day is full.")).toBeVisible();
  expect(await a11yViolations(page)).toEqual([]);
  await page.getByLabel("Your name").fill("Grace Hopper");
  await page.getByLabel("Email").fill("grace@example.com");
  await dialog.getByRole("button", { name: "Tell me when a time is free" }).click();
  await expect(dialog.getByText("You're on the waitlist")).toBeVisible();

  const linkIn = async (kind: string) => {
    const mails = await desk.sql<{ text: string }>(
      "SELECT text FROM mails WHERE user_id = $1 AND kind = $2",
      [seller.id, kind],
    );
    return /\/store\/\S+\/waiting\/\S+/.exec(mails[0]?.text ?? "")?.[0] ?? "";
  };
  await signIn(page, desk, seller);
  await page.goto(`${desk.url}/appointments/pending`);
  await expect(page.getByRole("list", { name: "People who wait" })).toContainText("grace@example.com");

  await fetch(`${desk.url}${M}/user/appointments/${appointment}`, {
    method: "PATCH",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ status: "Cancelled" }),
  });
  await expect.poll(() => linkIn("time_offered")).not.toBe("");
  await page.goto(desk.url + (await linkIn("time_offered")));
  await expect(page.getByRole("heading", { level: 1, name: "A time is free for you" })).toBeVisible();
  await expect(page.getByText("12:00 pm in New York")).toBeVisible();
  await expect(page.getByText(/^Kept for you for (30:00|29:\d\d)$/)).toBeVisible();
  expect(await a11yViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Book this time" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "You're booked" })).toBeVisible();
  await page.getByRole("link", { name: "See or change it" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your booking" })).toBeVisible();
  await expect(page.getByText("Grace Hopper")).toBeVisible();
});
