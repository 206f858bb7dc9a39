// A seller's own calendar at a CalDAV server: appointments are written into it, one is moved there, and all of them
// leave it together.
import type { Page } from "@playwright/test";
import { radicaleUser, type TestRadicale, testRadicale } from "../server/test/test-radicale.ts";
import { a11yViolations } from "./a11y-violations.ts";
import { createStore, type Desk, test as deskTest, expect, register } from "./desk.ts";

const M = "/api/marketplace-solopreneur";

const test = deskTest.extend<{ radicale: TestRadicale }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the first parameter what this one needs: nothing
  radicale: async ({}, use) => {
    const radicale = await testRadicale();
    await use(radicale);
    await radicale.close();
  },
  // It is inside the network, so the desk must be allowed to connect to it.
  settings: async ({ radicale }, use) => {
    await use({ CALENDAR_SERVERS: new URL(radicale.server).origin });
  },
});

test.use({ locale: "en-US", timezoneId: "America/New_York" });

/** Calls the API as the signed-in seller. */
async function callsAs(page: Page, desk: Desk) {
  const { access } = JSON.parse((await page.evaluate(() => localStorage.getItem("tokens"))) ?? "");
  const headers = { authorization: `Bearer ${access.token}` };
  return {
    get: async (path: string) => (await page.request.get(desk.url + M + path, { headers })).json(),
    post: async (path: string, data: object) => {
      const answer = await page.request.post(desk.url + M + path, { headers, data });
      expect(answer.ok(), await answer.text()).toBe(true);
      return (await answer.json()).data;
    },
  };
}

/** As iCalendar writes a moment. */
const written = (moment: Date) => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;

test("a seller connects their calendar, follows a move that was made there, and takes everything out again", async ({
  page,
  desk,
  radicale,
}) => {
  const place = await radicale.addCalendar("Work");
  await radicale.put(place, "dentist", "DTSTART:20300603T140000Z", "DTEND:20300603T150000Z");
  await register(page, desk, "ada@example.com");
  await createStore(page, "Ada's Workshop");
  const api = await callsAs(page, desk);
  const setting = page.getByRole("region", { name: "Other calendars" });
  const row = setting.getByRole("listitem").first();
  const ours = async () => [...(await radicale.list(place))].filter(([href]) => !href.includes("dentist"));
  const sync = () => row.getByRole("button", { name: "Sync now: Work" }).click();

  await test.step("the account is signed in to, and its calendar chosen for both ways", async () => {
    await page.goto(`${desk.url}/settings/store#calendars`);
    await setting.getByRole("button", { name: "Add", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: /^Calendar account/ }).click();
    await dialog.getByLabel("Provider").selectOption("Another CalDAV server");
    await dialog.getByLabel("Server address").fill(radicale.server);
    await dialog.getByLabel("Username").fill(radicaleUser.username);
    await dialog.getByLabel("App password").fill("guess");
    await dialog.getByRole("button", { name: "Continue" }).click();
    await expect(dialog.getByText(/didn't accept this username and password/)).toBeVisible();
    expect(await a11yViolations(page)).toEqual([]);
    await dialog.getByLabel("App password").fill(radicaleUser.password);
    await dialog.getByRole("button", { name: "Continue" }).click();
    await dialog.getByRole("radio", { name: "Work" }).check();
    await dialog.getByRole("radio", { name: /Also write my appointments/ }).check();
    await expect(dialog.getByText(/Everyone who can see this calendar can read them/)).toBeVisible();
    expect(await a11yViolations(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Add calendar" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row).toContainText("Up to date");
    await expect(row).toContainText("ada · Two-way");
  });

  const starts = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 7 * 86_400_000);
  const later = new Date(starts.getTime() + 2 * 3_600_000);
  const appointment = await api.post("/create-appointment", {
    title: "Haircut",
    customer: { name: "Grace Hopper", email: "grace@example.com" },
    status: "Confirmed",
    starts_at: starts.toISOString(),
    ends_at: new Date(starts.getTime() + 1_800_000).toISOString(),
  });

  await test.step("an appointment is written into it", async () => {
    await sync();
    await expect.poll(async () => (await ours()).length).toBe(1);
    const file = (await ours())[0]?.[1];
    expect(file).toContain("SUMMARY:Haircut · Grace Hopper");
    expect(file).toContain(`DTSTART:${written(starts)}`);
  });

  await test.step("a move that is made there is a question here, and the seller follows it", async () => {
    const href = (await ours())[0]?.[0] ?? "";
    const ends = (begin: Date) => written(new Date(begin.getTime() + 1_800_000));
    await radicale.change(href, (file) =>
      file
        .replace(`DTSTART:${written(starts)}`, `DTSTART:${written(later)}`)
        .replace(`DTEND:${ends(starts)}`, `DTEND:${ends(later)}`),
    );
    const changed = setting.getByRole("list", { name: "Changed in Work" });
    await expect(row.getByRole("button", { name: "Sync now: Work" })).toBeEnabled();
    await sync();
    await expect(changed).toContainText("Haircut, Grace Hopper");
    expect(await a11yViolations(page)).toEqual([]);
    await changed.getByRole("button", { name: "Move the appointment" }).click();
    const question = page.getByRole("dialog", { name: "Move the appointment?" });
    await expect(question).toContainText("Grace Hopper gets an email with the new time");
    expect(await a11yViolations(page)).toEqual([]);
    await question.getByRole("button", { name: "Move", exact: true }).click();
    // While it is open, what is behind it can't be found.
    await expect(question).toBeHidden();
    await expect(changed).toHaveCount(0);
    const { data } = await api.get(`/user/appointments/${appointment.id}`);
    expect(data.starts_at).toBe(later.toISOString());
  });

  await test.step("removing it takes ours out and leaves the rest", async () => {
    await row.getByRole("button", { name: "Remove Work" }).click();
    const question = page.getByRole("dialog", { name: "Remove Work?" });
    await expect(question).toContainText("The appointments that we wrote into it are taken out.");
    await question.getByRole("button", { name: "Remove" }).click();
    await expect(question).toBeHidden();
    await expect(setting.getByRole("listitem")).toHaveCount(0);
    // One that leaves between the list and its reading fails the look, which is then repeated.
    await expect(async () => expect(await ours()).toEqual([])).toPass();
    expect([...(await radicale.list(place)).keys()].map((href) => new URL(href, place).href)).toEqual([
      `${place}dentist.ics`,
    ]);
  });
});
