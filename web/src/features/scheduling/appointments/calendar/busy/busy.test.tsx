import { calendar } from "@solodesk/contract/scheduling/calendar.ts";
import { type BusyTime, externalCalendars } from "@solodesk/contract/scheduling/external-calendars.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { appointmentOf } from "../../../../../../test/appointment-of.ts";
import { answers, fakeNetwork, refuses } from "../../../../../../test/fake-network.ts";
import { showScreen } from "../../../../../../test/screen.tsx";
import { Calendar } from "../calendar.tsx";
import { busyByDay, busyHours, busyTogether } from "./busy-times.ts";

const zone = "America/New_York";
const store = { timezone: zone, booking: { slot_minutes: 30 } } as Store;
const { customer, ...appointment } = appointmentOf({ starts_at: "2026-11-23T15:00:00.000Z" });
const entry = {
  ...appointment,
  customer: customer.name,
  busy_from: appointment.starts_at,
  busy_until: appointment.ends_at,
  capacity: 1,
};
const busyAt = (source: string, from: string, to: string, stale = false): BusyTime => ({
  source,
  stale,
  starts_at: `2026-11-${from}:00.000Z`,
  ends_at: `2026-11-${to}:00.000Z`,
});
const times = [
  busyAt("Work", "23T14:00", "23T15:00"),
  busyAt("Home", "23T14:30", "23T17:00", true),
  busyAt("Home", "25T05:00", "26T05:00"),
];
const plain = (text: string | null) => text?.replaceAll(/[\u2009\u202F]/g, " ");
const open = (at: string, ...busy: Parameters<typeof fakeNetwork>) => {
  const seen = fakeNetwork(answers(calendar.list, { data: [entry], open: [], more: false }), ...busy);
  showScreen({ at, screen: <Calendar store={store} className="h-96" /> });
  return seen;
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T15:10:00Z") });
});
afterEach(() => vi.useRealTimers());

test("calendars that are busy together are one stretch; those that only meet are not", () => {
  expect(busyTogether(times.toReversed()).map(({ names }) => names)).toEqual([
    ["Work", "Home (may be out of date)"],
    ["Home"],
  ]);
  const meeting = [busyAt("Work", "23T14:00", "23T15:00"), busyAt("Home", "23T15:00", "23T16:00")];
  expect(busyTogether(meeting).length).toBe(2);
  const inside = [busyAt("Work", "23T14:00", "23T18:00"), busyAt("Home", "23T15:00", "23T16:00")];
  expect(busyTogether(inside)).toMatchObject([{ ends_at: "2026-11-23T18:00:00.000Z" }]);
});

test("a long one lies on each of its days, as long as that is where clocks are changed", () => {
  // November 1 has 25 hours in New York.
  const away = {
    starts_at: "2026-10-31T16:00:00.000Z",
    ends_at: "2026-11-02T05:00:00.000Z",
    names: ["Away"],
  };
  const days = [...busyByDay([away], zone)];
  expect(days.map(([day, [part]]) => [day, plain(part ? busyHours(zone, part) : null)])).toEqual([
    ["2026-10-31", "12:00 PM – 12:00 AM"],
    ["2026-11-01", "All day"],
  ]);
});

test("the agenda tells them between the appointments, as nothing that can be pressed, until they are hidden", async () => {
  open("/appointments?view=agenda", answers(externalCalendars.listBusy, { data: times, more: false }));
  await screen.findByText("Busy · Work, Home (may be out of date)");
  const rows = within(screen.getByRole("list", { name: "Agenda" })).getAllByRole("listitem");
  const said = rows.map(({ textContent }) => plain(textContent)).filter((text) => !text?.includes("Today"));
  expect(said.join("\n")).toMatch(
    /9:00 AM – 12:00 PMBusy · Work, Home[^]*10:00 – 11:00 AM[^]*Maya Okafor[^]*All dayBusy · Home/,
  );
  expect(within(screen.getByRole("list", { name: "Agenda" })).getAllByRole("button").length).toBe(1);
  fireEvent.click(screen.getByRole("switch", { name: "Busy elsewhere" }));
  await waitFor(() => expect(screen.queryByText(/^Busy ·/)).toBeNull());
  expect(screen.getByRole("switch", { name: "Busy elsewhere" }).getAttribute("aria-checked")).toBe("false");
});

test("a month on a phone marks their days, and those hidden by the address are not asked for", async () => {
  open(
    "/appointments?view=month&date=2026-11-23",
    answers(externalCalendars.listBusy, { data: times, more: true }),
  );
  await screen.findByRole("button", { name: "Monday, November 23, 1 appointment, busy elsewhere" });
  expect(
    screen.getByRole("button", { name: "Wednesday, November 25, 0 appointments, busy elsewhere" }),
  ).toBeTruthy();
  expect(screen.getByText(/Busy · Work/)).toBeTruthy();
  expect(screen.getByText("Only the first 2,000 busy times are shown.")).toBeTruthy();
});

test("without them, or without an answer, the calendar is as it was", async () => {
  const hidden = open(
    "/appointments?view=agenda&busy=hidden",
    answers(externalCalendars.listBusy, { data: times, more: false }),
  );
  await screen.findByText("Maya Okafor");
  expect(hidden.map(({ endpoint }) => endpoint)).toEqual([calendar.list]);
  document.body.replaceChildren();
  open("/appointments?view=agenda", refuses(externalCalendars.listBusy, "internal"));
  await screen.findByText("The busy times of your other calendars could not be loaded.");
  expect(screen.getByText("Maya Okafor")).toBeTruthy();
  expect(screen.queryByRole("switch", { name: "Busy elsewhere" })).toBeNull();
});
