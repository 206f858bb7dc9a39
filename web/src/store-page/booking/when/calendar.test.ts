import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CallError } from "#kernel/api/call-error.ts";
import { openCalendar, type Times } from "./calendar.ts";

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-06-20T12:00:00Z"), toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

interface Asked {
  from: string;
  to: string;
}

type FullDays = NonNullable<Times["full_days"]>;

function calendarWith(free: string[], horizonDays = 90, full: FullDays = []) {
  const asked: Asked[] = [];
  const read = vi.fn<(range: Asked) => Promise<Times>>().mockImplementation(async (range) => {
    asked.push(range);
    const { from, to } = range;
    const isAsked = (at: string) => from <= at && at <= to;
    return {
      slots: free.filter(isAsked).map((at) => ({ starts_at: at, ends_at: at })),
      full_days: full.filter(({ starts_at }) => isAsked(starts_at)),
    };
  });
  return { calendar: openCalendar({ read, mine: "Europe/Berlin", horizonDays }), asked, read };
}

test("it opens on the first free day, however many months ahead that is", async () => {
  const { calendar, asked } = calendarWith(["2026-08-05T09:00:00.000Z", "2026-08-05T10:00:00.000Z"]);
  const opening = calendar.seek(calendar.firstMonth);
  expect(calendar.state.get()).toMatchObject({ month: "2026-06", days: undefined });
  await opening;
  expect(calendar.state.get()).toMatchObject({ month: "2026-08", day: "2026-08-05" });
  expect(calendar.state.get().days?.get("2026-08-05")).toHaveLength(2);
  // Months are in the visitor's time zone: each begins at midnight there, with no gap between them.
  expect(asked[0]).toEqual({ from: "2026-06-15T22:00:00.000Z", to: "2026-06-30T21:59:59.999Z" });
  expect(asked[1]?.from).toBe("2026-06-30T22:00:00.000Z");
  await calendar.show("2026-08");
  expect(asked).toHaveLength(5);
});

test("nothing free as far as one can book is said so, and no month beyond is asked for", async () => {
  const { calendar, asked } = calendarWith(["2026-12-01T09:00:00.000Z"], 30);
  await calendar.seek(calendar.firstMonth);
  expect(calendar.state.get()).toMatchObject({ isFull: true, days: new Map() });
  expect(asked.at(-1)!.to < "2026-08-01").toBe(true);
});

test("full days stand beside free ones, by the visitor's calendar, and are all there is to pick where nothing is free", async () => {
  // Honolulu opens when it is nine in the evening in Berlin.
  const full = [
    { day: "2026-07-01", starts_at: "2026-07-01T19:00:00.000Z" },
    { day: "2026-07-02", starts_at: "2026-07-02T22:30:00.000Z" },
  ];
  const { calendar } = calendarWith(["2026-07-01T19:30:00.000Z"], 30, full);
  await calendar.seek(calendar.firstMonth);
  expect(calendar.state.get()).toMatchObject({ day: "2026-07-01" });
  expect([...calendar.state.get().full]).toEqual([["2026-07-03", "2026-07-02"]]);
  calendar.pickDay("2026-07-03");
  await calendar.refresh();
  expect(calendar.state.get().day).toBe("2026-07-03");

  const { calendar: none } = calendarWith([], 30, full);
  await none.seek(none.firstMonth);
  expect(none.state.get()).toMatchObject({ month: "2026-07", day: "2026-07-01", isFull: false });
});

test("a month looked at later wins over one that answers late", async () => {
  const { calendar, read } = calendarWith(["2026-07-02T09:00:00.000Z"]);
  const late = Promise.withResolvers<Times>();
  read.mockImplementationOnce(() => late.promise);
  const first = calendar.show("2026-06");
  await calendar.show("2026-07");
  late.resolve({ slots: [{ starts_at: "2026-06-25T09:00:00.000Z", ends_at: "2026-06-25T09:00:00.000Z" }] });
  await first;
  expect(calendar.state.get()).toMatchObject({ month: "2026-07", day: "2026-07-02" });
});

test("a failure is told and tried again; the day that was looked at stays when times are asked anew", async () => {
  const { calendar, read } = calendarWith(["2026-06-25T09:00:00.000Z", "2026-06-26T09:00:00.000Z"]);
  read.mockRejectedValueOnce(
    new CallError({ code: "network", message: "Failed to load free times", status: 0 }),
  );
  await calendar.seek(calendar.firstMonth);
  expect(calendar.state.get()).toMatchObject({ failure: "Failed to load free times", days: undefined });
  await calendar.refresh();
  expect(calendar.state.get()).toMatchObject({ failure: undefined, day: "2026-06-25" });
  calendar.pickDay("2026-06-26");
  await calendar.refresh();
  expect(calendar.state.get().day).toBe("2026-06-26");
});
