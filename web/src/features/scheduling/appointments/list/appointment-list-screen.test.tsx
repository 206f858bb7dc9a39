import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { paginate } from "@solodesk/contract/kernel/page.ts";
import { type Appointment, appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { sessions } from "@solodesk/contract/scheduling/sessions.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { appointmentListTypes } from "#kernel/api/list-types.ts";
import { notices } from "#kernel/page/notify.ts";
import { appointmentOf } from "../../../../../test/appointment-of.ts";
import { answers, fakeNetwork, refuses } from "../../../../../test/fake-network.ts";
import { newcomer } from "../../../../../test/people.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { storefrontOf } from "../../../../../test/storefront-of.ts";
import { AppointmentListScreen } from "./appointment-list-screen.tsx";

const { store } = storefrontOf();
const home = answers(dashboard.get, {
  ...newcomer,
  store_info: store,
  counts: { ...newcomer.counts, services: 1 },
});
const counts = { Pending: 1, Confirmed: 22, Completed: 0, Cancelled: 0, "No-show": 3 };
const to_collect = { count: 2, total: { amount: 9000, currency: "USD" } };
const listed = (...data: Appointment[]) =>
  answers(appointments.list, { data, pagination: paginate(1, 20, data.length), counts, to_collect });

const open = (type = "pending", query = "") =>
  showScreen({
    at: `/appointments/${type}${query}`,
    path: "/appointments/:type",
    screen: <AppointmentListScreen />,
  });
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(await screen.findByRole("button", { name })));

beforeEach(() => {
  notices.set([]);
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T12:00:00Z") });
});
afterEach(() => vi.useRealTimers());

test.each(Object.entries(appointmentListTypes))(
  "/appointments/%s is called %s and asks for its own",
  async (type, message) => {
    const name = t(message);
    const seen = fakeNetwork(home, listed());
    open(type);
    expect(await screen.findByRole("heading", { level: 1, name })).toBeTruthy();
    const empty = {
      pending: /^Nothing to confirm\./,
      all: /^No appointments yet\./,
      "no-show": /^No missed/,
      "to-collect": /^Nothing to collect\./,
    };
    const words = new Map(Object.entries(empty)).get(type) ?? new RegExp(`^No ${type} appointments`);
    expect(await screen.findByText(words)).toBeTruthy();
    const tabs = screen.getByRole("navigation", { name: "Appointments by status" });
    const current = within(tabs).getAllByRole("link", { current: "page" });
    expect(current.map((link) => link.textContent?.replace(/ \d+$/, ""))).toEqual([name]);
    expect(within(tabs).getByRole("link", { name: "All 26" })).toBeTruthy();
    const asked = seen.filter(({ endpoint }) => endpoint === appointments.list);
    const own = { all: "?status=All", "to-collect": "?status=All&to_collect=true" };
    expect(asked.map(({ url }) => url.search)).toEqual([
      new Map(Object.entries(own)).get(type) ?? `?status=${name}`,
    ]);
  },
);

test("a row tells who, what and when on the store's wall, and tabs keep what is sought", async () => {
  fakeNetwork(home, listed(appointmentOf()));
  open("pending", "?q=maya&page=2");
  const row = (await screen.findByText("Maya Okafor")).closest("li")!;
  expect(within(row).getByText("Lesson")).toBeTruthy();
  expect(row.querySelector("time")?.textContent).toMatch(/^Tomorrow10:00\s–\s11:00\sAM$/);
  const link = screen.getByRole("link", { name: /^Confirmed/ });
  expect(link.getAttribute("href")).toBe("/appointments/confirmed?q=maya");
});

test("a list of one service says so, keeps it over the tabs and leads to all", async () => {
  const service_id = "0199c000-0000-7000-8000-000000000001";
  const seen = fakeNetwork(home, listed(appointmentOf()));
  open("all", `?from=2026-11-22&service_id=${service_id}`);
  expect(await screen.findByText(/^This list shows one service only\./)).toBeTruthy();
  const asked = seen.find(({ endpoint }) => endpoint === appointments.list)!.url.searchParams;
  expect(asked.get("service_id")).toBe(service_id);
  const hrefOf = (name: string | RegExp) => screen.getByRole("link", { name }).getAttribute("href");
  expect(hrefOf(/^Confirmed/)).toBe(`/appointments/confirmed?from=2026-11-22&service_id=${service_id}`);
  expect(hrefOf("Show all services")).toContain("?from=2026-11-22");
  expect(hrefOf("Show all services")).not.toContain("service_id");
});

test("only a row with several spots says how many", async () => {
  const maya = appointmentOf({ id: "0199d000-0000-7000-8000-000000000002" });
  fakeNetwork(home, listed(appointmentOf({ seats: 2 }), maya));
  open();
  const titles = (await screen.findAllByText(/^Lesson/)).map(({ textContent }) => textContent);
  expect(titles).toEqual(["Lesson · 2 spots", "Lesson"]);
});

test("a session in the address is open beside the list", async () => {
  fakeNetwork(home, listed(appointmentOf()), refuses(sessions.get, "not_found"));
  open("pending", "?session=0199d000-0000-7000-8000-0000000000bb");
  expect(await screen.findByText("No one is booked for this session.")).toBeTruthy();
});

test("a row says that its customer has not confirmed by email", async () => {
  fakeNetwork(home, listed(appointmentOf({ source: "store_page", verify_by: "2026-11-22T13:00:00Z" })));
  open();
  const row = (await screen.findByText("Maya Okafor")).closest("li")!;
  expect(within(row).getByText("Not confirmed by email")).toBeTruthy();
});

test("a row says that a suggested time waits for its customer, until it begins", async () => {
  const past = appointmentOf({
    id: "0199d000-0000-7000-8000-000000000002",
    starts_at: "2026-11-20T13:00:00Z",
    ends_at: "2026-11-20T14:00:00Z",
  });
  fakeNetwork(home, listed(appointmentOf(), past));
  open();
  const rows = (await screen.findAllByText("Maya Okafor")).map((name) => name.closest("li")!);
  const says = rows.map((row) => within(row).queryByText("Waiting for your customer") !== null);
  expect(says).toEqual([true, false]);
});

test("each change is a write on condition of the version that was looked at", async () => {
  const done = { status: true as const, message: "", outside_hours: false };
  const saved = answers(appointments.edit, { ...done, data: appointmentOf({ status: "Confirmed" }) });
  const seen = fakeNetwork(home, listed(appointmentOf({ version: 7 })), saved);
  open();
  await press(/^Confirm Lesson with Maya/);
  await waitFor(() => expect(notices.get()).toMatchObject([{ title: "Appointment confirmed" }]));
  expect(seen.find(({ endpoint }) => endpoint === appointments.edit)?.body).toEqual({
    status: "Confirmed",
    version: 7,
  });
  // The list and the dashboard's counts are fetched again.
  const asked = (endpoint: unknown) => seen.filter((one) => one.endpoint === endpoint).length;
  await waitFor(() => expect([asked(appointments.list), asked(dashboard.get)]).toEqual([2, 2]));
});

test.each(["version_conflict", "invalid_transition"] as const)(
  "%s is said, and the list fetched again",
  async (code) => {
    const seen = fakeNetwork(home, listed(appointmentOf()), refuses(appointments.edit, code));
    open();
    await press(/^Confirm /);
    await waitFor(() => expect(notices.get()).toMatchObject([{ type: "error", title: "Error" }]));
    await waitFor(() =>
      expect(seen.filter(({ endpoint }) => endpoint === appointments.list)).toHaveLength(2),
    );
  },
);

const usd = (amount: number) => ({ amount, currency: "USD" });

test("cancelling one that was paid online says what follows, and refunds it unless the seller says no", async () => {
  const booked = appointmentOf({ status: "Confirmed", source: "store_page", paid: usd(4500) });
  const seen = fakeNetwork(
    home,
    listed(booked),
    [
      orders.previewTimeConsequences,
      ({ url }) =>
        Response.json({
          data:
            url.searchParams.get("keep") === "true"
              ? []
              : [{ kind: "refund_original", text: "Maya gets $49.50 back.", amount: usd(4950) }],
        }),
    ],
    answers(appointments.edit, {
      status: true,
      message: "",
      outside_hours: false,
      data: appointmentOf({ status: "Cancelled" }),
    }),
  );
  open("confirmed");
  const ask = async () => {
    fireEvent.keyDown(await screen.findByRole("button", { name: /^More for/ }), { key: "Enter" });
    fireEvent.click(await screen.findByRole("menuitem", { name: "Cancel…" }));
    return screen.findByRole<HTMLInputElement>("radio", { name: "Refund everything" });
  };
  expect((await ask()).checked).toBe(true);
  expect(await screen.findByText("Maya gets $49.50 back.")).toBeTruthy();
  await press("Cancel and refund $49.50");
  await waitFor(() => expect(notices.get()).toMatchObject([{ title: "Appointment cancelled and refunded" }]));
  await ask();
  fireEvent.click(screen.getByRole("radio", { name: "Refund nothing" }));
  await press("Cancel appointment");
  const sent = (endpoint: unknown) => seen.filter((one) => one.endpoint === endpoint);
  await waitFor(() =>
    expect(sent(appointments.edit).map(({ body }) => body)).toEqual([
      { status: "Cancelled", version: 1, keep: false },
      { status: "Cancelled", version: 1, keep: true },
    ]),
  );
  const asked = sent(orders.previewTimeConsequences).map(({ url }) => url.searchParams.get("keep"));
  expect(new Set(asked)).toEqual(new Set(["false", "true"]));
});

test.each([usd(0), usd(4950)])(
  "what can't be previewed can't be cancelled until it is, with %j paid",
  async (paid) => {
    const booked = appointmentOf({ status: "Confirmed", paid });
    fakeNetwork(home, listed(booked), refuses(orders.previewTimeConsequences, "internal"));
    open("confirmed");
    fireEvent.keyDown(await screen.findByRole("button", { name: /^More for/ }), { key: "Enter" });
    fireEvent.click(await screen.findByRole("menuitem", { name: "Cancel…" }));
    const yes = () => screen.getByRole<HTMLButtonElement>("button", { name: "Cancel appointment" });
    await screen.findByRole("button", { name: "Retry" });
    expect(yes().disabled).toBe(true);
    fakeNetwork(home, listed(booked), answers(orders.previewTimeConsequences, { data: [] }));
    await press("Retry");
    await waitFor(() => expect(yes().disabled).toBe(false));
  },
);

test("what is over has no next step, and a list that cannot be fetched is said, with Retry", async () => {
  fakeNetwork(home, refuses(appointments.list, "internal"));
  open("cancelled");
  expect((await screen.findByRole("alert")).textContent).toContain("could not be loaded");
  fakeNetwork(home, listed(appointmentOf({ status: "Cancelled" })));
  await press("Retry");
  const row = (await screen.findByText("Maya Okafor")).closest("li")!;
  expect(within(row).queryAllByRole("button")).toEqual([]);
  expect(notices.get()).toEqual([]);
});

test("the whole row leads to the drawer: its link opens it, and Close leaves the list as it was", async () => {
  const booked = appointmentOf();
  fakeNetwork(
    home,
    listed(booked),
    answers(appointments.get, {
      data: { ...booked, timeline: [], policy: null, owes: { amount: 0, currency: "USD" } },
    }),
  );
  const { router } = open("pending", "?q=maya");
  const way = await screen.findByRole("link", { name: "Lesson with Maya Okafor" });
  expect(way.className).toContain("after:inset-0");
  await act(async () => fireEvent.click(way));
  expect(await screen.findByRole("dialog", { name: "Lesson with Maya Okafor" })).toBeTruthy();
  expect(router.state.location.search).toBe(`?q=maya&appointment=${booked.id}`);
  await press("Close");
  await waitFor(() => expect(router.state.location.search).toBe("?q=maya"));
});

test("Complete and No-show are offered once the appointment has begun, also while the list stands", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  vi.setSystemTime("2026-11-22T12:00:00Z");
  fakeNetwork(home, listed(appointmentOf({ status: "Confirmed" })));
  open("confirmed");
  fireEvent.keyDown(await screen.findByRole("button", { name: /^More for/ }), { key: "Enter" });
  const offered = () => screen.getAllByRole("menuitem").map(({ textContent }) => textContent);
  await waitFor(() => expect(offered()).toEqual(["Reschedule…", "Cancel…"]));
  expect(screen.queryByRole("button", { name: /^Complete/, hidden: true })).toBeNull();
  vi.setSystemTime(appointmentOf().starts_at);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByRole("button", { name: /^Complete Lesson with Maya/, hidden: true })).toBeTruthy();
  expect(offered()).toEqual(["Reschedule…", "No-show…", "Cancel…"]);
});

test("Reschedule in a row's menu opens the drawer with the dialog for another time", async () => {
  const appointment = appointmentOf({ status: "Confirmed" });
  fakeNetwork(
    home,
    listed(appointment),
    answers(appointments.get, {
      data: { ...appointment, timeline: [], policy: null, owes: { amount: 0, currency: "USD" } },
    }),
  );
  const { router } = open("confirmed");
  fireEvent.keyDown(await screen.findByRole("button", { name: /^More for/ }), { key: "Enter" });
  fireEvent.click(await screen.findByRole("menuitem", { name: "Reschedule…" }));
  expect(await screen.findByRole("dialog", { name: "Reschedule" })).toBeTruthy();
  expect(router.state.location.search).toBe(`?appointment=${appointment.id}`);
});

test.each([{ status: "Completed" }, { recorded: true }] as const)(
  "a row whose appointment can't be moved has no Reschedule: %j",
  async (changes) => {
    fakeNetwork(home, listed(appointmentOf({ status: "Confirmed", ...changes })));
    open("all");
    await screen.findByText(appointmentOf().customer.name);
    const more = screen.queryByRole("button", { name: /^More for/ });
    if (more) fireEvent.keyDown(more, { key: "Enter" });
    await waitFor(() => expect(screen.queryAllByRole("menuitem")).toHaveLength(more ? 1 : 0));
    expect(screen.queryByRole("menuitem", { name: "Reschedule…" })).toBeNull();
  },
);
