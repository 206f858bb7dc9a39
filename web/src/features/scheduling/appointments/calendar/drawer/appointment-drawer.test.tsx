import { errors } from "@solodesk/contract/kernel/errors.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { series } from "@solodesk/contract/scheduling/series.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { appointmentOf } from "../../../../../../test/appointment-of.ts";
import { answers, fakeNetwork, type Seen } from "../../../../../../test/fake-network.ts";
import { showScreen } from "../../../../../../test/screen.tsx";
import { AppointmentDrawer } from "./appointment-drawer.tsx";

const mine = appointmentOf();
const at = "2026-11-20T15:00:00.000Z";
const timeline = [{ at, event: "created" as const, by: "customer" as const, starts_at: at, ends_at: at }];
const owes = { amount: 0, currency: "USD" };
const stale = (current: object) =>
  new Response(
    JSON.stringify({
      status: false,
      code: "version_conflict",
      error: errors.version_conflict[1],
      current,
      request_id: "test",
    }),
    { status: 409, headers: { "content-type": "application/json" } },
  );
const saved = ({ body }: Seen) =>
  new Response(
    JSON.stringify({
      status: true,
      message: "Appointment saved",
      data: { ...mine, ...(body as object) },
      outside_hours: false,
    }),
  );

function open(edit: (seen: Seen) => Response) {
  const seen = fakeNetwork(answers(appointments.get, { data: { ...mine, timeline, policy: null, owes } }), [
    appointments.edit,
    edit,
  ]);
  showScreen({
    at: "/appointments",
    screen: <AppointmentDrawer id={mine.id} zone="America/New_York" onClose={() => undefined} />,
  });
  return () => seen.filter(({ endpoint }) => endpoint === appointments.edit).map(({ body }) => body);
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("the drawer says everything and offers every step that is legal", async () => {
  const sent = open(saved);
  const drawer = await screen.findByRole("dialog", { name: "Lesson with Maya Okafor" });
  await screen.findByRole("button", { name: "Confirm" });
  expect(within(drawer).getByRole("link", { name: "maya@example.com" }).getAttribute("href")).toBe(
    "mailto:maya@example.com",
  );
  expect(drawer.textContent).toMatch(/A-1.*\$45\.00.*Created by your customer/);
  const names = within(drawer)
    .getAllByRole("button")
    .map((button) => button.textContent || button.getAttribute("aria-label"));
  expect(names).toEqual(["Confirm", "Reschedule…", "Cancel…", "Close"]);
  press("Confirm");
  await waitFor(() => expect(sent()).toEqual([{ status: "Confirmed", version: 1 }]));
});

test("after a no-show the seller may refund everything all the same, and the button waits for the amount", async () => {
  const usd = (amount: number) => ({ amount, currency: "USD" });
  const begun = { starts_at: "2026-01-05T15:00:00.000Z", ends_at: "2026-01-05T16:00:00.000Z" };
  const policy_accepted = { at, sha256: "0".repeat(64) };
  const paid = { ...mine, ...begun, status: "Confirmed" as const, paid: usd(4500), policy_accepted };
  const seen = fakeNetwork(
    answers(appointments.get, { data: { ...paid, timeline, policy: null, owes } }),
    [
      orders.previewTimeConsequences,
      ({ url }) => {
        const amount = usd(url.searchParams.get("keep") === "policy" ? 1000 : 4500);
        return Response.json({ data: [{ kind: "refund_original", text: "It goes back.", amount }] });
      },
    ],
    [appointments.edit, saved],
  );
  const drawer = <AppointmentDrawer id={mine.id} zone="America/New_York" onClose={() => undefined} />;
  showScreen({ at: "/appointments", screen: drawer });
  fireEvent.click(await screen.findByRole("button", { name: "No-show…" }));
  const unknown = await screen.findByRole<HTMLButtonElement>("button", { name: "Mark as no-show" });
  expect(unknown.disabled).toBe(true);
  await screen.findByRole("button", { name: "Mark as no-show and refund $10.00" });
  fireEvent.click(screen.getByRole("radio", { name: "Refund everything" }));
  fireEvent.click(await screen.findByRole("button", { name: "Mark as no-show and refund $45.00" }));
  await waitFor(() =>
    expect(seen.find(({ endpoint }) => endpoint === appointments.edit)?.body).toEqual({
      status: "No-show",
      keep: false,
      version: 1,
    }),
  );
});

test("one of a series says which, and is cancelled alone or with all that follow", async () => {
  const ofSeries = {
    ...mine,
    series_id: "0199d000-0000-7000-8000-0000000000aa",
    series_place: { nth: 3, of: 10 },
  };
  const done = { status: true as const, message: "8 appointments cancelled", data: [] };
  let told = () => Response.error();
  const seen = fakeNetwork(
    answers(appointments.get, { data: { ...ofSeries, timeline, policy: null, owes } }),
    answers(series.cancel, done),
    [appointments.edit, saved],
    [
      orders.previewTimeConsequences,
      ({ url }) => (url.searchParams.get("action") === "cancel" ? Response.json({ data: [] }) : told()),
    ],
  );
  const drawer = <AppointmentDrawer id={mine.id} zone="America/New_York" onClose={() => undefined} />;
  showScreen({ at: "/appointments", screen: drawer });
  expect(await screen.findByText("Part of a series, 3 of 10")).toBeTruthy();
  press("Cancel…");
  const one = await screen.findByRole<HTMLInputElement>("radio", { name: "Only this one" });
  expect(one.checked).toBe(true);
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Cancel appointment" }).disabled).toBe(
      false,
    ),
  );
  press("Cancel appointment");
  await waitFor(() =>
    expect(seen.find(({ endpoint }) => endpoint === appointments.edit)?.body).toEqual({
      status: "Cancelled",
      version: 1,
    }),
  );
  await waitFor(() => expect(screen.queryByRole("radio")).toBeNull());
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Cancel…" }).disabled).toBe(false),
  );
  press("Cancel…");
  fireEvent.click(await screen.findByRole("radio", { name: "This and all that follow" }));
  const all = () => screen.getByRole<HTMLButtonElement>("button", { name: "Cancel these appointments" });
  expect(all().disabled).toBe(true);
  const retry = await screen.findByRole("button", { name: "Retry" });
  expect(all().disabled).toBe(true);
  const text = "8 appointments are cancelled, from Tue, Jan 6 to Tue, Feb 24.";
  told = () => Response.json({ data: [{ kind: "appointment_cancelled", text }] });
  fireEvent.click(retry);
  expect(await screen.findByText(text)).toBeTruthy();
  await waitFor(() => expect(all().disabled).toBe(false));
  press("Cancel these appointments");
  await waitFor(() => {
    const asked = seen.find(({ endpoint }) => endpoint === series.cancel);
    expect(asked?.url.pathname).toContain(`/series/${ofSeries.series_id}/cancel`);
    expect(asked?.body).toEqual({ from: mine.id });
  });
  await waitFor(() => expect(notices.get()).toContainEqual(expect.objectContaining({ title: done.message })));
});

test("one with several spots says how many, and leads to everyone in its session", async () => {
  const session_id = "0199d000-0000-7000-8000-0000000000bb";
  fakeNetwork(
    answers(appointments.get, { data: { ...mine, seats: 2, session_id, timeline, policy: null, owes } }),
  );
  const drawer = <AppointmentDrawer id={mine.id} zone="America/New_York" onClose={() => undefined} />;
  showScreen({ at: `/appointments?view=day&appointment=${mine.id}`, screen: drawer });
  const link = await screen.findByRole("link", { name: "See everyone in this session" });
  expect(link.getAttribute("href")).toBe(`/appointments?view=day&session=${session_id}`);
  expect(screen.getByText("Spots").nextElementSibling?.textContent).toBe("2");
  expect(screen.queryByText(/^In the calendar:/)).toBeNull();
});

test("one that takes a spot and shares its time with nobody says neither", async () => {
  open(saved);
  await screen.findByText("A-1");
  expect(screen.queryByText("Spots")).toBeNull();
  expect(screen.getByText(/^In the calendar:/)).toBeTruthy();
  expect(screen.queryByRole("link", { name: "See everyone in this session" })).toBeNull();
});

test("changed in another tab, both versions are shown, nothing typed is lost, and either can be chosen", async () => {
  const theirs = { ...mine, version: 4, notes: "Brings a friend", status: "Confirmed" };
  const sent = open((seen) =>
    (seen.body as { version: number }).version === 4 ? saved(seen) : stale(theirs),
  );
  const notes = await screen.findByLabelText<HTMLTextAreaElement>("Notes");
  fireEvent.change(notes, { target: { value: "Brings fabric" } });
  press("Save notes");
  const conflict = await screen.findByRole("alert");
  const rows = within(conflict)
    .getAllByRole("row")
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows.slice(1)).toEqual([
    ["Status", "Pending", "Confirmed"],
    ["Notes", "Brings fabric", "Brings a friend"],
  ]);
  expect(notes.value).toBe("Brings fabric");
  press("Keep mine");
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(sent()).toEqual([
    { notes: "Brings fabric", version: 1 },
    { notes: "Brings fabric", version: 4 },
  ]);

  fireEvent.change(notes, { target: { value: "Other words" } });
  press("Save notes");
  await screen.findByRole("alert");
  press("Take theirs");
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(sent()).toHaveLength(3);
  expect(notes.value).not.toBe("Other words");
});
