// A series from planning to its end: clashes are shown before anything is created, and the rest is cancelled
// in one step.
import { a11yViolations } from "./a11y-violations.ts";
import { expect, heading, signIn, test, toasts } from "./one-desk.ts";

const M = "/api/marketplace-solopreneur";

/** A Monday 14 to 20 days ahead. */
function inAFortnight(): string {
  const date = new Date();
  date.setUTCDate(date.getUTCDate() + ((8 - date.getUTCDay()) % 7) + 14);
  return date.toISOString().slice(0, 10);
}
const later = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

test("ten weeks at 320 px: one is moved, one left out, and later the rest is cancelled", async ({
  desk,
  page,
}) => {
  const person = await desk.person("Ada’s Workshop");
  const send = async (path: string, body: object) => {
    const answer = await desk.post(M + path, body, person.tokens.access.token);
    expect(answer.ok, await answer.clone().text()).toBe(true);
    return (await answer.json()).data;
  };
  const price = { amount: 4500, currency: "USD" };
  const lesson = { name: "Sewing lesson", price, duration_minutes: 60, location: "in_person" };
  await send("/user/services", lesson);
  const day = inAFortnight();
  const blocked = later(day, 14);
  // Noon in New York is 16:00 or 17:00 in UTC; these two hours cover both.
  const talk = { title: "Talk", customer: { name: "Jonas Lind" } };
  await send("/create-appointment", {
    ...talk,
    starts_at: `${blocked}T16:00:00Z`,
    ends_at: `${blocked}T18:00:00Z`,
  });

  await page.setViewportSize({ width: 320, height: 720 });
  await signIn(page, desk, person);
  await page.goto(`${desk.url}/add-appointment`);
  await page.getByLabel("Date").fill(day);
  await page.getByRole("radio", { name: "12:00 PM" }).check({ force: true });
  await page.getByLabel("Repeat").selectOption("Every week");
  await page.getByLabel("How many").fill("10");
  await page.getByLabel("Customer name").fill("Maya Okafor");
  await page.getByLabel("Confirm right away").check();
  await page.getByRole("button", { name: "Check the dates" }).click();
  const report = page.getByRole("region", { name: "9 of 10 dates are free" });
  await expect(report.getByRole("heading")).toBeFocused();
  await expect(report.getByRole("listitem")).toHaveCount(10);
  const taken = report.getByRole("listitem").nth(2);
  await expect(taken).toContainText("Talk with Jonas Lind");
  await expect(taken.getByRole("radio")).toHaveCount(4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await a11yViolations(page)).toEqual([]);
  const create = (count: number) => page.getByRole("button", { name: `Create ${count} appointments` });
  await expect(create(9)).toBeEnabled();
  await taken.getByRole("radio").first().check({ force: true });
  await expect(taken).toContainText("instead");
  await report.getByRole("button", { name: /^Skip/ }).last().click();
  await create(9).click();
  await expect(toasts(page).filter({ hasText: "9 appointments created" })).toBeVisible();
  await expect(heading(page, "Confirmed")).toBeVisible();
  const cards = page.getByRole("list", { name: "Confirmed" }).getByRole("listitem");
  await expect(cards).toHaveCount(9);
  await expect(cards.nth(2)).toContainText("Part of a series, 3 of 9");

  await page.setViewportSize({ width: 1440, height: 900 });
  const [third] = await desk.sql<{ id: string }>(
    "SELECT id FROM appointments WHERE series_nth = 3 AND customer_name = 'Maya Okafor' AND store_id = (SELECT id FROM stores WHERE user_id = $1)",
    [person.id],
  );
  await page.goto(`${desk.url}/appointments?date=${blocked}&appointment=${third?.id}`);
  const drawer = page.getByRole("dialog", { name: "Sewing lesson with Maya Okafor" });
  await expect(drawer).toContainText("Part of a series, 3 of 9");
  await drawer.getByRole("button", { name: "Cancel…" }).click();
  const question = page.getByRole("dialog", { name: "Cancel this appointment?" });
  await question.getByLabel("This and all that follow").check();
  await expect(question.getByRole("region", { name: "What happens" })).toContainText(
    /7 appointments are cancelled, from .* to /,
  );
  await question.getByRole("button", { name: "Cancel these appointments" }).click();
  await expect(toasts(page).filter({ hasText: "7 appointments cancelled" })).toBeVisible();
  await expect(drawer).toContainText("Cancelled");
  const left = await desk.sql(
    "SELECT id FROM appointments WHERE status = 'Confirmed' AND store_id = (SELECT id FROM stores WHERE user_id = $1)",
    [person.id],
  );
  expect(left).toHaveLength(2);
});
