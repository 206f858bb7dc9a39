// A seller suggests a time to a customer, who accepts it on a phone by the link in the email.
import { DAY } from "@solodesk/contract/kernel/zone.ts";
import { a11yViolations } from "./a11y-violations.ts";
import { expect, signIn, test, toasts } from "./one-desk.ts";
import { stockedSeller } from "./stocked-seller.ts";

test.use({ locale: "en-US" });

test("a suggested time waits for the customer, who accepts it, and is confirmed then", async ({
  desk,
  page,
  browser,
}) => {
  const seller = await stockedSeller(desk);
  await signIn(page, desk, seller);
  await page.goto(`${desk.url}/add-appointment`);
  await page.getByLabel("Service").selectOption(seller.serviceId);
  // Not today: late in the evening of the store nothing of today is free.
  await page.getByLabel("Date").fill(new Date(Date.now() + 2 * DAY).toISOString().slice(0, 10));
  await page.getByRole("group", { name: "Time", exact: true }).getByRole("radio").last().check();
  await page.getByLabel("Customer name").fill("Rosalind Franklin");
  await expect(page.getByText("Turn off to ask your customer first.")).toBeVisible();
  await page.getByRole("checkbox", { name: "Confirm right away" }).uncheck();
  await expect(page.getByText(/^Enter your customer's email to ask them/)).toBeVisible();
  await page.getByLabel("Customer email").fill("rosalind@example.com");
  await expect(page.getByText(/^We email your customer, who accepts or declines/)).toBeVisible();
  expect(await a11yViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Create appointment" }).click();
  await page.waitForURL(/\/appointments\/pending$/);
  await expect(page.getByText("Waiting for your customer").locator("visible=true").first()).toBeVisible();

  const [mail] = await desk.sql<{ text: string }>(
    "SELECT text FROM mails WHERE user_id = $1 AND kind = 'booking_received'",
    [seller.id],
  );
  const link = /\/store\/\S+\/booking\/\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  const guest = await (
    await browser.newContext({ locale: "en-US", viewport: { width: 390, height: 844 }, hasTouch: true })
  ).newPage();
  await guest.goto(desk.url + link);
  await expect(guest.getByText(/suggests .+day, .+ and holds it for you/)).toBeVisible();
  await expect(guest.getByRole("button", { name: "Decline" })).toBeVisible();
  expect(await a11yViolations(guest)).toEqual([]);
  if (process.env.SHOTS)
    await guest.screenshot({ path: `${process.env.SHOTS}/asked-390.png`, fullPage: true });
  await guest.getByRole("button", { name: "Accept this time" }).click();
  await expect(guest.getByText("Booking confirmed.")).toBeVisible();
  await expect(guest.getByText("Confirmed", { exact: true })).toBeVisible();
  await guest.context().close();

  await page.goto(`${desk.url}/appointments/confirmed`);
  await expect(page.getByText("Rosalind Franklin").locator("visible=true").first()).toBeVisible();
});

test("services are put into another order on the phone, and the store page follows", async ({
  desk,
  page,
}) => {
  const seller = await stockedSeller(desk);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, desk, seller);
  await page.goto(`${desk.url}/services`);
  await page.getByRole("button", { name: "Change order" }).click();
  expect(await a11yViolations(page)).toEqual([]);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/order-390.png` });
  await page.getByRole("button", { name: "Move Mending up" }).click();
  await expect(page.getByRole("list", { name: "Your services" }).getByRole("listitem").first()).toContainText(
    "Mending",
  );
  await page.getByRole("button", { name: "Done" }).click();
  await expect(toasts(page).filter({ hasText: "Failed" })).toHaveCount(0);
  await page.goto(desk.url + seller.storePath);
  await expect(page.locator("#services").getByRole("heading", { level: 3 })).toHaveText([
    "Mending",
    "Sewing lesson",
  ]);
});
