import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { paginate } from "@solodesk/contract/kernel/page.ts";
import { type Appointment, appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { appointmentOf } from "../../../../../test/appointment-of.ts";
import { answers, fakeNetwork, refuses } from "../../../../../test/fake-network.ts";
import { newcomer } from "../../../../../test/people.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { storefrontOf } from "../../../../../test/storefront-of.ts";
import { AppointmentListScreen } from "../list/appointment-list-screen.tsx";

const usd = (amount: number) => ({ amount, currency: "USD" });
const home = answers(dashboard.get, { ...newcomer, store_info: storefrontOf().store });
const counts = { Pending: 0, Confirmed: 3, Completed: 0, Cancelled: 0, "No-show": 0 };
const of = (nth: number, name: string, changes: Partial<Appointment> = {}) =>
  appointmentOf({
    id: `0199d000-0000-7000-8000-00000000000${nth}`,
    number: `A-${nth}`,
    status: "Confirmed",
    customer: { name, email: "", phone: "" },
    ...changes,
  });
const ann = of(1, "Ann");
const bo = of(2, "Bo", { due: usd(9000) });
const free = of(3, "Free", { due: usd(0) });
const tomorrow = of(4, "Cy", {
  starts_at: "2026-11-24T15:00:00.000Z",
  ends_at: "2026-11-24T16:00:00.000Z",
});
const listed = (...data: Appointment[]) =>
  answers(appointments.list, {
    data,
    pagination: paginate(1, 20, data.length),
    counts,
    to_collect: { count: 0, total: usd(0) },
  });
const become = (...results: [Appointment, string][]) =>
  answers(appointments.completeSeveral, {
    status: true,
    message: "2 appointments completed",
    results: results.map(([{ id }, error]) => ({ id, completed: error === "", error })),
  });

const open = () =>
  showScreen({
    at: "/appointments/confirmed",
    path: "/appointments/:type",
    screen: <AppointmentListScreen />,
  });
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(await screen.findByRole("button", { name })));
const tick = async (name: string | RegExp) =>
  act(async () => fireEvent.click(await screen.findByRole("checkbox", { name })));
const pressIn = (dialog: HTMLElement, name: string) =>
  act(async () => fireEvent.click(within(dialog).getByRole("button", { name })));
const bodies = (seen: ReturnType<typeof fakeNetwork>) =>
  seen.filter(({ endpoint }) => endpoint === appointments.completeSeveral).map(({ body }) => body);

beforeEach(() => {
  notices.set([]);
  // Half an hour after all but one have begun.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-23T15:30:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("those that have begun are completed together, with one answer to how they were paid", async () => {
  const seen = fakeNetwork(home, listed(ann, bo, free, tomorrow), become([ann, ""], [bo, ""], [free, ""]));
  open();
  await tick("Select all on this page");
  expect(screen.getByText("3 selected")).toBeTruthy();
  const all = screen.getByRole("checkbox", { name: "Select all on this page" });
  expect(all.getAttribute("aria-checked")).toBe("true");
  await press("Complete 3");
  const dialog = await screen.findByRole("dialog", { name: "Complete 3 appointments?" });
  const rows = within(dialog).getAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent?.replaceAll(/\s/g, " "))).toEqual([
    "Lesson with AnnToday, 10:00 AM$45.00",
    "Lesson with BoToday, 10:00 AM$90.00",
    "Lesson with FreeToday, 10:00 AMNothing due",
  ]);
  const ways = within(dialog).getByRole("group", { name: "How were they paid?" });
  expect(
    within(ways)
      .getAllByRole("radio")
      .map((radio) => radio.closest("label")?.textContent),
  ).toEqual(["Cash", "Card terminal", "Bank transfer", "Already paid", "Not yet", "No charge"]);
  await pressIn(dialog, "Complete 3");
  expect(bodies(seen)).toEqual([{ ids: [ann.id, bo.id, free.id], collected: { method: "cash" } }]);
  await waitFor(() => expect(notices.get().at(-1)).toMatchObject({ title: "2 appointments completed" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.each([
  [
    "Card terminal",
    "$135.00 is recorded as revenue. It doesn't go through your wallet, so there is no fee.",
    { method: "card" },
  ],
  ["Not yet", "$135.00 stays open. You'll find it under To collect.", { later: true }],
  ["No charge", "No payment is recorded, and nothing is left to collect.", { waived: true }],
])("%s says what follows before the button", async (way, sentence, collected) => {
  const seen = fakeNetwork(home, listed(ann, bo, free), become([ann, ""], [bo, ""], [free, ""]));
  open();
  await tick("Select all on this page");
  await press("Complete 3");
  const dialog = await screen.findByRole("dialog");
  fireEvent.click(within(dialog).getByRole("radio", { name: way }));
  expect(within(dialog).getByText(sentence)).toBeTruthy();
  expect(within(dialog).getByText("Completing can't be undone. No receipts are emailed.")).toBeTruthy();
  await pressIn(dialog, "Complete 3");
  expect(bodies(seen)).toMatchObject([{ collected }]);
});

test("one is asked about, too, and Cancel completes nothing", async () => {
  const seen = fakeNetwork(home, listed(ann, bo));
  open();
  await tick("Select Lesson with Ann");
  await press("Complete 1");
  const dialog = await screen.findByRole("dialog", { name: "Complete 1 appointment?" });
  expect(within(dialog).getByRole("group", { name: "How was it paid?" })).toBeTruthy();
  await pressIn(dialog, "Cancel");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByText("1 selected")).toBeTruthy();
  expect(bodies(seen)).toEqual([]);
});

test("if nothing is due, nothing is asked, and what has become due since stays open", async () => {
  const seen = fakeNetwork(home, listed(ann, free), become([free, ""]));
  open();
  await tick("Select Lesson with Free");
  await press("Complete 1");
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).queryAllByRole("radio")).toEqual([]);
  expect(within(dialog).getByText("Nothing is due, so no payment is recorded.")).toBeTruthy();
  await pressIn(dialog, "Complete 1");
  expect(bodies(seen)).toEqual([{ ids: [free.id], collected: { later: true } }]);
});

test("those that can't be completed are named with the reason, on their own list only", async () => {
  const reason = "This appointment is cancelled and cannot become completed.";
  fakeNetwork(home, listed(ann, bo));
  const { router } = open();
  await tick("Select all on this page");
  await press("Complete 2");
  const dialog = await screen.findByRole("dialog");
  fakeNetwork(home, listed(), become([ann, ""], [bo, reason]));
  await pressIn(dialog, "Complete 2");
  const notice = await screen.findByRole("alert");
  expect(within(notice).getByText("One appointment was not completed")).toBeTruthy();
  expect(within(notice).getByRole("listitem").textContent).toBe(`A-2 Lesson with Bo: ${reason}`);
  await act(async () => router.navigate("/appointments/pending"));
  expect(await screen.findByText(/^Nothing to confirm\./)).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a call that fails is a toast, and what was ticked stays so", async () => {
  fakeNetwork(home, listed(ann, bo), refuses(appointments.completeSeveral, "internal"));
  open();
  await tick("Select Lesson with Bo");
  await press("Complete 1");
  await pressIn(await screen.findByRole("dialog"), "Complete 1");
  await waitFor(() => expect(notices.get()).toMatchObject([{ type: "error", title: "Error" }]));
  expect(screen.getByText("1 selected")).toBeTruthy();
});

test.each([
  ["cards", false],
  ["a table", true],
])("in %s, one has a box only once it has begun", async (_, isWide) => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval"], now: new Date("2026-11-24T14:59:58Z") });
  const narrow = window.matchMedia;
  vi.spyOn(window, "matchMedia").mockImplementation((query) => ({ ...narrow(query), matches: isWide }));
  fakeNetwork(home, listed(tomorrow));
  open();
  await screen.findByText("Cy");
  expect(screen.queryAllByRole("checkbox")).toEqual([]);
  await act(async () => vi.advanceTimersByTime(5000));
  const boxes = screen.getAllByRole("checkbox").map((box) => box.getAttribute("aria-label"));
  expect(boxes).toEqual(["Select all on this page", "Select Lesson with Cy"]);
});

test("beside those that can be selected, one that has not begun has no box", async () => {
  fakeNetwork(home, listed(ann, tomorrow));
  open();
  expect(await screen.findByRole("checkbox", { name: "Select Lesson with Ann" })).toBeTruthy();
  expect(screen.queryByRole("checkbox", { name: "Select Lesson with Cy" })).toBeNull();
});
