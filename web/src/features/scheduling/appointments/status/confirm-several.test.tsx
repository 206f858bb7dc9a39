import { ReadableStream } from "node:stream/web";
import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { paginate } from "@solodesk/contract/kernel/page.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { appointmentOf } from "../../../../../test/appointment-of.ts";
import { answers, fakeNetwork, refuses } from "../../../../../test/fake-network.ts";
import { newcomer } from "../../../../../test/people.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { storefrontOf } from "../../../../../test/storefront-of.ts";
import { AppointmentListScreen } from "../list/appointment-list-screen.tsx";

const home = answers(dashboard.get, { ...newcomer, store_info: storefrontOf().store });
const counts = { Pending: 3, Confirmed: 0, Completed: 0, Cancelled: 0, "No-show": 0 };
const three = ["Ann", "Bo", "Cy"].map((name, at) =>
  appointmentOf({
    id: `0199d000-0000-7000-8000-00000000000${at}`,
    number: `A-${at + 1}`,
    customer: { name, email: "", phone: "" },
  }),
);
const to_collect = { count: 0, total: { amount: 0, currency: "USD" } };
const list = answers(appointments.list, { data: three, pagination: paginate(1, 20, 3), counts, to_collect });
const become = (...errors: string[]) =>
  answers(appointments.confirm, {
    status: true,
    message: "2 appointments confirmed",
    results: errors.map((error, at) => ({ id: three[at]!.id, confirmed: error === "", error })),
  });

const open = (type = "pending", query = "") =>
  showScreen({
    at: `/appointments/${type}${query}`,
    path: "/appointments/:type",
    screen: <AppointmentListScreen />,
  });
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(await screen.findByRole("button", { name })));
const tick = async (name: string | RegExp) =>
  act(async () => fireEvent.click(await screen.findByRole("checkbox", { name })));
const sentTo = (seen: ReturnType<typeof fakeNetwork>, endpoint: unknown) =>
  seen.filter((one) => one.endpoint === endpoint);

beforeEach(() => {
  notices.set([]);
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T12:00:00Z") });
});
afterEach(() => vi.useRealTimers());

test("one is confirmed at once, several are asked for first, and all of them go in one call", async () => {
  const seen = fakeNetwork(home, list, become("", "", ""));
  open();
  await tick("Select Lesson with Bo");
  await press("Confirm 1");
  expect(sentTo(seen, appointments.confirm).map(({ body }) => body)).toEqual([{ ids: [three[1]!.id] }]);

  await press("Clear selection");
  await tick("Select all on this page");
  expect(screen.getByText("3 selected")).toBeTruthy();
  await tick("Select Lesson with Ann");
  const all = screen.getByRole("checkbox", { name: "Select all on this page" });
  expect(all.getAttribute("aria-checked")).toBe("mixed");
  await tick("Select Lesson with Ann");
  await press("Confirm 3");
  expect(sentTo(seen, appointments.confirm)).toHaveLength(1);
  const dialog = screen.getByRole("dialog", { name: "Confirm 3 appointments?" });
  expect(within(dialog).getAllByRole("listitem")).toHaveLength(3);
  await act(async () => fireEvent.click(within(dialog).getByRole("button", { name: "Confirm 3" })));
  const sent = sentTo(seen, appointments.confirm).at(-1)?.body;
  expect((sent as { ids: string[] }).ids.toSorted()).toEqual(three.map(({ id }) => id).toSorted());
  await waitFor(() => expect(notices.get().at(-1)).toMatchObject({ title: "2 appointments confirmed" }));
});

test("those that may not be confirmed are named beside those that are, also once the list is empty", async () => {
  const reason = "This appointment is cancelled and cannot become confirmed.";
  fakeNetwork(home, list, become("", reason, ""));
  open();
  await tick("Select all on this page");
  await press("Confirm 3");
  const none = { data: [], pagination: paginate(1, 20, 0), counts: { ...counts, Pending: 0 }, to_collect };
  fakeNetwork(home, answers(appointments.list, none), become("", reason, ""));
  const dialog = screen.getByRole("dialog");
  await act(async () => fireEvent.click(within(dialog).getByRole("button", { name: "Confirm 3" })));
  expect(await screen.findByText(/^Nothing to confirm\./)).toBeTruthy();
  const notice = screen.getByRole("alert");
  expect(
    within(notice)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual([`A-2 Lesson with Bo: ${reason}`]);
  await press("Dismiss");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a call that fails is a toast, and what was ticked stays so", async () => {
  fakeNetwork(home, list, refuses(appointments.confirm, "internal"));
  open();
  await tick("Select Lesson with Cy");
  await press("Confirm 1");
  await waitFor(() => expect(notices.get()).toMatchObject([{ type: "error", title: "Error" }]));
  expect(screen.getByText("1 selected")).toBeTruthy();
});

test("what is over cannot be ticked", async () => {
  fakeNetwork(
    home,
    answers(appointments.list, { data: three, pagination: paginate(1, 20, 3), counts, to_collect }),
  );
  open("cancelled");
  await screen.findByText("Ann");
  expect(screen.queryAllByRole("checkbox")).toEqual([]);
});

test("the file is fetched with the bearer, holds what the filters leave, and is saved whole or not at all", async () => {
  const saved: string[] = [];
  let blob: Blob | undefined;
  URL.createObjectURL = (file) => {
    blob = file as Blob;
    return "blob:x";
  };
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const seen = fakeNetwork(home, list, [appointments.export, () => new Response("\uFEFFNumber\r\nA-1\r\n")]);
  open("all", "?q=maya&from=2026-11-01&page=2");
  await screen.findByText("Ann");
  await press("Export CSV");
  await waitFor(() => expect(notices.get()).toMatchObject([{ title: "Appointments exported" }]));
  const [asked] = sentTo(seen, appointments.export);
  expect(asked?.url.search).toBe("?status=All&q=maya&from=2026-11-01");
  expect(asked?.headers.get("authorization")).toMatch(/^Bearer /);
  expect(saved).toEqual(["appointments.csv"]);
  expect(await blob?.text()).toContain("A-1");

  const broken = new ReadableStream<Uint8Array>({
    start: (pieces) => pieces.enqueue(new TextEncoder().encode("Number\r\n")),
    pull: (pieces) => pieces.error(new TypeError("gone")),
  });
  fakeNetwork(home, list, [appointments.export, () => new Response(broken as BodyInit)]);
  await press("Export CSV");
  await waitFor(() =>
    expect(notices.get().at(-1)).toMatchObject({ description: "Failed to export the appointments" }),
  );
  expect(saved).toHaveLength(1);
});
