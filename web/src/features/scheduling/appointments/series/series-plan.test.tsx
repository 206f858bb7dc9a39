import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import type { Occurrence } from "@solodesk/contract/kernel/occurrence.ts";
import { paginate } from "@solodesk/contract/kernel/page.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { series } from "@solodesk/contract/scheduling/series.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { appointmentOf } from "../../../../../test/appointment-of.ts";
import { answers, fakeNetwork, refusal } from "../../../../../test/fake-network.ts";
import { newcomer } from "../../../../../test/people.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { storefrontOf } from "../../../../../test/storefront-of.ts";
import { AddAppointmentScreen } from "../add/add-appointment-screen.tsx";

const { store, services: offered } = storefrontOf();
const services = offered.map((service) => ({
  ...service,
  questions: [],
  position: 0,
  meeting: { kind: "none" as const },
}));
const home = answers(dashboard.get, {
  ...newcomer,
  store_info: store,
  counts: { ...newcomer.counts, services: 1 },
});
const mine = answers(catalog.listMine, { products: [], services, pagination: paginate(1, 100, 0) });
/** By default 10 am in New York. */
const slotOn = (day: string, hour = 15) => ({
  starts_at: `${day}T${hour}:00:00.000Z`,
  ends_at: `${day}T${hour}:30:00.000Z`,
});
const free = answers(appointments.listOwnSlots, {
  timezone: store.timezone,
  slots: [slotOn("2026-11-23")],
});
const days = ["2026-11-23", "2026-11-30", "2026-12-07", "2026-12-14", "2026-12-21"];
const clash = { ...slotOn("2026-11-30"), id: "1", number: "A-1", title: "Talk", customer: "Jonas" };
const occurrence = (index: number, more: Partial<Occurrence> = {}): Occurrence => ({
  ...slotOn(days[index]!),
  index,
  clash: null,
  held: false,
  skipped_hour: false,
  outside_hours: false,
  slots: [],
  ...more,
});
const report = [
  occurrence(0),
  occurrence(1, { clash, slots: [slotOn(days[1]!, 16), slotOn(days[1]!, 17)] }),
  occurrence(2, { outside_hours: true, also_busy: "Family" }),
  occurrence(3, { skipped_hour: true }),
  occurrence(4, { held: true }),
];
const checked = answers(series.preview, { timezone: store.timezone, data: report });

const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(await screen.findByRole("button", { name })));
const write = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const row = (day: RegExp) => screen.getAllByRole("listitem").find((item) => day.test(item.textContent))!;
const pick = (day: RegExp, name: string | RegExp) =>
  fireEvent.click(within(row(day)).getByRole("radio", { name }));

async function fillIn() {
  fireEvent.click(await screen.findByRole("radio", { name: /^10:00/ }));
  await write("Customer name", "Maya");
  await write("Repeat", "1");
  await write("How many", "5");
  await press("Check the dates");
  await screen.findByRole("heading", { name: "3 of 5 dates are free" });
}

beforeEach(() => {
  notices.set([]);
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-23T12:00:00Z") });
});
afterEach(() => vi.useRealTimers());

test("the dates are checked, what is in the way is named, and what is chosen is created at once", async () => {
  const created = answers(series.create, {
    status: true,
    message: "3 appointments created",
    data: [appointmentOf()],
  });
  const seen = fakeNetwork(home, mine, free, checked, created);
  const { router } = showScreen({ at: "/add-appointment", screen: <AddAppointmentScreen /> });
  await fillIn();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "3 of 5 dates are free" }));
  expect(seen.find(({ endpoint }) => endpoint === series.preview)?.body).toMatchObject({
    service_id: services[0]!.id,
    starts_at: slotOn(days[0]!).starts_at,
    every_weeks: 1,
    count: 5,
  });
  expect(row(/Nov 30/).textContent).toMatch(/Taken.*Talk with Jonas, 10:00/);
  expect(row(/Dec 7/).textContent).toMatch(/Outside hours.*Your calendar Family is busy then\./);
  expect(row(/Dec 14/).textContent).toMatch(/The clocks skip 10:00\sAM on this day/);
  expect(row(/Dec 21/).textContent).toMatch(/Someone is booking.*Nothing else is free that day/);
  // Taken times are skipped until another time is picked.
  expect(screen.getByRole("button", { name: "Create 3 appointments" })).toBeTruthy();
  pick(/Nov 30/, /^11:00/);
  expect(row(/Nov 30/).textContent).toMatch(/11:00\sAM instead/);
  fireEvent.click(within(row(/Dec 7/)).getByRole("button", { name: "Skip Mon, Dec 7" }));
  expect(row(/Dec 7/).textContent).toContain("Skipped");
  await press("Create 3 appointments");
  await waitFor(() => expect(router.state.location.pathname).toBe("/appointments/confirmed"));
  expect(seen.find(({ endpoint }) => endpoint === series.create)?.body).toMatchObject({
    count: 5,
    skip: [2, 4],
    move: [{ index: 1, starts_at: slotOn(days[1]!, 16).starts_at }],
  });
  expect(notices.get()).toMatchObject([{ type: "success", title: "3 appointments created" }]);
});

test("another wish makes the report old news; fewer than two are no series", async () => {
  fakeNetwork(home, mine, free, checked);
  showScreen({ at: "/add-appointment", screen: <AddAppointmentScreen /> });
  await fillIn();
  await press("Skip Today");
  await press("Skip Mon, Dec 7");
  const create = screen.getByRole<HTMLButtonElement>("button", { name: "Create 1 appointment" });
  expect(create.disabled).toBe(true);
  expect(screen.getByText(/Keep at least two/)).toBeTruthy();
  await press("Keep Today");
  expect(create.disabled).toBe(false);
  await write("How many", "6");
  expect(screen.queryByRole("heading", { name: /dates are free/ })).toBeNull();
  expect(screen.getByRole("button", { name: "Check the dates" })).toBeTruthy();
  await write("Repeat", "0");
  expect(screen.getByRole("button", { name: "Create appointment" })).toBeTruthy();
});

test("a time that was taken meanwhile is said and chosen anew, and nothing typed is lost", async () => {
  const news = occurrence(2, { clash: { ...clash, title: "Fitting" }, slots: [slotOn(days[2]!, 18)] });
  const taken = async () => {
    const body = await refusal("slot_taken").json();
    const error = "One of these times is taken. Nothing was created.";
    return new Response(JSON.stringify({ ...body, error, occurrences: [news] }), { status: 409 });
  };
  const seen = fakeNetwork(home, mine, free, checked, [series.create, taken]);
  showScreen({ at: "/add-appointment", screen: <AddAppointmentScreen /> });
  await fillIn();
  pick(/Nov 30/, /^12:00/);
  await press("Create 4 appointments");
  expect((await screen.findByText(/^One of these times is taken/)).textContent).toContain(
    "Nothing was created",
  );
  expect(notices.get()).toEqual([]);
  expect(row(/Dec 7/).textContent).toMatch(/Taken.*Fitting with Jonas/);
  pick(/Dec 7/, /^1:00/);
  await press("Create 4 appointments");
  const bodies = seen.flatMap(({ endpoint, body }) => (endpoint === series.create ? [body] : []));
  expect(bodies[1]).toMatchObject({
    skip: [4],
    move: [
      { index: 1, starts_at: slotOn(days[1]!, 17).starts_at },
      { index: 2, starts_at: slotOn(days[2]!, 18).starts_at },
    ],
  });
});

test("a number out of bounds is said on its field before anything is asked", async () => {
  const seen = fakeNetwork(home, mine, free, checked);
  showScreen({ at: "/add-appointment", screen: <AddAppointmentScreen /> });
  fireEvent.click(await screen.findByRole("radio", { name: /^10:00/ }));
  await write("Customer name", "Maya");
  await write("Repeat", "custom");
  await write("Weeks from one to the next", "20");
  await press("Check the dates");
  expect(await screen.findByText("Use a number from 1 to 12.")).toBeTruthy();
  expect(seen.some(({ endpoint }) => endpoint === series.preview)).toBe(false);
});
