// A seller with a booked day closes that day, archives the service and unpublishes the store: each time they see what
// follows before anything changes.
import { a11yViolations } from "./a11y-violations.ts";
import { expect, signIn, test } from "./one-desk.ts";

const M = "/api/marketplace-solopreneur";

test("what stays booked is said before a day, a service or a store is closed", async ({ desk, page }) => {
  const seller = await desk.person();
  const { token } = seller.tokens.access;
  const website_url = `closing-${seller.id.slice(-8)}`;
  const place = { country: "US", timezone: "UTC", published: true };
  await desk.post(`${M}/create-store`, { name: "Ada's Salon", website_url, ...place }, token);
  const price = { amount: 1500, currency: "USD" };
  const haircut = { name: "Haircut", price, location: "in_person", duration_minutes: 60 };
  const service = (await (await desk.post(`${M}/user/services`, haircut, token)).json()).data;
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const booked = { service_id: service.id, customer: { name: "Grace" }, starts_at: `${day}T10:00:00Z` };
  await desk.post(`${M}/create-appointment`, booked, token);
  await signIn(page, desk, seller);
  const dialog = page.getByRole("dialog");
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

  await page.goto(`${desk.url}/add-store-detail?step=hours`);
  await press("Add time off");
  await page.getByLabel("First day").fill(day);
  await press("Save");
  await expect(dialog).toContainText("1 upcoming appointment stays booked.");
  expect(await a11yViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Close these days" }).click();
  await expect(page.getByText("Store saved")).toBeVisible();

  await page.goto(`${desk.url}/services`);
  await press("Archive Haircut");
  await expect(dialog).toContainText("1 upcoming appointment stays booked, with its reminders.");
  await dialog.getByRole("link", { name: "Show as a list" }).click();
  await expect(page.getByText("This list shows one service only.")).toBeVisible();
  await expect(page.getByText("Grace").first()).toBeVisible();
  await page.goBack();
  await press("Archive Haircut");
  await dialog.getByRole("button", { name: "Archive service" }).click();
  await expect(page.getByText("Service archived")).toBeVisible();

  await page.goto(`${desk.url}/add-store-detail?step=look`);
  await page.getByRole("switch", { name: "Published" }).click();
  await press("Save");
  await expect(dialog).toContainText("Visitors can no longer open your store page");
  expect((await page.request.get(`${desk.url}/store/${website_url}`)).status()).toBe(200);
  await dialog.getByRole("button", { name: "Unpublish store" }).click();
  await expect(page.getByText("Store saved")).toBeVisible();
  expect((await page.request.get(`${desk.url}/store/${website_url}`)).status()).toBe(404);
});
