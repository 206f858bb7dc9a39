import {
  type ExternalCalendar,
  externalCalendars,
} from "@solodesk/contract/scheduling/external-calendars.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { accountCalendarOf, externalCalendarOf } from "../../../../test/external-calendar-of.ts";
import { answers, fakeNetwork, refusal, refuses } from "../../../../test/fake-network.ts";
import { showScreen } from "../../../../test/screen.tsx";
import { ExternalCalendarsSetting } from "./external-calendars-setting.tsx";

const home = externalCalendarOf();
const saved = (data: ExternalCalendar) => ({ status: true, message: "", data }) as const;
const open = (...routes: Parameters<typeof fakeNetwork>) => {
  const seen = fakeNetwork(...routes);
  showScreen({ at: "/settings", screen: <ExternalCalendarsSetting /> });
  return seen;
};
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));
const sent = (seen: ReturnType<typeof open>, method: string) =>
  seen.filter(({ endpoint }) => endpoint.method === method).map(({ body }) => body);

test("each tells how it is, is synced now, and is removed only when asked for twice", async () => {
  const broken: ExternalCalendar = {
    ...home,
    id: `${home.id.slice(0, -1)}2`,
    name: "Work",
    state: "retrying",
    error: "The address was answered with 500.",
  };
  const stale: ExternalCalendar = {
    ...broken,
    id: `${home.id.slice(0, -1)}3`,
    name: "Club",
    state: "stale",
    notes: ["A note."],
    busy: 1,
  };
  const seen = open(
    answers(externalCalendars.list, { data: [home, broken, stale], has_google: false }),
    answers(externalCalendars.read, saved(broken)),
    answers(externalCalendars.remove, { status: true, message: "" }),
  );
  const rows = await screen.findAllByRole("listitem");
  const states = ["Up to date", "Retrying", "Out of date"];
  for (const [at, state] of states.entries()) expect(rows[at]?.textContent).toContain(state);
  expect(rows[0]?.textContent).toMatch(
    /calendar\.example\.com · Busy times only · synced Nov 21, .* · 12 busy times ahead/,
  );
  expect(rows[1]?.textContent).toContain("answered with 500. We try again automatically.");
  expect(rows[2]?.textContent).toContain("still keep customers from booking.A note.");
  await press("Sync now: Work");
  await waitFor(() => expect(seen.some(({ url }) => url.pathname.endsWith(`${broken.id}/sync`))).toBe(true));
  await press("Remove Home");
  expect((await dialog("Remove Home?")).getByText(/The calendar itself stays as it is\.$/)).toBeTruthy();
  fireEvent.click((await dialog("Remove Home?")).getByRole("button", { name: "Cancel" }));
  expect(sent(seen, "DELETE")).toEqual([]);
  await press("Remove Home");
  fireEvent.click((await dialog("Remove Home?")).getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(sent(seen, "DELETE").length).toBe(1));
});

test("one of an account is read again until it is up to date, and names its account", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
  let reads = 0;
  const isNew = accountCalendarOf({ state: "syncing", last_synced_at: null, busy: 0 });
  const seen = open([
    externalCalendars.list,
    () => Response.json({ data: [(reads += 1) > 2 ? accountCalendarOf() : isNew], has_google: false }),
  ]);
  const row = await screen.findByRole("listitem");
  expect(row.textContent).toContain("Reading…");
  expect(row.textContent).not.toContain("busy times ahead");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Sync now: Work" }).disabled).toBe(true);
  expect(await screen.findByText("Up to date", undefined, { timeout: 8000 })).toBeTruthy();
  expect(row.textContent).toMatch(/caldav\.icloud\.com · ada@icloud\.com · Two-way · synced/);
  const asked = seen.length;
  await vi.advanceTimersByTimeAsync(6000);
  expect(seen.length).toBe(asked);
  vi.useRealTimers();
});

test("syncing one of an account waits until the job has read it", async () => {
  let reads = 0;
  const later = accountCalendarOf({ last_synced_at: "2026-11-21T10:05:00Z", busy: 3 });
  open(
    [
      externalCalendars.list,
      () => Response.json({ data: [(reads += 1) > 2 ? later : accountCalendarOf()], has_google: false }),
    ],
    answers(externalCalendars.read, saved(accountCalendarOf())),
  );
  await press("Sync now: Work");
  const button = screen.getByRole("button", { name: "Sync now: Work" });
  await waitFor(() => expect(button.ariaBusy).toBe("true"));
  expect(await screen.findByText(/3 busy times ahead/, undefined, { timeout: 4000 })).toBeTruthy();
  await waitFor(() => expect(button.ariaBusy).not.toBe("true"));
});

test("a refused login asks for a new password, and says why one is refused", async () => {
  const refused = accountCalendarOf({
    state: "refused",
    error: "The username or password was not accepted.",
  });
  let tries = 0;
  const seen = open(
    [
      externalCalendars.list,
      () => Response.json({ data: [tries > 1 ? accountCalendarOf() : refused], has_google: false }),
    ],
    [
      externalCalendars.edit,
      () =>
        (tries += 1) === 1
          ? refusal("validation_failed", { password: "The server didn't accept it." })
          : Response.json(saved(accountCalendarOf({ last_synced_at: null }))),
    ],
  );
  const row = await screen.findByRole("listitem");
  expect(row.textContent).toContain("Password needed");
  expect(row.textContent).toContain("was not accepted.New appointments aren't written into it");
  expect(screen.queryByRole("button", { name: "Sync now: Work" })).toBeNull();
  await press("Enter a new password");
  const asks = await dialog("Enter a new password");
  const field = asks.getByLabelText<HTMLInputElement>("App password");
  expect([field.type, field.autocomplete]).toEqual(["password", "off"]);
  fireEvent.click(asks.getByRole("button", { name: "Save" }));
  expect(await asks.findByText("Enter the app password.")).toBeTruthy();
  fireEvent.change(field, { target: { value: "guess" } });
  fireEvent.click(asks.getByRole("button", { name: "Save" }));
  expect(await asks.findByText("The server didn't accept it.")).toBeTruthy();
  await waitFor(() => expect(asks.getByRole("button", { name: "Save" }).ariaBusy).not.toBe("true"));
  fireEvent.click(asks.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Up to date", undefined, { timeout: 4000 })).toBeTruthy();
  expect(sent(seen, "PATCH")).toEqual([{ password: "guess" }, { password: "guess" }]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("name and direction are changed, with what follows from that", async () => {
  const seen = open(
    answers(externalCalendars.list, { data: [accountCalendarOf(), home], has_google: false }),
    answers(externalCalendars.edit, saved(accountCalendarOf())),
  );
  await press("Edit Work");
  const asks = await dialog("Edit Work");
  const taken = /The appointments that we wrote into this calendar are taken out\./;
  expect(asks.queryByText(taken)).toBeNull();
  fireEvent.click(asks.getByLabelText(/Only read when I'm busy/));
  expect(asks.getByText(taken)).toBeTruthy();
  fireEvent.click(asks.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await press("Edit Home");
  const other = await dialog("Edit Home");
  // An address can only be read.
  expect(other.queryByRole("radio")).toBeNull();
  fireEvent.change(other.getByLabelText("Name"), { target: { value: "Family" } });
  fireEvent.click(other.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(sent(seen, "PATCH")).toEqual([{ name: "Work", direction: "read" }, { name: "Family" }]),
  );
});

test("removing one that is written into says what happens to the appointments there", async () => {
  const refused = accountCalendarOf({ id: `${home.id.slice(0, -1)}3`, name: "Old", state: "refused" });
  open(answers(externalCalendars.list, { data: [accountCalendarOf(), refused], has_google: false }));
  await press("Remove Work");
  const asks = await dialog("Remove Work?");
  expect(
    asks.getByText(/The appointments that we wrote into it are taken out\. Other events stay\.$/),
  ).toBeTruthy();
  fireEvent.click(asks.getByRole("button", { name: "Cancel" }));
  await press("Remove Old");
  expect((await dialog("Remove Old?")).getByText(/stay there, because we can't sign in\./)).toBeTruthy();
});

test("with five there is no room for more, and what cannot be loaded can be asked for again", async () => {
  const five = Array.from({ length: 5 }, (_, at) => ({
    ...home,
    id: `${home.id.slice(0, -1)}${at}`,
    name: `N${at}`,
  }));
  open(answers(externalCalendars.list, { data: five, has_google: false }));
  expect((await screen.findAllByRole("listitem")).length).toBe(5);
  expect(screen.queryByRole("button", { name: "Add" })).toBeNull();
  document.body.replaceChildren();
  open(refuses(externalCalendars.list, "internal"));
  expect(await screen.findByText("They could not be loaded.")).toBeTruthy();
});
