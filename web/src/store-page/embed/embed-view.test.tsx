import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { checkout } from "@solodesk/contract/selling/checkout.ts";
import type { GuestOrder } from "@solodesk/contract/selling/orders/order.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cart, clearCart } from "#features/selling/cart/cart-store.ts";
import { appointmentOf } from "../../../test/appointment-of.ts";
import { answers, fakeNetwork, refusal } from "../../../test/fake-network.ts";
import { orderItemOf, orderOf } from "../../../test/order-of.ts";
import { storefrontOf } from "../../../test/storefront-of.ts";
import { keepDetails } from "../booking/typed-details.ts";
import { embedData } from "./embed-data.ts";
import { EmbedView } from "./embed-view.tsx";

const NOW = Date.parse("2026-06-20T12:00:00Z");
const NINE = "2026-06-22T13:00:00.000Z";
const PAYMENT = "0199e000-0000-7000-8000-0000000000ff";
const usd = (amount: number) => ({ amount, currency: "USD" });
const [lesson] = storefrontOf().services;

const pageOf = (service: string | null = null, isPaid = false) => {
  const storefront = storefrontOf();
  if (isPaid)
    storefront.services = storefront.services.map((one) => ({
      ...one,
      payment: { ...one.payment, due: "full" },
    }));
  return embedData({ storefront, publicUrl: "https://desk.example", theme: null, service });
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true });
  clearCart();
  keepDetails({ customer: { name: "", email: "grace@example.com" } });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const slots = answers(bookings.listSlots, {
  timezone: "UTC",
  slots: [{ starts_at: NINE, ends_at: NINE }],
  full_days: [],
});
const terms = answers(bookings.getTerms, { data: { questions: [], policy: null } });
const held = answers(bookings.hold, { hold: "token", expires_at: "2026-06-20T12:15:00Z", expires_in: 900 });
const released = answers(bookings.release, null);
const booked = answers(bookings.book, {
  status: true,
  message: "Booked",
  data: appointmentOf({ status: "Confirmed" }),
  manage: "/store/ostle-wren/booking/code",
});
const preview = answers(checkout.preview, {
  success: true,
  groups: [],
  subtotal: usd(4500),
  discount: usd(0),
  shipping: usd(0),
  tax: usd(0),
  total: usd(4500),
  due_now: usd(4500),
  due_later: usd(0),
  gift_cards: [],
  to_pay: usd(4500),
  ships: false,
  needs_phone: false,
  problems: [],
  discounts: [],
  code_problems: [],
  needs_card: false,
  gateways: ["sandbox"],
  credits: usd(0),
});
const opened = answers(checkout.create, {
  payment_session_id: PAYMENT,
  gateway: "sandbox",
  checkout_url: "https://desk.example/pay/1",
  order_numbers: ["1042"],
  amount: usd(4500),
  order_links: [{ store: "Ostle & Wren", path: "/store/ostle-wren/order/secret" }],
});

const button = (name: string | RegExp) => screen.findByRole("button", { name });
const press = async (name: string | RegExp) => fireEvent.click(await button(name));
const pick = async () => fireEvent.click(await button(/^\d+:00 [ap]m|^\d\d:00/));
const type = async (label: string, value: string) =>
  fireEvent.input(await screen.findByLabelText(label), { target: { value } });

test("a free service is booked in place of the list, and the way back gives the time free again", async () => {
  const seen = fakeNetwork(slots, terms, held, released, booked);
  const beginStep = vi.fn<(step: string) => void>();
  render(<EmbedView page={pageOf()} host={{ beginStep }} />);
  expect(screen.queryByText("Soap")).toBeNull();
  await press("Book");
  await pick();
  await screen.findByRole("heading", { name: "Your details" });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.queryByRole("heading", { name: "Services" })).toBeNull();
  await press("All services");
  await screen.findByRole("heading", { name: "Services" });
  await waitFor(() => expect(seen.map(({ endpoint }) => endpoint)).toContain(bookings.release));

  await press("Book");
  await pick();
  await type("Your name", "Grace Hopper");
  await press("Book");
  await screen.findByRole("heading", { name: "You're booked" });
  expect(beginStep).toHaveBeenLastCalledWith(`${lesson?.id} done`);
});

test("one service opens its times at once, and has no list to return to", async () => {
  fakeNetwork(slots, terms, held, released);
  render(<EmbedView page={pageOf(lesson!.id)} />);
  await button(/^\d+:00 [ap]m|^\d\d:00/);
  expect(screen.queryByRole("button", { name: "All services" })).toBeNull();
});

test("a store without services says so", () => {
  fakeNetwork();
  render(<EmbedView page={{ ...pageOf(), services: [] }} />);
  expect(screen.getByText("Nothing can be booked here yet. Check back soon.")).toBeDefined();
});

/** Up to the payment, which is then open in another tab. */
async function goToPay(...more: Parameters<typeof fakeNetwork>) {
  const seen = fakeNetwork(...more, slots, terms, held, released, preview, opened);
  render(<EmbedView page={pageOf(null, true)} />);
  await press("Book");
  await pick();
  expect(screen.queryByRole("button", { name: "Add to cart" })).toBeNull();
  await press("Continue to payment");
  await type("Name", "Grace Hopper");
  await type("Email", "grace@example.com");
  await press(/^Pay \$45/);
  const link = await screen.findByRole("link", { name: /^Open the payment page: \$45\.00/ });
  return { seen, link };
}

const verified = (payment: "pending" | "success" | "failed", goes_back = false) => ({
  status: true as const,
  data: { payment, order_numbers: ["1042"], checkout_url: null, order_links: [], goes_back },
});

test("a payment opens in a new tab by a link; the frame waits, counts down, and shows the booking", async () => {
  let outcome: "pending" | "success" = "pending";
  const { split: _split, fee: _fee, role: _role, ...order } = orderOf();
  const guest: GuestOrder = {
    ...order,
    policy: null,
    items: [
      {
        ...orderItemOf({ kind: "service", name: "Lesson", starts_at: NINE }),
        manage: "/store/ostle-wren/booking/code",
      },
    ],
  };
  const { seen, link } = await goToPay(
    [checkout.verify, () => Response.json(verified(outcome))],
    answers(orders.getGuestOrder, { data: guest }),
  );
  expect([link.getAttribute("href"), link.getAttribute("target"), link.getAttribute("rel")]).toEqual([
    "https://desk.example/pay/1",
    "_blank",
    "noopener",
  ]);
  expect(screen.getByText(/^1[45]:\d\d$/)).toBeDefined();
  // The payment holds the time now: giving the hold back would give it away.
  expect(cart.get()).toEqual([]);
  expect(seen.filter(({ endpoint }) => endpoint === bookings.release)).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(4100));
  await screen.findByText("We're waiting for your payment.");
  outcome = "success";
  await act(() => vi.advanceTimersByTimeAsync(4100));
  await screen.findByRole("heading", { name: "You're booked" });
  expect(screen.getByRole("link", { name: "Change" }).getAttribute("href")).toBe(
    "/store/ostle-wren/booking/code",
  );
  expect(screen.getByRole("link", { name: "See your order" }).getAttribute("target")).toBe("_blank");
  const asked = seen.filter(({ endpoint }) => endpoint === checkout.verify).length;
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(seen.filter(({ endpoint }) => endpoint === checkout.verify)).toHaveLength(asked);
});

test.each([
  [false, "The payment did not go through. Nothing was charged."],
  [true, /You get all of your money back\.$/],
])("a payment that failed (money goes back: %o) leads to another time", async (goesBack, words) => {
  await goToPay(answers(checkout.verify, verified("failed", goesBack)));
  await press("Check again");
  await screen.findByRole("heading", { name: "Not booked" });
  expect(screen.getByText(words)).toBeDefined();
  await press("Pick a time");
  await button(/^\d+:00 [ap]m|^\d\d:00/);
});

test("an error while waiting is shown, and asking goes on", async () => {
  let isDown = true;
  await goToPay([checkout.verify, () => (isDown ? refusal("internal") : Response.json(verified("failed")))]);
  await press("Check again");
  await screen.findByRole("alert");
  isDown = false;
  await act(() => vi.advanceTimersByTimeAsync(4100));
  expect(await screen.findByRole("heading", { name: "Not booked" })).toBeDefined();
});

test("a hidden frame asks nothing, and asks when it is seen again", async () => {
  const { seen } = await goToPay(answers(checkout.verify, verified("pending")));
  const asked = () => seen.filter(({ endpoint }) => endpoint === checkout.verify).length;
  const become = (state: DocumentVisibilityState) => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
    document.dispatchEvent(new Event("visibilitychange"));
  };
  become("hidden");
  await act(() => vi.advanceTimersByTimeAsync(5000));
  const before = asked();
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(asked()).toBe(before);
  become("visible");
  await waitFor(() => expect(asked()).toBe(before + 1));
});
