import { type CalendarEntry, calendar } from "@solodesk/contract/scheduling/calendar.ts";
import { externalCalendars } from "@solodesk/contract/scheduling/external-calendars.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answers, fakeNetwork } from "../../../../../test/fake-network.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { Calendar } from "./calendar.tsx";
import { calendarBlocks } from "./calendar-blocks.ts";
import { eventsOf } from "./calendar-events.ts";

const store = { timezone: "America/New_York", booking: { slot_minutes: 30 } } as Store;
const session_id = "0199d000-0000-7000-8000-0000000000bb";
const now = new Date("2026-11-22T15:10:00Z");
let made = 0;
const entryOf = (customer: string, changes: Partial<CalendarEntry> = {}): CalendarEntry => {
  made += 1;
  return {
    id: `0199d000-0000-7000-8000-${String(made).padStart(12, "0")}`,
    number: `A-${made}`,
    version: 1,
    status: "Confirmed",
    title: "Yoga",
    customer,
    starts_at: "2026-11-23T14:00:00.000Z",
    ends_at: "2026-11-23T15:00:00.000Z",
    busy_from: "2026-11-23T14:00:00.000Z",
    busy_until: "2026-11-23T15:00:00.000Z",
    seats: 1,
    capacity: 8,
    session_id,
    ...changes,
  };
};
const maya = entryOf("Maya");
const { session_id: _, ...alone } = entryOf("Ada", { title: "Haircut", capacity: 1 });
const yoga = [
  entryOf("Zoe", { status: "Cancelled" }),
  maya,
  entryOf("Jonas", { seats: 4, series_id: session_id }),
];

function open(search: string, data: CalendarEntry[] = [...yoga, alone]) {
  fakeNetwork(
    answers(calendar.list, { data, open: [], more: false }),
    answers(externalCalendars.listBusy, { data: [], more: false }),
  );
  return showScreen({
    at: `/appointments?date=2026-11-23&cancelled=shown&${search}`,
    screen: <Calendar store={store} className="h-96" />,
  });
}
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now }));
afterEach(() => void vi.useRealTimers());

test("the appointments of a session are one block, without the cancelled ones", () => {
  const [block, ...others] = calendarBlocks([...yoga, alone]);
  expect(block).toMatchObject({
    id: session_id,
    isSession: true,
    title: "Yoga",
    status: "Confirmed",
    seats: 5,
    capacity: 8,
  });
  expect(block).not.toHaveProperty("series_id");
  expect(others).toEqual([alone]);
  expect(calendarBlocks([maya])).toMatchObject([{ isSession: true, seats: 1 }]);
});

test("a session is pending while anyone in it is, and ends with the last", () => {
  const statusOf = (...statuses: CalendarEntry["status"][]) =>
    calendarBlocks(statuses.map((status) => entryOf("Maya", { status }))).map(({ status }) => status);
  expect(statusOf("Confirmed", "Pending")).toEqual(["Pending"]);
  expect(statusOf("Completed", "Confirmed", "No-show")).toEqual(["Confirmed"]);
  expect(statusOf("No-show", "Completed")).toEqual(["Completed"]);
  expect(statusOf("No-show", "Cancelled")).toEqual(["No-show"]);
});

test("one with only cancelled appointments shows each of them, as without a session", () => {
  const cancelled = [entryOf("Maya", { status: "Cancelled" }), entryOf("Zoe", { status: "Cancelled" })];
  expect(calendarBlocks(cancelled)).toEqual(cancelled);
});

test("a session can't be dragged, an appointment can", () => {
  const events = eventsOf(calendarBlocks([...yoga, alone]), now);
  expect(events).toMatchObject([
    { id: session_id, title: "Yoga", startEditable: false, durationEditable: false },
    { id: alone.id, title: "Haircut with Ada", startEditable: true, durationEditable: true },
  ]);
});

test("the agenda has one row for a session, which opens it", async () => {
  const { router } = open("view=agenda");
  const name = /^Yoga, Tomorrow, 9:00\s–\s10:00\sAM.*, 5 of 8 spots, Confirmed/;
  const row = await screen.findByRole("button", { name });
  expect(row.textContent).toContain("Yoga · 5 of 8");
  expect(screen.queryByText(/Jonas|Zoe/)).toBeNull();
  expect(screen.getByRole("button", { name: /^Haircut with Ada, / })).toBeTruthy();
  fireEvent.click(row);
  expect(new URLSearchParams(router.state.location.search).get("session")).toBe(session_id);
});

test("an appointment beside it opens as before", async () => {
  const { router } = open("view=agenda");
  fireEvent.click(await screen.findByRole("button", { name: /^Haircut with Ada, / }));
  const query = new URLSearchParams(router.state.location.search);
  expect([query.get("appointment"), query.get("session")]).toEqual([alone.id, null]);
});

test("a month on a phone counts a session once", async () => {
  open("view=month");
  expect(await screen.findByRole("button", { name: "Monday, November 23, 2 appointments" })).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Yoga, .*5 of 8 spots/ })).toBeTruthy();
});

test.each(["week", "day", "month"])(
  "the grid of a %s has one block for a session, which no key moves",
  async (view) => {
    const phone = window.matchMedia;
    // A desk has room for a month's grid.
    const isWide = (query: string) => query === "(min-width: 768px)";
    vi.spyOn(window, "matchMedia").mockImplementation((query) => ({
      ...phone(query),
      matches: isWide(query),
    }));
    const { router } = open(`view=${view}`);
    const name = await screen.findByText(/^Yoga, Tomorrow, 9:00\s–\s10:00\sAM.*, 5 of 8 spots, Confirmed/);
    expect(screen.queryByText(/Jonas|Zoe/)).toBeNull();
    const button = name.closest<HTMLElement>("[role=button]")!;
    expect(within(button).getByText("5 of 8")).toBeTruthy();
    fireEvent.keyDown(button, { key: "ArrowDown", altKey: true });
    expect(await screen.findByText(/^This is a session\. Open it/)).toBeTruthy();
    fireEvent.click(button);
    const opened = () => new URLSearchParams(router.state.location.search).get("session");
    await waitFor(() => expect(opened()).toBe(session_id));
  },
);
