import { googleCalendars } from "@solodesk/contract/scheduling/external-calendars/google-calendars.ts";
import { externalCalendars } from "@solodesk/contract/scheduling/external-calendars.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { accountCalendarOf } from "../../../../../test/external-calendar-of.ts";
import { answers, fakeNetwork, refuses } from "../../../../../test/fake-network.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { ExternalCalendarsSetting } from "../external-calendars-setting.tsx";

const consent = "01990000-0000-7000-8000-0000000000c0";
const account = "ada@gmail.com";
const work = {
  address: "https://www.googleapis.com/calendar/v3/calendars/ada",
  name: "Work",
  is_writable: true,
};
const calendar = accountCalendarOf({ provider: "google", host: "www.googleapis.com", account });
const list = answers(externalCalendars.list, { data: [], has_google: true });
const connect = answers(googleCalendars.connect, {
  data: { address: "https://accounts.google.com/o?state=s" },
});
const finished = { status: true, message: "Google Calendar connected" } as const;
const finish = answers(googleCalendars.finish, { ...finished, data: { consent, calendar: null } });
const discover = answers(googleCalendars.discover, { data: [work] });
const add = answers(externalCalendars.add, { status: true, message: "", data: calendar });

const left = vi.fn();
vi.mock("#kernel/page/leave-for.ts", () => ({ leaveFor: (address: string) => left(address) }));
afterEach(() => left.mockReset());

function open(at: string, ...routes: Parameters<typeof fakeNetwork>) {
  const seen = fakeNetwork(...routes);
  showScreen({ at: `/settings/store${at}`, screen: <ExternalCalendarsSetting /> });
  return seen;
}
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));
async function press(shown: Awaited<ReturnType<typeof dialog>>, name: string | RegExp) {
  const button = await shown.findByRole<HTMLButtonElement>("button", { name });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
}

test("the dialog says what Google asks, and leaves for it", async () => {
  open("", list, connect);
  fireEvent.click(await screen.findByRole("button", { name: "Add" }));
  await press(await dialog("Add another calendar"), /^Google Calendar/);
  const step = await dialog("Connect Google Calendar");
  expect(step.getByText(/two permissions.*Tick both/)).toBeTruthy();
  await press(step, "Continue to Google");
  await waitFor(() => expect(left).toHaveBeenCalledWith("https://accounts.google.com/o?state=s"));
});

test("where Google can't be connected, it isn't offered", async () => {
  open("", answers(externalCalendars.list, { data: [], has_google: false }));
  fireEvent.click(await screen.findByRole("button", { name: "Add" }));
  const step = await dialog("Add another calendar");
  expect(step.queryByRole("button", { name: /^Google Calendar/ })).toBeNull();
});

test("back from Google, a calendar is chosen and added with the consent", async () => {
  const seen = open("?state=s&code=c", list, finish, discover, add);
  const step = await dialog("Choose a calendar");
  expect(step.getByLabelText<HTMLInputElement>("Name").value).toBe("Work");
  fireEvent.click(step.getByLabelText(/Also write my appointments into it/));
  await press(step, "Add calendar");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(seen.filter(({ endpoint }) => endpoint.method === "POST").map(({ body }) => body)).toEqual([
    { state: "s", code: "c" },
    null,
    { provider: "google", name: "Work", address: work.address, consent, direction: "both" },
  ]);
});

test("a seller who didn't give the permission sees an error, and can start again", async () => {
  const seen = open("?state=s&error=access_denied", list, connect);
  const step = await dialog("Connect Google Calendar");
  expect(step.getByRole("alert").textContent).toBe(
    "You didn't give the permission, so nothing was connected.",
  );
  expect(seen.some(({ endpoint }) => endpoint === googleCalendars.finish)).toBe(false);
  await press(step, "Start again");
  await waitFor(() => expect(left).toHaveBeenCalled());
});

test("an answer that the server refuses, or a consent that is too old, is told in its place", async () => {
  open("?state=s&code=c", list, refuses(googleCalendars.finish, "google_refused"));
  const step = await dialog("Connect Google Calendar");
  expect(await step.findByText("Google couldn't confirm who you are. Try again.")).toBeTruthy();
});

test("a consent that is too old by the time a calendar is chosen has to be given again", async () => {
  open("?state=s&code=c", list, finish, discover, refuses(externalCalendars.add, "not_found"));
  await press(await dialog("Choose a calendar"), "Add calendar");
  const step = await dialog("Connect Google Calendar");
  expect(await step.findByText("That took too long. Start again.")).toBeTruthy();
});

test("a calendar that Google no longer lets us into is connected again", async () => {
  const refused = accountCalendarOf({ ...calendar, state: "refused", error: "Google no longer accepts it." });
  const seen = open("", answers(externalCalendars.list, { data: [refused], has_google: true }), connect);
  const row = within(await screen.findByRole("listitem"));
  expect(row.getByText("Permission needed")).toBeTruthy();
  expect(row.getByText(/Google Calendar · ada@gmail.com · Two-way/)).toBeTruthy();
  expect(row.getByText("New appointments aren't written into it until you connect it again.")).toBeTruthy();
  fireEvent.click(row.getByRole("button", { name: "Connect again: Work" }));
  await waitFor(() => expect(left).toHaveBeenCalled());
  expect(seen.at(-1)?.body).toEqual({ calendar_id: calendar.id });
});

test("back from Google, a calendar that was connected again asks for nothing more", async () => {
  const data = { consent: null, calendar };
  open("?state=s&code=c", list, answers(googleCalendars.finish, { ...finished, data }));
  await dialog("Connect Google Calendar");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
