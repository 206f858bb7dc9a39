// Archiving a service: what is said before, and the way back.
import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { services } from "@solodesk/contract/catalog/services.ts";
import type { Endpoint } from "@solodesk/contract/kernel/endpoint.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { packs } from "@solodesk/contract/selling/packs.ts";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { answers, fakeNetwork, refuses, type Seen } from "../../../../test/fake-network.ts";
import { newcomer } from "../../../../test/people.ts";
import { showScreen } from "../../../../test/screen.tsx";
import { serviceOf } from "../../../../test/service-of.ts";
import { storefrontOf } from "../../../../test/storefront-of.ts";
import { ArchivedServices } from "./archived-services.tsx";
import { EditServiceScreen } from "./edit-service-screen.tsx";

const lesson = serviceOf();
const pagination = { current_page: 1, page_size: 100, total: 0, total_pages: 0 };
const home = answers(dashboard.get, { ...newcomer, store_info: storefrontOf().store });
const mine = answers(catalog.listMine, { products: [], services: [lesson], pagination });
const saved = (endpoint: Endpoint) => answers(endpoint, { status: true, message: "", data: lesson });

const edit = (id = lesson.id) =>
  showScreen({ at: `/services/${id}`, path: "/services/:id", screen: <EditServiceScreen /> });
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

beforeEach(() => notices.set([]));

const upcoming = (Pending: number, Confirmed: number) =>
  answers(appointments.list, {
    data: [],
    pagination: { ...pagination, total: Pending + Confirmed },
    counts: { Pending, Confirmed, Completed: 7, Cancelled: 3, "No-show": 1 },
    to_collect: { count: 0, total: { amount: 0, currency: "USD" } },
  });
const unbooked = (visits: number) => answers(packs.countUnbooked, { visits });
const wasSent = (seen: Seen[], endpoint: Endpoint) => seen.some((one) => one.endpoint === endpoint);

test("before a service with upcoming appointments is archived, it is said what follows; nothing is sent before", async () => {
  const seen = fakeNetwork(
    home,
    mine,
    upcoming(1, 3),
    unbooked(2),
    saved(services.remove),
    saved(services.restore),
  );
  const { router } = edit();
  await field("Name");
  await press("Archive");
  const dialog = within(await screen.findByRole("dialog", { name: "Archive Lesson?" }));
  const rows = (await dialog.findAllByRole("listitem")).map(({ textContent }) => textContent);
  expect(rows).toEqual([
    "4 upcoming appointments stay booked, with their reminders. Show as a list",
    "Customers have paid for 2 visits that aren't booked. Visits can't be booked until you restore the service, and they don't expire meanwhile. If you don't plan to restore it, refund them.",
    "Customers can no longer book this service.",
    "Customers on its waitlist are no longer offered times. We don't email them about it.",
  ]);
  const asked = seen.find(({ endpoint }) => endpoint === appointments.list)!.url.searchParams;
  expect(Object.fromEntries(asked)).toEqual({
    from: expect.stringMatching(/^\d{4}-.+Z$/),
    service_id: lesson.id,
    status: "All",
    page_size: "1",
  });
  const list = dialog.getByRole("link", { name: "Show as a list" }).getAttribute("href");
  expect(list).toMatch(new RegExp(`^/appointments/all\\?from=\\d{4}-\\d\\d-\\d\\d&service_id=${lesson.id}$`));
  expect(wasSent(seen, services.remove)).toBe(false);
  fireEvent.click(dialog.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(wasSent(seen, services.remove)).toBe(false);

  await press("Archive");
  await act(async () => fireEvent.click(await screen.findByRole("button", { name: "Archive service" })));
  await waitFor(() => expect(router.state.location.pathname).toBe("/services"));
  expect(wasSent(seen, services.remove)).toBe(true);
  expect(notices.get()).toMatchObject([{ title: "Service archived", action: { label: "Undo" } }]);
});

test("if the appointments of a service can't be counted, the question says so and counts again", async () => {
  const seen = fakeNetwork(home, mine, refuses(appointments.list, "internal"), unbooked(0));
  edit();
  await field("Name");
  await press("Archive");
  const dialog = within(await screen.findByRole("dialog", { name: "Archive Lesson?" }));
  await dialog.findByRole("alert");
  expect(wasSent(seen, services.remove)).toBe(false);
  fakeNetwork(home, mine, upcoming(0, 1), unbooked(0));
  await act(async () => fireEvent.click(dialog.getByRole("button", { name: "Retry" })));
  expect(await dialog.findByText(/^1 upcoming appointment stays booked, with its reminders\./)).toBeTruthy();
});

test("a service whose visits customers have paid for isn't archived without a question", async () => {
  const seen = fakeNetwork(home, mine, upcoming(0, 0), unbooked(1), saved(services.remove));
  edit();
  await field("Name");
  await press("Archive");
  const dialog = within(await screen.findByRole("dialog", { name: "Archive Lesson?" }));
  expect(await dialog.findByText(/^Customers have paid for 1 visit that isn't booked\./)).toBeTruthy();
  expect(wasSent(seen, services.remove)).toBe(false);
});

test("a service without upcoming appointments is archived at once, and the toast brings it back", async () => {
  const seen = fakeNetwork(
    mine,
    upcoming(0, 0),
    unbooked(0),
    saved(services.remove),
    saved(services.restore),
  );
  const { router } = edit();
  await field("Name");
  await press("Archive");
  await waitFor(() => expect(router.state.location.pathname).toBe("/services"));
  expect(notices.get()).toMatchObject([{ title: "Service archived", action: { label: "Undo" } }]);
  await act(async () => notices.get()[0]?.action?.onPress());
  await waitFor(() => expect(notices.get().at(-1)).toMatchObject({ title: "Service restored" }));
  const changes = seen.filter(({ endpoint }) => endpoint.method !== "GET");
  expect(changes.map(({ endpoint, url }) => [endpoint, url.pathname.includes(lesson.id)])).toEqual([
    [services.remove, true],
    [services.restore, true],
  ]);
});

test("what was archived is listed with a way back; without any there is no word of it", async () => {
  const seen = fakeNetwork(answers(services.listArchived, { data: [lesson] }), saved(services.restore));
  showScreen({ at: "/services", screen: <ArchivedServices /> });
  expect(await screen.findByRole("region", { name: "Archived services" })).toBeTruthy();
  await press("Restore Lesson");
  expect(seen.some(({ endpoint }) => endpoint === services.restore)).toBe(true);

  cleanup();
  fakeNetwork(answers(services.listArchived, { data: [] }));
  showScreen({ at: "/services", screen: <ArchivedServices /> });
  await act(async () => undefined);
  expect(screen.queryByText("Archived services")).toBeNull();
});
