import type { Question } from "@solodesk/contract/catalog/services/questions.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { waitlist } from "@solodesk/contract/selling/waitlist.ts";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cart, clearCart } from "#features/selling/cart/cart-store.ts";
import { appointmentOf } from "../../../test/appointment-of.ts";
import { answers, fakeNetwork, refusal, type Seen } from "../../../test/fake-network.ts";
import { storefrontOf } from "../../../test/storefront-of.ts";
import { pageData } from "../document/page-data.ts";
import { BookingFlow, type BookingFlowProps } from "./booking-flow.tsx";
import { startBooking } from "./start-booking.ts";
import { keepDetails, typedDetails } from "./typed-details.ts";

const NOW = Date.parse("2026-06-20T12:00:00Z");
const NINE = "2026-06-22T13:00:00.000Z";
const TEN = "2026-06-22T14:00:00.000Z";
const slot = (starts_at: string) => ({ starts_at, ends_at: starts_at });
const { shop, services } = pageData(storefrontOf(), "https://shop.example");

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true });
  keepDetails({ customer: { name: "", email: "grace@example.com" } });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const hold = (token = "token") => ({ hold: token, expires_at: "2026-06-20T12:05:00Z", expires_in: 300 });
const taken = () => {
  const body = { status: false, error: "Taken", code: "slot_taken", slots: [slot(TEN)], request_id: "x" };
  return new Response(JSON.stringify(body), { status: 409 });
};
const free = [
  bookings.listSlots,
  () =>
    Response.json({
      timezone: "UTC",
      slots: [slot(NINE), slot(TEN)],
      full_days: [{ day: "2026-06-23", starts_at: "2026-06-23T13:00:00.000Z" }],
    }),
] as const;
/** A service that asks nothing. */
const terms = answers(bookings.getTerms, { data: { questions: [], policy: shop.policy } });
const held = answers(bookings.hold, hold());
const released = answers(bookings.release, null);
const booked = answers(bookings.book, {
  status: true,
  message: "Booking request sent",
  data: appointmentOf(),
  manage: "/store/ostle-wren/booking/code",
});

const notFull = new Response(
  JSON.stringify({ status: false, error: "Free", code: "day_not_full", slots: [slot(TEN)], request_id: "x" }),
  { status: 409 },
);
/** Answers with one reply after the other. */
const once = (replies: Response[]) => () => replies.shift() ?? new Response(null, { status: 500 });

const wish = vi.fn<BookingFlowProps["onAdded"]>();
type Routes = Parameters<typeof fakeNetwork>;
function open(...routes: Routes) {
  const seen = fakeNetwork(...routes, [...free], terms, released);
  const booking = startBooking(shop, services[0]!);
  // The past half of the month is not requested, so both times come once.
  const { unmount } = render(<BookingFlow booking={booking} onAdded={wish} />);
  return { seen, booking, unmount };
}
const bodies = (seen: Seen[], endpoint: object) =>
  seen.filter((one) => one.endpoint === endpoint).map(({ body }) => body);
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const press = async (name: string | RegExp) => fireEvent.click(await button(name));
const slots = () => screen.findAllByRole("button", { name: /^\d+:00 [ap]m|^\d\d:00/ });
const pickFirst = async () => fireEvent.click((await slots())[0]!);
const type = async (label: string, value: string) =>
  fireEvent.input(await screen.findByLabelText(label), { target: { value } });

test("a picked time is held with a live countdown, and booked with what holds it", async () => {
  const { seen } = open(held, booked);
  await pickFirst();
  await screen.findByRole("heading", { name: "Your details" });
  expect(document.activeElement?.textContent).toBe("Your details");
  expect(screen.getByText(/^(5:00|4:59)$/)).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(28_000));
  expect(screen.getByText(/^4:3[0-2]$/)).toBeDefined();
  // Read out at the start and near the end, not every second.
  const said = () => document.querySelector("output")?.textContent;
  const first = said();
  await act(() => vi.advanceTimersByTimeAsync(100_000));
  expect(said()).toBe(first);
  await type("Your name", "Grace Hopper");
  await press("Book");
  expect(await screen.findByRole("heading", { name: "Booking request sent" })).toBeDefined();
  expect(bodies(seen, bookings.book)).toMatchObject([
    { starts_at: NINE, hold: "token", customer: { name: "Grace Hopper" }, timezone: expect.any(String) },
  ]);
  expect(screen.getByRole("link", { name: "See or change it" }).getAttribute("href")).toBe(
    "/store/ostle-wren/booking/code",
  );
  expect(bodies(seen, bookings.release)).toEqual([]);
});

test("a new customer whom the store asks to confirm is asked to check their email, and by when", async () => {
  const data = appointmentOf({ verify_by: "2026-06-20T13:00:00.000Z" });
  open(
    held,
    answers(bookings.book, { status: true, message: "", data, manage: "/store/ostle-wren/booking/code" }),
  );
  await pickFirst();
  await type("Your name", "Grace Hopper");
  await press("Book");
  await screen.findByRole("heading", { name: "Check your email" });
  expect(screen.getByText(/^We've emailed a link/).textContent).toMatch(
    /to maya@example\.com\. Open it and press Confirm booking\. We're holding this time for you until Saturday, June 20, .*\. Can't find it\? Check your spam folder\.$/,
  );
  expect(screen.getByText("Not confirmed yet")).toBeDefined();
  expect(screen.queryByRole("link", { name: "Add to calendar" })).toBeNull();
});

test("a visitor who booked too often sees how to reach the store; another error names no way", async () => {
  let refused: Parameters<typeof refusal>[0] = "rate_limited";
  open(held, [bookings.book, () => refusal(refused)]);
  await pickFirst();
  await type("Your name", "Grace Hopper");
  await press("Book");
  expect((await screen.findByText(/^Don't want to wait\?/)).textContent).toBe(
    "Don't want to wait? Contact Ostle & Wren:",
  );
  expect(screen.getByRole("link", { name: shop.email }).getAttribute("href")).toMatch(/^mailto:.*Booking/);
  refused = "internal";
  await press("Book");
  await waitFor(() => expect(screen.queryByText(/^Don't want to wait\?/)).toBeNull());
});

test("who leaves neither email nor phone is asked for one, and nothing is sent before", async () => {
  keepDetails({ customer: { name: "", email: "" } });
  const { seen } = open(held, booked);
  await pickFirst();
  await type("Your name", "Grace Hopper");
  await press("Book");
  expect(await screen.findByText("Enter an email address or a phone number.")).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Email")));
  expect(bodies(seen, bookings.book)).toEqual([]);
  await type("Phone", "+1 555 010 0199");
  await press("Book");
  expect(await screen.findByRole("heading", { name: "Booking request sent" })).toBeDefined();
});

test.each([
  ["email", ["Phone", "Notes"]],
  ["phone", ["Email", "Notes"]],
  ["either", ["Notes"]],
  ["both", ["Notes"]],
] as const)("a store that wants %s marks the rest as optional", async (contact, optional) => {
  fakeNetwork([...free], terms, released, held);
  render(<BookingFlow booking={startBooking({ ...shop, contact }, services[0]!)} onAdded={wish} />);
  await pickFirst();
  await screen.findByRole("heading", { name: "Your details" });
  const marked = screen.getAllByText("Optional").map((mark) => mark.previousElementSibling?.textContent);
  expect(marked).toEqual(optional);
});

test("required questions are answered before booking, and changed questions are asked again", async () => {
  const id = (nth: number) => `0199d000-0000-7000-8000-00000000001${nth}`;
  const yes: Pick<Question, "options" | "required"> = { options: [], required: true };
  const dye: Question = { id: id(1), label: "Allergic to hair dye?", kind: "yes_no", ...yes };
  const wished: Question = { id: id(2), label: "What would you like?", kind: "text", ...yes };
  const options = ["Short", "Long"];
  const long: Question = { ...dye, id: id(3), label: "Hair?", kind: "choice", options, required: false };
  let questions = [dye, long];
  const done = {
    status: true,
    message: "Booking request sent",
    data: appointmentOf(),
    manage: "/store/ostle-wren/booking/code",
  };
  const seen = fakeNetwork(
    [...free],
    released,
    held,
    [
      bookings.book,
      () => {
        if (questions.includes(wished)) return Response.json(done, { status: 201 });
        questions = [wished];
        return refusal("validation_failed", { [`answers.${wished.id}`]: "Answer it." });
      },
    ],
    [bookings.getTerms, () => Response.json({ data: { questions, policy: null } })],
  );
  render(<BookingFlow booking={startBooking(shop, services[0]!)} onAdded={wish} />);
  await pickFirst();
  await type("Your name", "Grace Hopper");
  await press("Book");
  expect(await screen.findByText("Answer this question.")).toBeDefined();
  expect(bodies(seen, bookings.book)).toEqual([]);
  fireEvent.change(screen.getByLabelText("Allergic to hair dye?"), { target: { value: "no" } });
  fireEvent.change(screen.getByLabelText(/^Hair\?/), { target: { value: "Long" } });
  await press("Book");
  const newest = await screen.findByLabelText("What would you like?");
  expect(bodies(seen, bookings.book)).toMatchObject([
    {
      answers: [
        { question_id: dye.id, value: false },
        { question_id: long.id, value: "Long" },
      ],
    },
  ]);
  expect(screen.queryByLabelText("Allergic to hair dye?")).toBeNull();
  expect(await screen.findByText("Answer it.")).toBeDefined();
  fireEvent.input(newest, { target: { value: "A bob" } });
  await press("Book");
  await screen.findByRole("heading", { name: "Booking request sent" });
  expect(bodies(seen, bookings.book)[1]).toMatchObject({
    answers: [{ question_id: wished.id, value: "A bob" }],
  });
  // The next booking may be for someone else.
  expect(typedDetails()).toMatchObject({ customer: { name: "Grace Hopper" }, answers: {}, notes: "" });
});

test("a time that somebody else takes first is said, with the next ones to pick from", async () => {
  let asked = 0;
  const { seen } = open([
    bookings.hold,
    () => ((asked += 1) === 1 ? taken() : Response.json(hold(), { status: 201 })),
  ]);
  await pickFirst();
  expect((await screen.findByText(/just taken this time/)).closest("[role=alert]")).not.toBeNull();
  await press(/^Monday, June 22, \d+:\d\d/);
  await screen.findByRole("heading", { name: "Your details" });
  expect(bodies(seen, bookings.hold)).toMatchObject([{ starts_at: NINE }, { starts_at: TEN }]);
});

test("nothing typed is lost: not when the time runs out, is lost while typing, or the line is down", async () => {
  let sent = 0;
  const keys: (string | null)[] = [];
  const { seen } = open(held, [
    bookings.book,
    ({ headers }) => {
      keys.push(headers.get("idempotency-key"));
      sent += 1;
      if (sent <= 2) throw new TypeError("offline");
      return taken();
    },
  ]);
  await pickFirst();
  await type("Your name", "Grace Hopper");
  await type("Notes", "Second floor");
  const isHere = () => {
    expect(screen.getByLabelText<HTMLInputElement>("Your name").value).toBe("Grace Hopper");
    expect(screen.getByLabelText<HTMLTextAreaElement>("Notes").value).toBe("Second floor");
  };
  await act(() => vi.advanceTimersByTimeAsync(301_000));
  expect(screen.getByText("No longer held for you. It may still be free.")).toBeDefined();
  isHere();
  await press("Hold it again");
  await screen.findByText(/^(5:00|4:59)$/);
  isHere();

  for (const times of [1, 2]) {
    await press("Book");
    await waitFor(() => expect(keys).toHaveLength(times));
    expect(await screen.findByText(/Nothing you typed is lost/)).toBeDefined();
    await waitFor(async () => expect((await button("Book")).hasAttribute("disabled")).toBe(false));
    isHere();
  }
  expect(keys[0]).toBe(keys[1]);

  await press("Book");
  expect((await screen.findByText(/just taken this time/)).closest("form")).not.toBeNull();
  isHere();
  await press(/^Monday, June 22, \d+:\d\d/);
  await waitFor(() => expect(bodies(seen, bookings.hold)).toHaveLength(3));
  isHere();
  await press("Change");
  await pickFirst();
  await screen.findByRole("heading", { name: "Your details" });
  isHere();
});

test("what the server refuses stands at its field", async () => {
  open(held, [bookings.book, () => refusal("validation_failed", { "customer.email": "No such domain." })]);
  await pickFirst();
  await press("Book");
  expect(await screen.findByText("Enter your name.")).toBeDefined();
  await type("Your name", "Grace Hopper");
  await type("Email", "grace@example.com");
  await press("Book");
  expect(await screen.findByText("No such domain.")).toBeDefined();
});

test("who cannot hold a time can still book it; who leaves gives it back", async () => {
  const { seen } = open([bookings.hold, () => refusal("rate_limited")], booked);
  await pickFirst();
  expect(await screen.findByText(/we can't hold it for you/)).toBeDefined();
  await type("Your name", "Grace Hopper");
  await press("Book");
  await screen.findByRole("heading", { name: "Booking request sent" });
  expect(bodies(seen, bookings.book)).not.toMatchObject([{ hold: expect.anything() }]);
  cleanup();

  const second = open(held);
  await pickFirst();
  await screen.findByRole("heading", { name: "Your details" });
  second.booking.close();
  await waitFor(() => expect(bodies(second.seen, bookings.release)).toHaveLength(1));
  expect(second.seen.at(-1)?.url.pathname).toMatch(/\/holds\/token$/);
});

test("days are walked with the arrow keys, and the one with the focus is the one the Tab key comes to", async () => {
  open();
  await slots();
  const day = (n: number) => screen.getByRole("button", { name: new RegExp(`Monday, June ${n}\\b`) });
  expect(screen.getByRole("grid", { name: "June 2026" })).toBeDefined();
  expect(day(22).getAttribute("tabindex")).toBe("0");
  fireEvent.keyDown(day(22), { key: "ArrowDown" });
  expect(document.activeElement).toBe(day(29));
  expect([day(29).getAttribute("tabindex"), day(22).getAttribute("tabindex")]).toEqual(["0", "-1"]);
  expect(day(29).getAttribute("aria-label")).toBe("Monday, June 29, nothing free");
  fireEvent.keyDown(day(29), { key: "PageDown" });
  expect(await screen.findByRole("grid", { name: "July 2026" })).toBeDefined();
  await waitFor(() => expect(document.activeElement?.getAttribute("data-day")).toBe("2026-07-29"));
});

test("a full day can be picked to wait for it: by name and email, and what is not full after all is said", async () => {
  keepDetails({ customer: { name: "" } });
  const details = { day: "2026-06-23", service: "Lesson" };
  const { seen } = open([
    waitlist.join,
    once([notFull, Response.json({ status: true, message: "", data: details }, { status: 201 })]),
  ]);
  await slots();
  await press("Tuesday, June 23, full, you can wait for a time");
  expect(screen.getByText("This day is full.")).toBeDefined();
  expect(screen.queryByRole("button", { name: /^9:00/ })).toBeNull();
  await press("Tell me when a time is free");
  expect(await screen.findAllByText(/^(Enter your name\.|Enter an email address.*)$/)).toHaveLength(2);
  await type("Your name", "Grace Hopper");
  await type("Email", "grace@example.com");
  await press("Tell me when a time is free");
  expect(await screen.findByText(/A time has just become free on this day/)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("grace@example.com");

  await press("Tell me when a time is free");
  expect((await screen.findByText("You're on the waitlist")).closest("[role=status]")?.textContent).toContain(
    "we'll email grace@example.com",
  );
  expect(bodies(seen, waitlist.join).at(-1)).toEqual({
    service_id: services[0]!.id,
    day: "2026-06-23",
    seats: 1,
    timezone: expect.any(String),
    customer: { name: "Grace Hopper", email: "grace@example.com" },
    notes: "",
  });
  // The times of other days are still shown.
  await press(/^Monday, June 22/);
  expect((await slots()).length).toBeGreaterThan(0);
});

test("a service with a deposit goes into the cart with its time, which stays held, and leads to the checkout", async () => {
  clearCart();
  const seen = fakeNetwork([...free], terms, released, answers(bookings.hold, hold("kept")));
  const service = { ...services[0]!, due_now: { amount: 2000, currency: "USD" } };
  const { unmount } = render(<BookingFlow booking={startBooking(shop, service)} onAdded={wish} />);
  await pickFirst();
  await screen.findByRole("heading", { name: "Your booking" });
  expect(screen.getByText("To pay now").nextElementSibling?.textContent).toBe("$20.00 deposit");
  expect(screen.getByText("To pay at the appointment").nextElementSibling?.textContent).toBe("$25.00");
  await type("Notes", "By bike");
  await press("Change");
  await pickFirst();
  await press("Continue to payment");
  await waitFor(() => expect(wish).toHaveBeenCalledWith("checkout"));
  const line = {
    kind: "service",
    id: service.id,
    starts_at: NINE,
    hold: "kept",
    quantity: 1,
    notes: "By bike",
    answers: [],
  };
  expect(cart.get()).toMatchObject([line]);
  unmount();
  window.dispatchEvent(new Event("pagehide"));
  expect(seen.filter(({ url }) => url.pathname.includes("kept"))).toEqual([]);
  expect(bodies(seen, bookings.book)).toEqual([]);
});
