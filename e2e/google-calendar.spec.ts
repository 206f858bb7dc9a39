// A seller's Google Calendar. A server that speaks Google's wire format, with a consent page of its own, replaces Google.
import { setTimeout as wait } from "node:timers/promises";
import { type StrangeGoogle, strangeGoogle } from "../server/test/strange-google.ts";
import { a11yViolations } from "./a11y-violations.ts";
import { createStore, test as deskTest, expect, register } from "./desk.ts";

const ACCOUNT = "ada@gmail.com";
const M = "/api/marketplace-solopreneur";

const test = deskTest.extend<{ google: StrangeGoogle }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the first parameter what this one needs: nothing
  google: async ({}, use) => {
    const google = await strangeGoogle();
    google.addAccount(ACCOUNT);
    google.addCalendar(ACCOUNT, "holidays@group.calendar.google.com", "Holidays", "reader");
    await use(google);
    google.close();
  },
  settings: async ({ google }, use) => {
    await use(google.variables);
  },
});

test.use({ locale: "en-US", timezoneId: "America/New_York" });

test("a seller connects Google Calendar, follows a move, loses the permission, and takes everything out again", async ({
  page,
  desk,
  google,
}) => {
  await register(page, desk, "ada@example.com");
  await createStore(page, "Ada's Workshop");
  const events = google.eventsOf(ACCOUNT);
  const setting = page.getByRole("region", { name: "Other calendars" });
  const row = setting.getByRole("listitem").first();
  const dialog = page.getByRole("dialog");
  const scope = (name: string) => page.getByRole("checkbox", { name: new RegExp(name) });
  const sync = () => row.getByRole("button", { name: "Sync now: Work" }).click();

  await test.step("a seller who cancels at Google, or leaves out a permission, sees an error", async () => {
    await page.goto(`${desk.url}/settings/store#calendars`);
    await setting.getByRole("button", { name: "Add", exact: true }).click();
    await dialog.getByRole("button", { name: /^Google Calendar/ }).click();
    await expect(dialog).toContainText("Google asks you for two permissions");
    expect(await a11yViolations(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Continue to Google" }).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog.getByRole("alert")).toHaveText(/You didn't give the permission/);
    await expect(page).toHaveURL(`${desk.url}/settings/store#calendars`);
    await dialog.getByRole("button", { name: "Start again" }).click();
    await scope("calendarlist").uncheck();
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(dialog.getByRole("alert")).toHaveText(/needs both permissions/);
    expect(await a11yViolations(page)).toEqual([]);
  });

  await test.step("with both, one of the account's calendars is chosen for both ways", async () => {
    await dialog.getByRole("button", { name: "Start again" }).click();
    await page.getByRole("button", { name: "Continue" }).click();
    await dialog.getByRole("radio", { name: ACCOUNT }).check();
    await dialog.getByRole("radio", { name: /Also write my appointments/ }).check();
    await dialog.getByLabel("Name", { exact: true }).fill("Work");
    expect(await a11yViolations(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Add calendar" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row).toContainText("Up to date");
    await expect(row).toContainText(`Google Calendar · ${ACCOUNT} · Two-way`);
  });

  const { access } = JSON.parse((await page.evaluate(() => localStorage.getItem("tokens"))) ?? "");
  const headers = { authorization: `Bearer ${access.token}` };
  const starts = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 7 * 86_400_000);
  const later = new Date(starts.getTime() + 2 * 3_600_000);
  const after = (begin: Date) => ({ dateTime: new Date(begin.getTime() + 1_800_000).toISOString() });
  const created = await page.request.post(`${desk.url}${M}/create-appointment`, {
    headers,
    data: {
      title: "Haircut",
      customer: { name: "Grace Hopper", email: "grace@example.com" },
      status: "Confirmed",
      starts_at: starts.toISOString(),
      ends_at: after(starts).dateTime,
    },
  });
  expect(created.ok(), await created.text()).toBe(true);

  await test.step("an appointment is written into it, and a move that is made there is a question here", async () => {
    await sync();
    await expect.poll(() => events.all()).toMatchObject([{ summary: "Haircut · Grace Hopper" }]);
    expect(google.invitations()).toBe(0);
    await expect(row.getByRole("button", { name: "Sync now: Work" })).toBeEnabled();
    const [event] = events.all();
    if (!event) throw new Error("There is no event.");
    events.put({ ...event, start: { dateTime: later.toISOString() }, end: after(later) });
    await sync();
    const changed = setting.getByRole("list", { name: "Changed in Work" });
    await expect(changed).toContainText("Haircut, Grace Hopper");
    await changed.getByRole("button", { name: "Move the appointment" }).click();
    const question = page.getByRole("dialog", { name: "Move the appointment?" });
    await question.getByRole("button", { name: "Move", exact: true }).click();
    await expect(question).toBeHidden();
    await expect(changed).toHaveCount(0);
  });

  await test.step("without the permission it says so, and is connected again", async () => {
    google.accounts.revokeAccount(ACCOUNT);
    google.accounts.expireAccess();
    await expect(row.getByRole("button", { name: "Sync now: Work" })).toBeEnabled();
    // A calendar that was read a moment ago is not read again.
    await wait(1000);
    await sync();
    await expect(row).toContainText("Permission needed");
    await expect(row).toContainText("Google no longer accepts the permission that you gave.");
    expect(await a11yViolations(page)).toEqual([]);
    await row.getByRole("button", { name: "Connect again: Work" }).click();
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(row).toContainText("Up to date");
  });

  await test.step("removing it takes our event out and gives the permission back", async () => {
    await row.getByRole("button", { name: "Remove Work" }).click();
    const question = page.getByRole("dialog", { name: "Remove Work?" });
    await question.getByRole("button", { name: "Remove" }).click();
    await expect(setting.getByRole("listitem")).toHaveCount(0);
    await expect.poll(() => events.all()).toEqual([]);
    await expect.poll(() => google.accounts.accountsIn().size).toBe(0);
  });
});
