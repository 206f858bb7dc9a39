import { paginate } from "@solodesk/contract/kernel/page.ts";
import { type Appointment, appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { appointmentOf } from "../../../../../test/appointment-of.ts";
import { fakeNetwork, refusal } from "../../../../../test/fake-network.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { NextAppointments } from "./next-appointments.tsx";

const counts = { Pending: 0, Confirmed: 0, Completed: 0, Cancelled: 0, "No-show": 0 };
const at = (day: number, hour: number, minute = 0) =>
  new Date(Date.UTC(2026, 10, day, hour, minute)).toISOString();
let made = 0;
const one = (starts_at: string, changes: Partial<Appointment> = {}) => {
  made += 1;
  const id = `0199d000-0000-7000-8000-${String(made).padStart(12, "0")}`;
  return appointmentOf({
    id,
    starts_at,
    ends_at: starts_at,
    customer: { name: `C${made}`, email: "", phone: "" },
    ...changes,
  });
};
const open = () => showScreen({ at: "/?view=month", screen: <NextAppointments zone="America/New_York" /> });
const network = (found: Appointment[]) =>
  fakeNetwork([
    appointments.list,
    ({ url }) => {
      const status = url.searchParams.get("status");
      const data = found.filter((appointment) => appointment.status === status);
      return new Response(JSON.stringify({ data, pagination: paginate(1, 15, data.length), counts }));
    },
  ]);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T15:10:00Z") });
});
afterEach(() => vi.useRealTimers());

test("the next five of those that hold their time, soonest first, in the words people use", async () => {
  const seen = network([
    one(at(22, 15, 5)),
    one(at(23, 20), { status: "Confirmed" }),
    one(at(22, 20)),
    one(at(25, 15), { status: "Confirmed" }),
    one(at(24, 15)),
    one(at(27, 15)),
    one(at(26, 15)),
    one(at(23, 15), { status: "Cancelled" }),
  ]);
  open();
  const rows = await screen.findAllByRole("link");
  expect(rows.map((row) => row.querySelector("time")?.textContent?.replaceAll("\u202F", " "))).toEqual([
    "Today, 3:00 PM",
    "Tomorrow, 3:00 PM",
    "Tue, Nov 24, 10:00 AM",
    "Wed, Nov 25, 10:00 AM",
    "Thu, Nov 26, 10:00 AM",
  ]);
  expect(rows[0]?.getAttribute("href")).toMatch(/^\/\?view=month&appointment=0199d000/);
  // Home opened ten minutes later sends the same request, which the cache answers.
  expect(seen.map(({ url }) => url.searchParams.get("from"))).toEqual(
    Array(2).fill("2026-11-22T15:00:00.000Z"),
  );
});

test("one that the screen shows elsewhere is left out", async () => {
  const [first, second] = [one(at(22, 20)), one(at(23, 20))];
  network([first, second]);
  showScreen({ at: "/", screen: <NextAppointments zone="America/New_York" except={first.id} /> });
  await screen.findByText(`Lesson with ${second.customer.name}`);
  expect(screen.getAllByRole("link")).toHaveLength(1);
});

test("one with several spots says how many", async () => {
  network([one(at(23, 20), { customer: { name: "Maya", email: "", phone: "" }, seats: 2 })]);
  open();
  expect(await screen.findByText("Lesson with Maya · 2 spots")).toBeTruthy();
});

test("none, and what could not be loaded, each say what to do", async () => {
  network([]);
  const { unmount } = open();
  expect(await screen.findByText("No later appointments.")).toBeTruthy();
  unmount();
  fakeNetwork([appointments.list, () => refusal("internal")]);
  open();
  expect((await screen.findByRole("alert")).textContent).toContain("could not be loaded");
  network([one(at(23, 15))]);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Retry" })));
  expect(await screen.findByText(/^Lesson with C/)).toBeTruthy();
});
