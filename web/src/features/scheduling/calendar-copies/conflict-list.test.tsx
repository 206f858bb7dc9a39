import { calendarCopies } from "@solodesk/contract/scheduling/calendar-copies.ts";
import type { CalendarConflict } from "@solodesk/contract/scheduling/external-calendars.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onRefreshed } from "#kernel/api/refreshed.ts";
import { appointmentOf } from "../../../../test/appointment-of.ts";
import { accountCalendarOf, conflictOf } from "../../../../test/external-calendar-of.ts";
import { answers, fakeNetwork, refuses } from "../../../../test/fake-network.ts";
import { showScreen } from "../../../../test/screen.tsx";
import { ConflictList } from "./conflict-list.tsx";

const zone = "UTC";
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u2009\u202F]/g, " ");
const moved = answers(calendarCopies.resolve, { status: true, message: "", data: appointmentOf() });
const kept = answers(calendarCopies.resolve, { status: true, message: "", data: null });
const stale: string[] = [];
onRefreshed((endpoints) => stale.push(...endpoints.map(({ path }) => path)));

function open(conflict: CalendarConflict, ...routes: Parameters<typeof fakeNetwork>) {
  stale.length = 0;
  const seen = fakeNetwork(...routes);
  showScreen({
    at: "/settings",
    screen: <ConflictList calendar={accountCalendarOf({ conflicts: [conflict] })} zone={zone} />,
  });
  const list = screen.getByRole("list", { name: "Changed in Work" });
  return { text: plain(list.textContent), bodies: () => seen.map(({ body }) => body), seen };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T10:00:00Z") });
});
afterEach(() => vi.useRealTimers());

test("a moved appointment is moved after saying what follows", async () => {
  const { text, bodies, seen } = open(conflictOf(), moved);
  expect(text).toContain("Haircut, Grace Hopper");
  expect(text).toContain(
    "In Work it was moved to Tue, Nov 24, 5:00 PM. Here it's booked for 3:00 PM.Keeping 3:00 PM moves it back in Work.",
  );
  fireEvent.click(screen.getByRole("button", { name: "Move the appointment" }));
  const dialog = await screen.findByRole("dialog", { name: "Move the appointment?" });
  expect(plain(dialog.textContent)).toContain(
    "from Tue, Nov 24, 3:00 – 3:30 PM to Tue, Nov 24, 5:00 – 5:30 PM.",
  );
  expect(dialog.textContent).toContain("Grace Hopper gets an email with the new time, if you have");
  expect(plain(dialog.textContent)).toContain("Tue, Nov 24, 3:00 – 3:30 PM can be booked again.");
  expect(bodies()).toEqual([]);
  fireEvent.click(within(dialog).getByRole("button", { name: "Move" }));
  await waitFor(() => expect(bodies()).toEqual([{ keep: "calendar" }]));
  expect(seen[0]?.url.pathname).toMatch(/00000000002\/conflicts\/.*0a$/);
  // Whatever shows the appointment or the calendar is read again.
  await waitFor(() =>
    expect(stale).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/user\/calendars$/),
        expect.stringMatching(/user\/calendar$/),
        expect.stringMatching(/user\/today$/),
      ]),
    ),
  );
});

test("why it can't be moved is said in the question, which stays open", async () => {
  open(conflictOf(), refuses(calendarCopies.resolve, "slot_taken"));
  fireEvent.click(screen.getByRole("button", { name: "Move the appointment" }));
  const dialog = await screen.findByRole("dialog");
  fireEvent.click(within(dialog).getByRole("button", { name: "Move" }));
  expect(
    await within(dialog).findByText(/^That time is taken here, so nothing was moved\..* in Work\.$/),
  ).toBeTruthy();
  fireEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
  // Something may have changed since the list was read.
  await waitFor(() => expect(stale).toContainEqual(expect.stringMatching(/user\/calendars$/)));
});

test("the booked time is kept, and overlapping times are not said to become free", async () => {
  const overlapping = {
    starts_at: "2026-11-24T15:00:00.000Z",
    ends_at: "2026-11-24T16:00:00.000Z",
  };
  const { text, bodies } = open(conflictOf({ proposed: overlapping }), kept);
  expect(text).toContain("moved to Tue, Nov 24, 3:00 – 4:00 PM. Here it's booked for 3:00 – 3:30 PM.");
  fireEvent.click(screen.getByRole("button", { name: "Move the appointment" }));
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).not.toContain("can be booked again");
  fireEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
  fireEvent.click(screen.getByRole("button", { name: /^Keep 3:00/ }));
  await waitFor(() => expect(bodies()).toEqual([{ keep: "solodesk" }]));
});

test("a deleted one is put back, or cancelled where appointments are", async () => {
  const { text, bodies } = open(conflictOf({ kind: "removed", proposed: null }), kept);
  expect(text).toContain("It was deleted in Work. Here it's booked for Tue, Nov 24, 3:00 – 3:30 PM.");
  expect(screen.queryByRole("button", { name: "Move the appointment" })).toBeNull();
  const link = screen.getByRole("link", { name: "Cancel the appointment…" });
  expect(link.getAttribute("href")).toBe(`/appointments?appointment=${conflictOf().id}`);
  fireEvent.click(screen.getByRole("button", { name: "Put it back" }));
  await waitFor(() => expect(bodies()).toEqual([{ keep: "solodesk" }]));
});

test("a session is not moved as one: it is opened or kept", () => {
  const day = { starts_at: "2026-11-25T15:00:00.000Z", ends_at: "2026-11-25T15:30:00.000Z" };
  const { text } = open(conflictOf({ is_session: true, title: "Yoga", customer: "", proposed: day }));
  expect(text).toContain("YogaIn Work it was moved to Wed, Nov 25, 3:00 PM.");
  expect(text).toContain("Here it's booked for Tue, Nov 24, 3:00 PM.Several customers come to it");
  expect(screen.queryByRole("button", { name: "Move the appointment" })).toBeNull();
  const link = screen.getByRole("link", { name: "Open the session" });
  expect(link.getAttribute("href")).toBe(`/appointments?session=${conflictOf().id}`);
});
