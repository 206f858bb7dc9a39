// Sellers are notified wherever they are: without a reload, in every tab, and only of what they chose.
import { a11yViolations } from "./a11y-violations.ts";
import { expect, type OneDesk, signIn, test, toasts } from "./one-desk.ts";

const M = "/api/marketplace-solopreneur";
const always = [{ open: "00:00", close: "24:00" }];
const hours = { mon: always, tue: always, wed: always, thu: always, fri: always, sat: always, sun: always };

test.use({ locale: "en-US" });

async function openSalon(desk: OneDesk) {
  const seller = await desk.person();
  const { token } = seller.tokens.access;
  const website_url = `bell-${seller.id.slice(-8)}`;
  const store = { name: "Ada's Salon", website_url, country: "US", timezone: "UTC", hours, published: true };
  expect((await desk.post(`${M}/create-store`, store, token)).ok).toBe(true);
  const service = { name: "Haircut", price: { amount: 4500, currency: "USD" }, location: "in_person" };
  const made = await desk.post(`${M}/user/services`, { ...service, duration_minutes: 60 }, token);
  const service_id = (await made.json()).data.id;
  const book = async (name: string, inDays: number) => {
    const day = new Date(Date.now() + inDays * 86_400_000).toISOString().slice(0, 10);
    const customer = { name, email: "grace@example.com" };
    const wanted = { service_id, starts_at: `${day}T12:00:00Z`, customer };
    expect((await desk.post(`${M}/store/${website_url}/appointments`, wanted)).status).toBe(201);
  };
  return { seller, book };
}

test("a visitor books: the bell of every open tab counts, says so quietly, and leads there", async ({
  page,
  context,
  desk,
}) => {
  const { seller, book } = await openSalon(desk);
  await signIn(page, desk, seller);
  const second = await context.newPage();
  const streams: string[] = [];
  context.on("request", (request) => {
    if (request.url().endsWith("/notifications/stream")) streams.push(request.url());
  });
  const followed = page.waitForResponse((answer) => answer.url().endsWith("/notifications/stream"));
  const looked = second.waitForResponse((answer) => answer.url().includes("/notifications?"));
  await page.goto(`${desk.url}/appointments/confirmed`);
  const bell = page.getByRole("button", { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName("Notifications");
  await second.goto(`${desk.url}/settings`);
  await Promise.all([followed, looked]);

  await book("Grace <b>Hopper</b>", 3);
  for (const tab of [page, second]) {
    await expect(tab.getByRole("button", { name: "Notifications, 1 unread" })).toBeVisible();
    await expect(tab).toHaveTitle(/^\(1\) /);
  }
  // Both tabs share one stream.
  expect(streams).toHaveLength(1);
  await expect(toasts(page)).toContainText("New booking");
  // The list behind the toast has been updated automatically.
  await expect(page.getByText("Grace <b>Hopper</b>", { exact: true }).first()).toBeVisible();

  await bell.click();
  const panel = page.getByRole("dialog", { name: "Notifications" });
  const row = panel.getByRole("region", { name: "Today" }).getByRole("link");
  await expect(row).toContainText("Grace <b>Hopper</b>, Haircut");
  await expect(row).toContainText("Unread");
  expect(await a11yViolations(page, { within: "[role=dialog]" })).toEqual([]);
  await row.click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\/appointments\?appointment=/);
  await expect(page.getByRole("dialog")).toContainText("Grace <b>Hopper</b>");
  for (const tab of [page, second]) await expect(tab).not.toHaveTitle(/^\(/);
  await expect(second.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();

  // The tab with the stream is closed, and the other tab opens one.
  await page.close();
  await expect.poll(() => streams.length).toBe(2);
  await book("Ann", 4);
  await expect(second.getByRole("button", { name: "Notifications, 1 unread" })).toBeVisible();

  // A notification that was switched off is not shown.
  const saved = second.waitForResponse((answer) => answer.request().method() === "PATCH");
  await second.getByRole("switch", { name: "New booking, in the app" }).click();
  expect((await saved).ok()).toBe(true);
  await second.setViewportSize({ width: 390, height: 844 });
  await book("Bo", 5);
  const narrow = second.getByRole("button", { name: "Notifications, 1 unread" });
  await narrow.click();
  const sheet = second.getByRole("dialog", { name: "Notifications" });
  await expect(sheet.getByRole("link", { name: /Ann/ })).toBeVisible();
  await expect(sheet.getByText("Bo,")).toHaveCount(0);
  await sheet.getByRole("button", { name: "Mark all read" }).click();
  await expect(sheet.getByText("Unread")).toHaveCount(0);
  await second.keyboard.press("Escape");
  await expect(second.getByRole("button", { name: "Notifications", exact: true })).toBeFocused();
});
