// Booking several spots of a session, and what a booking costs.
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cart, clearCart } from "#features/selling/cart/cart-store.ts";
import { appointmentOf } from "../../../test/appointment-of.ts";
import { answers, fakeNetwork } from "../../../test/fake-network.ts";
import { storefrontOf } from "../../../test/storefront-of.ts";
import { type Offer, pageData } from "../document/page-data.ts";
import { BookingFlow } from "./booking-flow.tsx";
import { startBooking } from "./start-booking.ts";

const NINE = "2026-06-22T13:00:00.000Z";
const TEN = "2026-06-22T14:00:00.000Z";
const { shop, services } = pageData(storefrontOf(), "https://shop.example");
const yoga: Offer = { ...services[0]!, name: "Yoga", capacity: 3 };

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-06-20T12:00:00Z"), shouldAdvanceTime: true });
  clearCart();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** At nine one spot is left, at ten all three are. */
const listed = [
  bookings.listSlots,
  ({ url }: { url: URL }) => {
    const seats = Number(url.searchParams.get("seats"));
    const slots = [
      { starts_at: NINE, ends_at: TEN, seats_left: 1 },
      { starts_at: TEN, ends_at: TEN, seats_left: 3 },
    ];
    return Response.json({
      timezone: "UTC",
      slots: slots.filter(({ seats_left }) => seats_left >= seats),
      full_days: [],
    });
  },
] as const;
const held = answers(bookings.hold, {
  hold: "token",
  expires_at: "2026-06-20T12:05:00Z",
  expires_in: 300,
});

function open(service = yoga, onAdded = vi.fn()) {
  const seen = fakeNetwork(
    [...listed],
    held,
    answers(bookings.getTerms, { data: { questions: [], policy: null } }),
    answers(bookings.release, null),
    answers(bookings.book, {
      status: true,
      message: "Booking confirmed",
      data: appointmentOf({ seats: 2 }),
      manage: "/store/ostle-wren/booking/code",
    }),
  );
  render(<BookingFlow booking={startBooking(shop, service)} onAdded={onAdded} />);
  return { seen, onAdded };
}
const bodies = (seen: ReturnType<typeof open>["seen"], endpoint: object) =>
  seen.filter((one) => one.endpoint === endpoint).map(({ body }) => body);
const times = async () =>
  (await screen.findAllByRole("button", { name: /left$/ })).map(({ textContent }) => textContent);
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole("button", { name }));
const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

test("each time says how many spots are left, and those with too few for the party go", async () => {
  open();
  expect(await times()).toEqual([
    expect.stringMatching(/9:00.*1 left/),
    expect.stringMatching(/10:00.*3 left/),
  ]);
  expect(screen.getByText(/per spot/).textContent).toContain("$45.00 per spot");
  await press("One more spot");
  await waitFor(async () => expect(await times()).toHaveLength(1));
  await press("One more spot");
  expect(screen.getByRole("button", { name: "One more spot" }).getAttribute("aria-disabled")).toBe("true");
});

test("the spots are held and booked together, and the last step says so", async () => {
  const { seen } = open();
  await times();
  await press("One more spot");
  await waitFor(async () => expect(await times()).toHaveLength(1));
  await press(/3 left$/);
  await screen.findByRole("heading", { name: "Your details" });
  expect(screen.getByText("2 spots")).toBeDefined();
  expect(screen.getAllByText(/\$/).map(({ textContent }) => textContent)).toEqual([
    "$90.00, to pay at the appointment",
  ]);
  fireEvent.input(screen.getByLabelText("Your name"), { target: { value: "Grace Hopper" } });
  fireEvent.input(screen.getByLabelText("Email"), { target: { value: "grace@example.com" } });
  await press("Book");
  await screen.findByRole("heading", { name: "Booking request sent" });
  expect(fact("Spots")).toBe("2");
  expect(bodies(seen, bookings.hold)).toMatchObject([{ starts_at: TEN, seats: 2 }]);
  expect(bodies(seen, bookings.book)).toMatchObject([{ starts_at: TEN, seats: 2, hold: "token" }]);
});

test("a paid service costs its price for each spot, and all of them go into the cart", async () => {
  const { onAdded } = open({ ...yoga, due_now: { amount: 2000, currency: "USD" } });
  await times();
  await press("One more spot");
  await waitFor(async () => expect(await times()).toHaveLength(1));
  await press(/3 left$/);
  await screen.findByRole("heading", { name: "Your booking" });
  expect([fact("Price"), fact("To pay now"), fact("To pay at the appointment")]).toEqual([
    "$90.00 (2 spots at $45.00)",
    "$40.00 deposit",
    "$50.00",
  ]);
  await act(() => press("Continue to payment"));
  await waitFor(() => expect(onAdded).toHaveBeenCalledWith("checkout"));
  expect(cart.get()).toMatchObject([{ kind: "service", starts_at: TEN, quantity: 2, hold: "token" }]);
});

test("a service that nobody shares says nothing of spots", async () => {
  open({ ...yoga, capacity: 1 });
  await times();
  expect(screen.queryByRole("group", { name: "Spots" })).toBeNull();
  expect(screen.queryByText(/per spot/)).toBeNull();
});

test.each([
  [4500, "$45.00, to pay at the appointment"],
  [0, "Free"],
])("the step with the last button says what a service at %i costs and when", async (amount, said) => {
  open({ ...yoga, capacity: 1, price: { amount, currency: "USD" } });
  await times();
  await press(/3 left$/);
  await screen.findByRole("button", { name: "Book" });
  expect(screen.getByText(said)).toBeDefined();
});
