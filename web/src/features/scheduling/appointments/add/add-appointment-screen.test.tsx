import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import type { Service } from "@solodesk/contract/catalog/services.ts";
import { paginate } from "@solodesk/contract/kernel/page.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { customers } from "@solodesk/contract/scheduling/customers.ts";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { appointmentOf } from "../../../../../test/appointment-of.ts";
import { answers, fakeNetwork, refusal, refuses } from "../../../../../test/fake-network.ts";
import { newcomer } from "../../../../../test/people.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { storefrontOf } from "../../../../../test/storefront-of.ts";
import { AddAppointmentScreen } from "./add-appointment-screen.tsx";

const { store, services: shown } = storefrontOf();
const services = shown.map((service) => ({
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
const offering = (offered: Service[]) =>
  answers(catalog.listMine, { products: [], services: offered, pagination: paginate(1, 100, 0) });
const mine = offering(services);
const slot = (hour: number) => ({
  starts_at: `2026-11-23T${hour}:00:00.000Z`,
  ends_at: `2026-11-23T${hour + 1}:30:00.000Z`,
});
const free = answers(appointments.listOwnSlots, { timezone: store.timezone, slots: [slot(14), slot(15)] });
const outside = answers(appointments.create, {
  status: true,
  message: "",
  data: appointmentOf(),
  outside_hours: true,
});

const open = () => showScreen({ at: "/add-appointment", screen: <AddAppointmentScreen /> });
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const write = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(await screen.findByRole("button", { name })));

beforeEach(() => {
  notices.set([]);
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-23T12:00:00Z") });
});
afterEach(() => vi.useRealTimers());

test("the store comes first, then a service, which one may go on without", async () => {
  fakeNetwork(answers(dashboard.get, newcomer), offering([]));
  open();
  const create = await screen.findByRole("link", { name: "Create your store" });
  expect(create.getAttribute("href")).toBe("/add-store-detail");

  cleanup();
  fakeNetwork(answers(dashboard.get, { ...newcomer, store_info: store }), offering([]), free);
  open();
  const add = await screen.findByRole("link", { name: "Add a service" });
  expect(add.getAttribute("href")).toBe("/add-service");
  await press("Continue without a service");
  expect(await field("Title")).toBeTruthy();
  expect(screen.queryByLabelText("Service")).toBeNull();
});

test("free times are on the store's clock, with the viewer's where that differs", async () => {
  const seen = fakeNetwork(home, mine, free);
  open();
  expect(await screen.findByRole("radio", { name: /^9:00\sAM/ })).toBeTruthy();
  const { search } = seen.find(({ endpoint }) => endpoint === appointments.listOwnSlots)!.url;
  expect(search).toBe(`?service_id=${services[0]!.id}&from=2026-11-23&to=2026-11-23`);
  const zone = vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions");
  zone.mockReturnValue({ timeZone: "Europe/Berlin" } as Intl.ResolvedDateTimeFormatOptions);
  cleanup();
  open();
  expect(await screen.findByRole("radio", { name: /^9:00\sAM\s*3:00\sPM for you/ })).toBeTruthy();
  zone.mockRestore();
});

test("a time that is taken names who has it and offers three others", async () => {
  const clash = { ...slot(15), id: "1", number: "A-1", title: "Lesson", customer: "Jonas" };
  const taken = async () => {
    const body = await refusal("slot_taken").json();
    return new Response(JSON.stringify({ ...body, clash, slots: [slot(14)] }), { status: 409 });
  };
  const seen = fakeNetwork(home, mine, free, [appointments.create, taken]);
  open();
  fireEvent.click(await screen.findByRole("radio", { name: /^10:00\sAM/ }));
  await write("Customer name", "Maya");
  await press("Create appointment");
  expect(
    (await screen.findByText(/^This time is taken: Lesson with Jonas, today, 10:00/)).textContent,
  ).toMatch(/AM\.$/);
  // The form shows it, so no toast does.
  expect(notices.get()).toEqual([]);
  await press(/^Today, 9:00/);
  expect(screen.queryByText(/^This time is taken/)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Create appointment" }));
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /^9:00\sAM/ }).checked).toBe(true);
  expect((await field("Customer name")).value).toBe("Maya");
  await press("Create appointment");
  const bodies = seen.flatMap(({ endpoint, body }) => (endpoint === appointments.create ? [body] : []));
  expect(bodies).toMatchObject([{ starts_at: slot(15).starts_at }, { starts_at: slot(14).starts_at }]);
});

test("another time is said to be outside of the hours, and leads on to the list", async () => {
  const seen = fakeNetwork(home, mine, free, outside);
  const { router } = open();
  fireEvent.click(await screen.findByRole("radio", { name: "Another time" }));
  expect(screen.getByText(/book outside your opening hours/)).toBeTruthy();
  await write("Time", "22:15");
  await write("Customer name", "Maya");
  await press("Create appointment");
  await waitFor(() => expect(router.state.location.pathname).toBe("/appointments/confirmed"));
  expect(seen.find(({ endpoint }) => endpoint === appointments.create)?.body).toMatchObject({
    starts_at: "2026-11-24T03:15:00.000Z",
  });
  expect(notices.get()).toMatchObject([
    { title: "Appointment created", description: "It is outside of your opening hours." },
  ]);
});

test("who came before is proposed by name, and brings email and phone along", async () => {
  const jonas = { name: "Jonas Lind", email: "jonas@example.com", phone: "+1 555 010 0199" };
  const last_at = "2026-10-01T15:00:00.000Z";
  const known = answers(customers.list, {
    data: [{ ...jonas, last_at, owes: { amount: 2000, currency: "USD" } }],
  });
  const agreed = answers(appointments.create, {
    status: true,
    message: "",
    data: appointmentOf({ status: "Confirmed" }),
    outside_hours: false,
  });
  const seen = fakeNetwork(home, mine, free, known, agreed);
  const { router } = open();
  const asked = () => seen.flatMap(({ endpoint, url }) => (endpoint === customers.list ? [url.search] : []));
  const name = await field("Customer name");
  expect([name.getAttribute("role"), asked()]).toEqual(["combobox", []]);
  await write("Notes", "By the window");
  fireEvent.focus(name);
  for (const typed of ["j", "jo", "jon"]) fireEvent.change(name, { target: { value: typed } });
  const option = await screen.findByRole("option", { name: /Jonas Lind/ });
  expect(option.textContent).toContain("jonas@example.com · Owes $20.00");
  // Debounced: three characters are one request.
  await waitFor(() => expect(asked().at(-1)).toBe("?q=jon"));
  expect(asked().length).toBeLessThanOrEqual(2);
  expect(name.getAttribute("aria-expanded")).toBe("true");
  await act(async () => fireEvent.click(option));
  expect([name.value, (await field("Customer email")).value, (await field("Customer phone")).value]).toEqual(
    Object.values(jonas),
  );
  expect((await field("Notes")).value).toBe("By the window");
  fireEvent.click(await screen.findByRole("radio", { name: /^9:00\sAM/ }));
  await press("Create appointment");
  await waitFor(() => expect(router.state.location.pathname).toBe("/appointments/confirmed"));
  expect(seen.find(({ endpoint }) => endpoint === appointments.create)?.body).toMatchObject({
    customer: jonas,
    notes: "By the window",
    status: "Confirmed",
  });
});

test("a name nobody had before is as good as any, and so is one when none can be proposed", async () => {
  const seen = fakeNetwork(home, mine, free, outside, refuses(customers.list, "internal"));
  open();
  fireEvent.focus(await field("Customer name"));
  await write("Customer name", "Somebody new");
  fireEvent.click(screen.getByRole("checkbox", { name: "Confirm right away" }));
  fireEvent.click(await screen.findByRole("radio", { name: /^9:00\sAM/ }));
  await press("Create appointment");
  await waitFor(() =>
    expect(seen.find(({ endpoint }) => endpoint === appointments.create)?.body).toMatchObject({
      customer: { name: "Somebody new", email: "" },
      status: "Pending",
    }),
  );
  expect(notices.get().filter(({ type }) => type === "error")).toEqual([]);
});

test("a past time clicked in the calendar records what has happened: no free times, no repeats, no question", async () => {
  const recorded = appointmentOf({ recorded: true, status: "Confirmed" });
  const seen = fakeNetwork(
    home,
    mine,
    free,
    answers(customers.list, { data: [] }),
    answers(appointments.create, { status: true, message: "", data: recorded, outside_hours: false }),
  );
  const { router } = showScreen({
    at: "/add-appointment?date=2026-11-22&time=11:00",
    screen: <AddAppointmentScreen />,
  });
  expect((await field("Time")).value).toBe("11:00");
  expect(screen.getByRole("radio", { name: "In the past" }).getAttribute("aria-checked")).toBe("true");
  expect(screen.queryByLabelText("Repeat")).toBeNull();
  expect(screen.queryByLabelText("Confirm right away")).toBeNull();
  await write("Customer name", "Maya Okafor");
  await press("Record appointment");
  await waitFor(() =>
    expect(router.state.location.search).toBe(`?date=2026-11-22&appointment=${recorded.id}`),
  );
  expect(seen.find(({ endpoint }) => endpoint === appointments.create)?.body).toMatchObject({
    recorded: true,
    status: "Confirmed",
  });
});

test("a class is booked with several spots, at a time that has as many left", async () => {
  const [lesson] = services;
  const yoga = { ...lesson!, id: "0199c000-0000-7000-8000-0000000000cc", name: "Yoga", capacity: 8 };
  const left = [
    { ...slot(14), seats_left: 3 },
    { ...slot(15), seats_left: 8 },
  ];
  const seen = fakeNetwork(
    home,
    offering([lesson!, yoga]),
    answers(appointments.listOwnSlots, { timezone: store.timezone, slots: left }),
    answers(customers.list, { data: [] }),
    outside,
  );
  open();
  const asked = () => seen.findLast(({ endpoint }) => endpoint === appointments.listOwnSlots)?.url.search;
  await write("Service", lesson!.id);
  expect(screen.queryByLabelText("Spots")).toBeNull();
  await write("Service", yoga.id);
  const spots = await field("Spots");
  expect([spots.value, spots.min, spots.max]).toEqual(["1", "1", "8"]);
  await waitFor(() => expect(asked()).toBe(`?service_id=${yoga.id}&from=2026-11-23&to=2026-11-23`));
  await write("Spots", "3");
  await waitFor(() => expect(asked()).toBe(`?service_id=${yoga.id}&seats=3&from=2026-11-23&to=2026-11-23`));
  fireEvent.click(await screen.findByRole("radio", { name: /^9:00\sAM.*3 left$/ }));
  await write("Customer name", "Maya");
  await write("Spots", "9");
  await press("Create appointment");
  expect(await screen.findByText("Use at most 8.")).toBeTruthy();
  await write("Spots", "3");
  fireEvent.click(await screen.findByRole("radio", { name: /^9:00\sAM.*3 left$/ }));
  await press("Create appointment");
  await waitFor(() =>
    expect(seen.find(({ endpoint }) => endpoint === appointments.create)?.body).toMatchObject({
      service_id: yoga.id,
      seats: 3,
    }),
  );
});

test("another service is booked with one spot again", async () => {
  const [lesson] = services;
  const yoga = { ...lesson!, id: "0199c000-0000-7000-8000-0000000000cc", name: "Yoga", capacity: 8 };
  const seen = fakeNetwork(
    home,
    offering([lesson!, yoga]),
    free,
    answers(customers.list, { data: [] }),
    outside,
  );
  open();
  await write("Service", yoga.id);
  await write("Spots", "3");
  await write("Service", lesson!.id);
  const time = await screen.findByRole("radio", { name: /^9:00\sAM/ });
  expect([screen.queryByLabelText("Spots"), screen.queryByText(/left/)]).toEqual([null, null]);
  fireEvent.click(time);
  await write("Customer name", "Maya");
  await press("Create appointment");
  await waitFor(() =>
    expect(seen.find(({ endpoint }) => endpoint === appointments.create)?.body).toMatchObject({ seats: 1 }),
  );
});

test("going back from the past to free times forgets the day and the time that were chosen", async () => {
  fakeNetwork(home, mine, free);
  open();
  const way = async (name: string) => fireEvent.click(await screen.findByRole("radio", { name }));
  await write("Date", "2026-11-25");
  await way("In the past");
  expect((await field("Date")).value).toBe("2026-11-23");
  await way("Free times");
  expect((await field("Date")).value).toBe("2026-11-23");
});
