import type { Slot } from "@solodesk/contract/kernel/slot.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { type CalendarEntry, calendar } from "@solodesk/contract/scheduling/calendar.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, test } from "vitest";
import { readOf } from "#kernel/api/query.ts";
import { queryClient } from "#kernel/api/query-client.ts";
import { notices } from "#kernel/page/notify.ts";
import { startSession } from "#kernel/session/session.ts";
import { appointmentOf } from "../../../../../../test/appointment-of.ts";
import { json } from "../../../../../../test/catalogue-of.ts";
import { fakeNetwork, refusal, type Seen } from "../../../../../../test/fake-network.ts";
import { maya, tokensOf } from "../../../../../../test/people.ts";
import { useMoveAppointment } from "./use-move-appointment.ts";

const { id, number, title, starts_at, ends_at } = appointmentOf();
const entry: CalendarEntry = {
  id,
  number,
  version: 1,
  status: "Pending",
  title,
  customer: "Maya Okafor",
  starts_at,
  ends_at,
  busy_from: "2026-11-23T14:45:00.000Z",
  busy_until: "2026-11-23T16:15:00.000Z",
  seats: 1,
  capacity: 1,
};
const later = { starts_at: "2026-11-23T18:00:00.000Z", ends_at: "2026-11-23T19:30:00.000Z" };
const { queryKey } = readOf(calendar.list, { query: { from: "2026-11-22", to: "2026-11-28" } });
const shown = () => queryClient.getQueryData<{ data: CalendarEntry[] }>(queryKey)?.data[0];

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
const moving = () => renderHook(() => useMoveAppointment("America/New_York"), { wrapper }).result.current;
/** Accepts every edit and returns the next version. */
const saved = ({ body }: Seen) => {
  const { version, ...time } = body as Slot & { version: number };
  const data = appointmentOf({ ...time, version: version + 1 });
  return json({ status: true, message: "Appointment saved", data, outside_hours: false });
};

beforeEach(async () => {
  startSession({ user: maya, tokens: tokensOf("test") });
  notices.set([]);
  queryClient.setQueryData(queryKey, { data: [entry], open: [], more: false });
  // Equal toasts within 100 ms are shown once, even across tests.
  await new Promise((after) => setTimeout(after, 110));
});

test("a move shows at once with the time kept free after it, and Undo puts the old time back by the new version", async () => {
  const answer = Promise.withResolvers<void>();
  const seen = fakeNetwork([
    appointments.edit,
    async (one) => {
      await answer.promise;
      return saved(one);
    },
  ]);
  const move = moving();
  await act(async () => void move(entry, later));
  expect(shown()).toMatchObject({ ...later, busy_until: "2026-11-23T19:45:00.000Z" });
  await act(async () => answer.resolve());
  await expect.poll(() => notices.get().length).toBe(1);
  expect(seen.map(({ body }) => body)).toEqual([{ ...later, version: 1 }]);
  expect(shown()?.version).toBe(2);

  const [notice] = notices.get();
  expect([notice?.title.replaceAll(/\s/g, " "), notice?.action?.label]).toEqual([
    expect.stringMatching(/^Moved to .*, 1:00 – 2:30 PM$/),
    "Undo",
  ]);
  await act(async () => notice?.action?.onPress());
  await expect.poll(() => notices.get().length).toBe(2);
  expect(seen.at(-1)?.body).toEqual({ starts_at, ends_at, version: 2 });
  expect(shown()).toMatchObject({ ...entry, version: 3 });
});

test.each(["slot_taken", "version_conflict", "internal"] as const)(
  "refused with %s it is back where it was, and why is said once",
  async (code) => {
    fakeNetwork([appointments.edit, () => refusal(code)]);
    const move = moving();
    await act(async () => move(entry, later));
    expect(shown()).toEqual(entry);
    expect(notices.get()).toMatchObject([{ type: "error", title: "Error" }]);
    expect(notices.get()[0]?.action).toBeUndefined();
  },
);

test("a second move does not wait to be told the version that the first one made", async () => {
  const seen = fakeNetwork([appointments.edit, saved]);
  const move = moving();
  const third = { starts_at: "2026-11-24T18:00:00.000Z", ends_at: "2026-11-24T19:30:00.000Z" };
  await act(async () => {
    await Promise.all([move(entry, later), move(entry, third)]);
  });
  expect(seen.map(({ body }) => (body as CalendarEntry).version)).toEqual([1, 2]);
  expect(shown()).toMatchObject({ ...third, version: 3 });
});
