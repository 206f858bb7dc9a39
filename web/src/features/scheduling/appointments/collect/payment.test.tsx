// How payments in person are asked for, recorded, corrected and shown.
import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type Appointment, appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { appointmentOf } from "../../../../../test/appointment-of.ts";
import { answers, fakeNetwork, refuses } from "../../../../../test/fake-network.ts";
import { newcomer } from "../../../../../test/people.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { storefrontOf } from "../../../../../test/storefront-of.ts";
import { AppointmentDrawer } from "../calendar/drawer/appointment-drawer.tsx";

const usd = (amount: number) => ({ amount, currency: "USD" });
const confirmed = appointmentOf({ status: "Confirmed", version: 4 });
const completed = appointmentOf({ status: "Completed", due: usd(0) });
const collected = {
  method: "cash",
  amount: usd(4500),
  tip: usd(500),
  at: "2026-11-23T16:00:00.000Z",
} as const;
const open = completed.id;
const done = (endpoint: typeof appointments.complete | typeof appointments.collect, data: Appointment) =>
  answers(endpoint, { status: true, message: "Payment saved", data });

function show(
  appointment: Appointment & { owes?: ReturnType<typeof usd> },
  ...routes: Parameters<typeof fakeNetwork>
) {
  const home = answers(dashboard.get, { ...newcomer, store_info: storefrontOf().store });
  const seen = fakeNetwork(
    home,
    answers(appointments.get, { data: { owes: usd(0), ...appointment, timeline: [], policy: null } }),
    ...routes,
  );
  const drawer = <AppointmentDrawer id={open} zone="America/New_York" onClose={() => undefined} />;
  showScreen({ at: "/appointments", screen: drawer });
  return (endpoint: unknown) => seen.filter((one) => one.endpoint === endpoint).map(({ body }) => body);
}
const press = async (name: string) => {
  const button = await screen.findByRole("button", { name });
  await act(async () => fireEvent.click(button));
};
const choose = (name: string) => fireEvent.click(screen.getByRole("radio", { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => {
  notices.set([]);
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-23T16:05:00Z") });
});
afterEach(() => vi.useRealTimers());

test("what the customer owes from other appointments is said, with the way to it", async () => {
  show({ ...confirmed, owes: usd(9000) });
  const link = await screen.findByRole("link", { name: "Owes $90.00 from other appointments" });
  const q = encodeURIComponent(confirmed.customer.email);
  expect(link.getAttribute("href")).toBe(`/appointments/to-collect?q=${q}`);
});

test("completing asks how it was paid, with the price filled in", async () => {
  const sent = show(confirmed, done(appointments.complete, completed));
  await press("Complete…");
  const dialog = await screen.findByRole("dialog", { name: "Complete and record the payment" });
  const ways = within(dialog).getAllByRole("radio");
  expect(ways.map((radio) => radio.closest("label")?.textContent)).toEqual([
    "Cash",
    "Card terminal",
    "Bank transfer",
    "Already paid",
    "Not yet",
    "No charge",
  ]);
  expect(within(dialog).getByLabelText<HTMLInputElement>("Amount").value).toBe("45.00");
  choose("Card terminal");
  type("Tip", "5");
  fireEvent.click(screen.getByRole("checkbox", { name: "Email a receipt to maya@example.com" }));
  await press("Complete");
  await waitFor(() =>
    expect(sent(appointments.complete)).toEqual([
      {
        collected: { method: "card", amount: usd(4500), tip: usd(500) },
        receipt: true,
        version: 4,
      },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole("dialog", { name: /^Complete and/ })).toBeNull());
});

test("not yet says what stays open, and sends no amount", async () => {
  const sent = show(confirmed, done(appointments.complete, completed));
  await press("Complete…");
  await screen.findByRole("dialog", { name: "Complete and record the payment" });
  choose("Not yet");
  expect(screen.getByText("Maya Okafor still owes $45.00. You'll find it under To collect.")).toBeTruthy();
  expect(screen.queryByLabelText("Amount")).toBeNull();
  await press("Complete");
  await waitFor(() =>
    expect(sent(appointments.complete)).toEqual([{ collected: { later: true }, receipt: false, version: 4 }]),
  );
});

test.each([
  ["4,5,0", "Use an amount such as 45.00."],
  ["0", "Enter what was paid."],
  ["", "Enter what was paid."],
])("the amount %j is refused before it is sent", async (amount, sentence) => {
  const sent = show(confirmed);
  await press("Complete…");
  await screen.findByRole("dialog", { name: "Complete and record the payment" });
  type("Amount", amount);
  await press("Complete");
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(sent(appointments.complete)).toEqual([]);
});

test("what the server refuses is said in the dialog, which stays", async () => {
  show(confirmed, refuses(appointments.complete, "version_conflict"));
  await press("Complete…");
  await screen.findByRole("dialog", { name: "Complete and record the payment" });
  await press("Complete");
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(screen.getByRole("dialog", { name: "Complete and record the payment" })).toBeTruthy();
});

test("one that is paid online or free is completed with one press", async () => {
  const paid = { ...confirmed, paid: usd(4500), due: usd(0) };
  show(paid);
  expect(await screen.findByRole("button", { name: "Complete" })).toBeTruthy();
  expect(screen.getByText("paid online", { exact: false })).toBeTruthy();
});

test("a recorded payment is shown, corrected, printed and emailed", async () => {
  const sent = show(
    { ...completed, collected },
    done(appointments.collect, completed),
    answers(appointments.emailReceipt, { status: true, message: "Receipt sent to maya@example.com" }),
  );
  expect(await screen.findByText("and a tip of", { exact: false })).toBeTruthy();
  await press("Email receipt");
  await waitFor(() => expect(notices.get()).toMatchObject([{ title: "Receipt sent to maya@example.com" }]));
  await press("Receipt…");
  const paper = await screen.findByRole("dialog", { name: "Receipt A-1" });
  expect(paper.textContent).toMatch(/Lesson\$45\.00.*Tip\$5\.00.*Total\$50\.00.*Cash/);
  fireEvent.click(within(paper).getByRole("button", { name: "Close" }));
  await press("Correct…");
  await screen.findByRole("dialog", { name: "Record the payment" });
  type("Amount", "40");
  await press("Save");
  await waitFor(() =>
    expect(sent(appointments.collect)).toEqual([
      { collected: { method: "cash", amount: usd(4000), tip: usd(500) }, version: 1 },
    ]),
  );
});

test("an open amount is recorded later, or waived", async () => {
  const sent = show({ ...completed, due: usd(4500) }, done(appointments.collect, completed));
  expect(await screen.findByText("not paid yet", { exact: false })).toBeTruthy();
  await press("Record payment…");
  await screen.findByRole("dialog", { name: "Record the payment" });
  choose(t("No charge"));
  expect(screen.getByText("No payment is recorded, and nothing is left to collect.")).toBeTruthy();
  await press("Save");
  await waitFor(() =>
    expect(sent(appointments.collect)).toEqual([{ collected: { waived: true }, version: 1 }]),
  );
});
