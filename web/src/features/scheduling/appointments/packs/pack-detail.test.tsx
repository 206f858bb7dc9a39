import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import { type Appointment, appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { packs } from "@solodesk/contract/selling/packs.ts";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { appointmentOf } from "../../../../../test/appointment-of.ts";
import { answers, fakeNetwork, refusal } from "../../../../../test/fake-network.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { AppointmentDrawer } from "../calendar/drawer/appointment-drawer.tsx";

const usd = (amount: number) => ({ amount, currency: "USD" });
const mine = appointmentOf({ version: 4 });
const order = "0199e000-0000-7000-8000-000000000001";
const used = { order_id: order, order_number: "1234" };
const open = { ...used, line: 2, left: 3, expires_at: "2027-05-28T15:00:00.000Z" };

beforeEach(() => notices.set([]));

/** The server's answers about the appointment and its customer's packs; a visit that is used changes both. */
function show(first: Appointment, listed: Answer<typeof packs.list>, isRefused = false) {
  const now = { appointment: first, listed };
  const seen = fakeNetwork(
    [
      packs.draw,
      () => {
        if (isRefused) return refusal("no_visits_left");
        now.appointment = { ...first, version: 5, paid: usd(4000) };
        now.listed = { used, data: [] };
        return Response.json({ status: true, message: "Visit used from the pack", data: now.appointment });
      },
    ],
    [packs.list, () => Response.json(now.listed)],
    [
      appointments.get,
      () =>
        Response.json({
          data: { ...now.appointment, timeline: [], policy: null, owes: { amount: 0, currency: "USD" } },
        }),
    ],
    answers(appointments.listOwnSlots, { timezone: "UTC", slots: [] }),
  );
  showScreen({
    at: "/appointments",
    screen: <AppointmentDrawer id={mine.id} zone="America/New_York" onClose={() => undefined} />,
  });
  return (endpoint: object) => seen.filter((one) => one.endpoint === endpoint);
}
const press = async (name: string) => {
  const button = await screen.findByRole("button", { name });
  await act(async () => fireEvent.click(button));
};

test("a visit of the customer's pack is used for an appointment, which is then paid with it", async () => {
  const sent = show(mine, { used: null, data: [open] });
  expect((await screen.findByText(/^3 visits left/)).textContent).toContain("valid until May 28, 2027");
  expect(screen.getByText("The appointment is then paid, and the customer gets an email.")).toBeTruthy();
  await press("Use a visit");
  expect(sent(packs.draw).map(({ body }) => body)).toEqual([{ order_id: order, line: 2, version: 4 }]);
  const link = await screen.findByRole("link", { name: "order 1234" });
  await waitFor(() => expect(link.closest("dd")?.textContent).toBe("Paid with the pack of order 1234"));
  expect(link.getAttribute("href")).toBe(`/orders?order=${order}`);
  expect(screen.queryByRole("button", { name: "Use a visit" })).toBeNull();
  expect(notices.get()).toMatchObject([{ type: "success", title: "Visit used from the pack" }]);
});

test("ending an appointment that a visit pays for says nothing of money: a no-show may return the visit", async () => {
  const begun = { starts_at: "2026-01-05T15:00:00.000Z", ends_at: "2026-01-05T16:00:00.000Z" };
  const paid = { ...mine, ...begun, status: "Confirmed" as const, paid: usd(4000) };
  show(paid, { used, data: [] });
  await screen.findByText(/^Paid with the pack/);
  await press("No-show…");
  expect(await screen.findByRole("radio", { name: "The visit counts as used" })).toBeTruthy();
  expect(screen.getByRole("radio", { name: "Return the visit to the pack" })).toBeTruthy();
  await press("Cancel");
  await press("Cancel…");
  await screen.findByRole("button", { name: "Keep appointment" });
  expect(screen.queryByRole("radio")).toBeNull();
});

test("a pack that was used up elsewhere says so, and is read again", async () => {
  const sent = show(mine, { used: null, data: [open] }, true);
  await press("Use a visit");
  await waitFor(() =>
    expect(notices.get()).toMatchObject([
      { type: "error", description: "This pack has no visits left that can be booked." },
    ]),
  );
  await waitFor(() => expect(sent(packs.list)).toHaveLength(2));
});

test.each<[string, Partial<Appointment>]>([
  ["is over", { status: "Completed" }],
  ["has no service", { service: null }],
  ["is for several", { seats: 2 }],
  ["has a saved card", { card_on_file: true }],
])("no packs are asked for if the appointment %s", async (_why, changes) => {
  const sent = show({ ...mine, ...changes }, { used: null, data: [open] });
  await screen.findByRole("heading", { name: "Lesson" });
  expect(sent(packs.list)).toEqual([]);
});

test("an appointment that was paid otherwise says nothing of packs", async () => {
  const sent = show({ ...mine, paid: usd(4500) }, { used: null, data: [open] });
  await waitFor(() => expect(sent(packs.list)).toHaveLength(1));
  await act(async () => undefined);
  expect(screen.queryByText(/visits left/)).toBeNull();
});
