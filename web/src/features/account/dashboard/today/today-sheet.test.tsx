import type { Today } from "@solodesk/contract/account/dashboard/today.ts";
import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connection } from "#kernel/api/connection.ts";
import { appointmentOf } from "../../../../../test/appointment-of.ts";
import { answers, fakeNetwork, refusal } from "../../../../../test/fake-network.ts";
import { orderOf } from "../../../../../test/order-of.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { todayOf } from "../../../../../test/today-of.ts";
import { useToday } from "./today-read.ts";
import { TodaySheet } from "./today-sheet.tsx";

const Sheet = () => <TodaySheet reading={useToday()} zone="America/New_York" />;
const usd = (amount: number) => ({ amount, currency: "USD" });
const open = (changes: Partial<Today> = {}) => {
  const seen = fakeNetwork(answers(dashboard.getToday, { data: todayOf(changes) }));
  showScreen({ at: "/", screen: <Sheet /> });
  return seen;
};
const region = async (name: string) => within(await screen.findByRole("region", { name }));
const some = (count: number) =>
  Array.from({ length: count }, (_, nth) =>
    appointmentOf({
      id: `0199d000-0000-7000-8000-0000000000${10 + nth}`,
      customer: { name: `C${nth}`, email: "", phone: "" },
    }),
  );

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T15:10:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
  connection.set("online");
});

test("an empty day offers one thing to do, and no empty charts", async () => {
  open();
  const next = await region("Up next");
  expect(next.getByText("No upcoming appointments.")).toBeTruthy();
  expect(next.getByRole("link", { name: "Add an appointment" }).getAttribute("href")).toBe(
    "/add-appointment",
  );
  // Nobody is who has no customers yet.
  expect(screen.queryByText("You're all caught up.")).toBeNull();
  for (const name of ["This week", "Revenue by week", "Available soon"])
    expect(screen.queryByRole("region", { name })).toBeNull();
});

test("the next client: when, what is to be paid, and how to reach them", async () => {
  const next = appointmentOf({
    status: "Confirmed",
    starts_at: "2026-11-22T20:00:00.000Z",
    ends_at: "2026-11-22T21:00:00.000Z",
    customer: { name: "Ada", email: "ada@example.com", phone: "+1 212 555 0100" },
    meeting_url: "https://meet.example/ada",
    notes: "Window seat",
    session_id: "0199d000-0000-8000-8000-00000000000a",
  });
  open({ next, next_session: { taken: 3, capacity: 8 } });
  const part = await region("Up next");
  expect(part.getByText("to collect", { exact: false }).textContent).toBe("$45.00 to collect");
  expect(part.getByText("Window seat")).toBeTruthy();
  const links = part.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["Ada", `/?appointment=${next.id}`],
    ["Join", "https://meet.example/ada"],
    ["Call", "tel:+12125550100"],
    ["Email", "mailto:ada@example.com"],
    ["3 of 8 spots booked", `/?session=${next.session_id}`],
  ]);
  // It can't be completed before it starts.
  expect(part.queryByRole("button", { name: /^Complete/ })).toBeNull();
});

test("one under way is now, and can be completed; nothing else waits", async () => {
  open({ next: appointmentOf({ status: "Confirmed", starts_at: "2026-11-22T15:00:00.000Z" }) });
  const part = await region("Now");
  expect(screen.getByText("You're all caught up.")).toBeTruthy();
  expect(part.getByRole("button", { name: "Complete Lesson with Maya Okafor" })).toBeTruthy();
});

test("what waits: five of each, and where all of them are", async () => {
  const counts = { to_complete: 1, to_confirm: 12, to_ship: 1, to_collect: 0 };
  const seen = open({
    counts,
    to_complete: [appointmentOf({ status: "Confirmed", starts_at: "2026-11-22T13:00:00.000Z" })],
    to_confirm: some(12),
    to_ship: [orderOf()],
  });
  const asked = await region("To confirm 12");
  expect(asked.getAllByRole("listitem")).toHaveLength(5);
  expect(asked.getByRole("link", { name: "Show all 12" }).getAttribute("href")).toBe("/appointments/pending");
  expect((await region("To complete 1")).queryByRole("link", { name: /^Show all/ })).toBeNull();
  const shipping = await region("To ship 1");
  expect((await shipping.findByRole("link", { name: "Order 1042" })).getAttribute("href")).toMatch(
    /^\/orders\?order=/,
  );
  expect(screen.queryByRole("region", { name: /^To collect/ })).toBeNull();
  expect(seen[0]?.url.searchParams.get("week_start")).toBe("0");
});

test("each chart says in words what it shows", async () => {
  open({
    occupancy: { booked_minutes: 810, open_minutes: 2400 },
    coming: [{ date: "2026-11-25", amount: usd(12_000) }],
    revenue: [
      { from: "2026-11-08", to: "2026-11-14", amount: usd(3000) },
      { from: "2026-11-15", to: "2026-11-21", amount: usd(1000) },
      { from: "2026-11-22", to: "2026-11-28", amount: usd(4500) },
    ],
  });
  expect((await screen.findByRole("meter")).getAttribute("aria-valuetext")).toBe(
    "13 h 30 min of 40 h booked.",
  );
  const revenue = await region("Revenue by week");
  expect(revenue.getByText(/so far this week/).textContent).toBe(
    "$45.00 so far this week. The previous 2 weeks averaged $20.00.",
  );
  expect(revenue.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    "Nov 8",
    "Nov 15",
    "This week",
  ]);
  expect((await region("Available soon")).getByRole("listitem").textContent).toBe("Nov 25$120.00");
});

test("without a connection the sheet says how old it is", async () => {
  open();
  await region("Up next");
  expect(screen.queryByText(/^Can't connect/)).toBeNull();
  act(() => connection.set("offline"));
  expect(screen.getByRole("status").textContent?.replaceAll("\u202F", " ")).toMatch(
    /^Can't connect\. Last updated today,? 10:10 AM\.$/i,
  );
});

test("what could not be loaded is asked for again", async () => {
  fakeNetwork([dashboard.getToday, () => refusal("internal")]);
  showScreen({ at: "/", screen: <Sheet /> });
  expect((await screen.findByRole("alert")).textContent).toContain("Your day could not be loaded.");
  fakeNetwork(answers(dashboard.getToday, { data: todayOf() }));
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Retry" })));
  await region("Up next");
});

test("a first week is compared with nothing", async () => {
  const week = { from: "2026-11-15", to: "2026-11-21", amount: usd(0) };
  open({ revenue: [week, { from: "2026-11-22", to: "2026-11-28", amount: usd(4500) }] });
  expect((await region("Revenue by week")).getByText(/so far this week/).textContent).toBe(
    "$45.00 so far this week.",
  );
});
