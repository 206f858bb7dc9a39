// Booking a visit of a pack that was bought before.
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cart, clearCart } from "#features/selling/cart/cart-store.ts";
import { appointmentOf } from "../../../../test/appointment-of.ts";
import { answers, fakeNetwork, refusal, type Seen } from "../../../../test/fake-network.ts";
import { storefrontOf } from "../../../../test/storefront-of.ts";
import { pageData } from "../../document/page-data.ts";
import { BookingFlow } from "../booking-flow.tsx";
import { startBooking } from "../start-booking.ts";
import { keepDetails } from "../typed-details.ts";

const NINE = "2026-06-22T13:00:00.000Z";
const { shop, services } = pageData(storefrontOf(), "https://shop.example");
const wish = vi.fn();
const free = answers(bookings.listSlots, {
  timezone: "UTC",
  slots: [{ starts_at: NINE, ends_at: NINE }],
  full_days: [],
});
const terms = answers(bookings.getTerms, { data: { questions: [], policy: null } });
const held = answers(bookings.hold, { hold: "token", expires_at: "2026-06-20T12:05:00Z", expires_in: 300 });
const released = answers(bookings.release, null);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-06-20T12:00:00Z"), shouldAdvanceTime: true });
  keepDetails({ customer: { name: "", email: "grace@example.com" } });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const bodies = (seen: Seen[], endpoint: object) =>
  seen.filter((one) => one.endpoint === endpoint).map(({ body }) => body);
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const pickFirst = async () =>
  fireEvent.click((await screen.findAllByRole("button", { name: /^\d+:00 [ap]m|^\d\d:00/ }))[0]!);
const type = async (label: string, value: string) =>
  fireEvent.input(await screen.findByLabelText(label), { target: { value } });

const kept = { keep: "percent" as const, percent: 50 };
const policy = {
  cancel_before_minutes: 1440,
  late_cancel: kept,
  no_show: { fee: null },
  text: "",
  sha256: "0".repeat(64),
};
/** A service that is paid at booking and has several spots. */
const paidClass = {
  ...services[0]!,
  due_now: { amount: 4500, currency: "USD" },
  capacity: 3,
  on_request: true,
};

test("a visit of a pack is booked without a payment or spots to choose, and the pack pays for it", async () => {
  clearCart();
  const data = appointmentOf({ status: "Confirmed" });
  const seen = fakeNetwork(
    free,
    answers(bookings.getTerms, { data: { questions: [], policy } }),
    released,
    held,
    answers(bookings.book, { status: true, message: "", data, manage: "/store/ostle-wren/booking/code" }),
  );
  render(<BookingFlow booking={startBooking(shop, paidClass, { pack: "pack-code" })} onAdded={wish} />);
  expect(screen.getByText(/Uses 1 visit of your pack/).textContent).not.toContain("$");
  expect(screen.queryByRole("group", { name: "Spots" })).toBeNull();
  await pickFirst();
  await screen.findByRole("heading", { name: "Your details" });
  expect(screen.getByText("Uses 1 visit of your pack")).toBeDefined();
  expect(screen.getByText("If you cancel after that, your visit counts as used.")).toBeDefined();
  expect(screen.queryByText(/has to confirm your booking/)).toBeNull();
  await type("Your name", "Grace Hopper");
  await press("Book");
  await screen.findByRole("heading", { name: "You're booked" });
  expect(screen.getByText("Paid with your pack")).toBeDefined();
  expect(bodies(seen, bookings.book)).toMatchObject([{ starts_at: NINE, seats: 1, pack: "pack-code" }]);
  expect(cart.get()).toEqual([]);
});

test("a pack without visits left says so", async () => {
  fakeNetwork(free, terms, released, held, [bookings.book, () => refusal("no_visits_left")]);
  render(<BookingFlow booking={startBooking(shop, paidClass, { pack: "pack-code" })} onAdded={wish} />);
  await pickFirst();
  await type("Your name", "Grace Hopper");
  await press("Book");
  expect(await screen.findByText("This pack has no visits left that can be booked.")).toBeDefined();
});
