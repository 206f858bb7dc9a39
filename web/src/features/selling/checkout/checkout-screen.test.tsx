import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { type CartPreview, checkout } from "@solodesk/contract/selling/checkout.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { addToCart, cart, clearCart, setQuantity } from "#features/selling/cart/cart-store.ts";
import { keepOrdered } from "#features/selling/cart/ordered.ts";
import { notices } from "#kernel/page/notify.ts";
import { setTimeFormat } from "#kernel/time/time-format.ts";
import { answers, fakeNetwork, refusal, refuses } from "../../../../test/fake-network.ts";
import { maya, newcomer } from "../../../../test/people.ts";
import { showScreen } from "../../../../test/screen.tsx";
import { storefrontOf } from "../../../../test/storefront-of.ts";
import { CheckoutScreen } from "./checkout-screen.tsx";

vi.mock("#kernel/page/leave-for.ts", () => ({ leaveFor: (address: string) => left.push(address) }));

const left: string[] = [];
const usd = (amount: number) => ({ amount, currency: "USD" });
const payment = "01890a5d-ac96-774b-bcce-b302099a8001";
const id = (n: number) => `01890a5d-ac96-774b-bcce-b302099a800${n}`;
const soap = {
  kind: "product",
  id: id(2),
  website_url: "maya",
  name: "Soap",
  price: usd(500),
  image_url: null,
} as const;
const tin = { ...soap, id: id(3), website_url: null, name: "Tin" } as const;

const sums = (amount: number) => ({
  subtotal: usd(amount),
  discount: usd(0),
  shipping: usd(0),
  tax: usd(0),
  total: usd(amount),
  due_now: usd(amount),
  due_later: usd(0),
});
const priced = (line: number, item: typeof soap | typeof tin, unit: number, quantity = 1) => ({
  line,
  kind: item.kind,
  id: item.id,
  name: item.name,
  sku: item.name,
  image_url: null,
  unit_price: usd(unit),
  quantity,
  total: usd(unit * quantity),
  discount: usd(0),
  due_now: usd(unit * quantity),
  due_later: usd(0),
});
const preview = (more: Partial<CartPreview> = {}): CartPreview => ({
  success: true,
  groups: [
    {
      store: { name: "Maya’s", website_url: "maya", policy: null },
      items: [priced(0, soap, 700)],
      ...sums(700),
    },
    { store: null, items: [priced(1, tin, 500)], ...sums(500) },
  ],
  ...sums(1200),
  ships: false,
  needs_phone: false,
  needs_card: false,
  problems: [],
  discounts: [],
  gift_cards: [],
  to_pay: more.due_now ?? usd(1200),
  code_problems: [],
  gateways: ["sandbox", "wallet"],
  credits: usd(0),
  ...more,
});
const opened = {
  payment_session_id: payment,
  gateway: "sandbox",
  checkout_url: "https://pay.example/1",
  order_numbers: ["1001"],
  amount: usd(1200),
  order_links: [],
} as const;
const home = answers(dashboard.get, { ...newcomer, store_info: storefrontOf().store });
const open = (at = "/cart-checkout") => showScreen({ at, screen: <CheckoutScreen /> });
const pay = () => screen.findByRole("button", { name: /^Pay/ });
const nameOf = (element: HTMLElement) => element.textContent?.replace(/\s+/g, " ");

beforeEach(async () => {
  // Equal toasts within 100 ms show once, also across tests.
  await new Promise((resolve) => setTimeout(resolve, 110));
  left.length = 0;
  notices.set([]);
  localStorage.clear();
  clearCart();
  addToCart(soap);
  addToCart(tin);
});

test("shows the server's prices by store, and leads to the payment with what was shown", async () => {
  const seen = fakeNetwork(
    home,
    answers(checkout.preview, preview()),
    answers(checkout.create, { ...opened, order_numbers: ["1001"], order_links: [] }),
  );
  open();
  const button = await pay();
  expect(nameOf(button)).toBe("Pay $12.00");
  const maya_s = screen.getByRole("group", { name: "Maya’s" });
  expect(nameOf(maya_s)).toContain("Now $7.00 each; it was $5.00 when you added it.");
  expect(screen.getByRole("group", { name: "Marketplace" })).toBeTruthy();
  expect(screen.getByLabelText("Name")).toHaveProperty("value", maya.name);
  expect(screen.queryByLabelText("Address")).toBeNull();
  fireEvent.click(button);
  await waitFor(() => expect(left).toEqual(["https://pay.example/1"]));
  const created = seen.find(({ endpoint }) => endpoint === checkout.create);
  expect(created?.body).toMatchObject({
    items: [
      { kind: "product", id: soap.id, quantity: 1, website_url: "maya" },
      { kind: "product", id: tin.id, quantity: 1, website_url: null },
    ],
    customer: { name: maya.name, email: maya.email },
    gateway: "sandbox",
    use_credits: false,
    total: usd(1200),
  });
  expect(cart.get()).toHaveLength(2);
});

test("a time stands on the store's clock, with its zone, as the reader chose to read clocks", async () => {
  const booked = { ...priced(0, soap, 700), starts_at: "2030-06-03T13:00:00Z", timezone: "Europe/Berlin" };
  const group = {
    store: { name: "Maya’s", website_url: "maya", policy: null },
    items: [booked],
    ...sums(700),
  };
  setTimeFormat("24");
  fakeNetwork(home, answers(checkout.preview, preview({ groups: [group] })));
  addToCart({ ...soap, starts_at: "2030-06-03T13:00:00Z" });
  open();
  expect(nameOf(await screen.findByText(/2030/))).toBe("Mon, Jun 3, 2030, 15:00 GMT+2");
  setTimeFormat("auto");
});

test("what cannot be bought says so on its line, with the way out, and nothing can be paid", async () => {
  const problem = {
    line: 1,
    id: tin.id,
    code: "too_few_left",
    message: "Only 2 are left.",
    left: 2,
  } as const;
  fakeNetwork(home, answers(checkout.preview, preview({ problems: [problem] })));
  setQuantity(tin, 5);
  open();
  const line = (await screen.findByText("Only 2 are left.")).closest("li") ?? document.body;
  expect(nameOf(line)).toContain("Tin");
  expect(await pay()).toHaveProperty("disabled", true);
  fireEvent.click(within(line).getByRole("button", { name: "Use 2" }));
  expect(cart.get().find((item) => item.id === tin.id)?.quantity).toBe(2);
});

test("a refusal is an Order Error, costs nothing that was typed, and the cart is looked at anew", async () => {
  const seen = fakeNetwork(
    home,
    answers(checkout.preview, preview({ ships: true })),
    refuses(checkout.create, "total_changed"),
  );
  open();
  const button = await pay();
  const typed = { Address: "1 Main St", "Postal code": "10001", City: "New York" };
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await waitFor(() => expect(screen.getByLabelText("Country")).toHaveProperty("value", "US"));
  fireEvent.click(button);
  await waitFor(() => expect(notices.get().map(({ title }) => title)).toEqual(["Order Error"]));
  expect(screen.getByLabelText("Address")).toHaveProperty("value", "1 Main St");
  await waitFor(() =>
    expect(seen.filter(({ endpoint }) => endpoint === checkout.preview).length).toBeGreaterThan(1),
  );
  expect(cart.get()).toHaveLength(2);
});

test("who comes back from a declined payment finds what they typed", async () => {
  fakeNetwork(
    home,
    answers(checkout.preview, preview({ ships: true })),
    answers(checkout.create, { ...opened, order_numbers: ["1001"], order_links: [] }),
  );
  const first = open();
  const button = await pay();
  const typed = { Address: "1 Main St", "Postal code": "10001", City: "New York" };
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await waitFor(() => expect(screen.getByLabelText("Country")).toHaveProperty("value", "US"));
  fireEvent.click(button);
  await waitFor(() => expect(left).toEqual(["https://pay.example/1"]));
  act(() => void dispatchEvent(new Event("pagehide")));
  first.unmount();
  open();
  await pay();
  for (const [label, value] of Object.entries(typed))
    expect(screen.getByLabelText(label)).toHaveProperty("value", value);
});

test("credits that suffice pay all of it, at once", async () => {
  const seen = fakeNetwork(
    home,
    answers(checkout.preview, preview({ credits: usd(5000) })),
    answers(checkout.create, {
      ...opened,
      gateway: "wallet",
      checkout_url: null,
      order_numbers: [],
      order_links: [],
    }),
    answers(checkout.verify, {
      status: true,
      data: {
        payment: "success",
        order_numbers: ["1001"],
        checkout_url: null,
        order_links: [],
        goes_back: false,
      },
    }),
  );
  open();
  const button = await screen.findByRole("button", { name: "Place order" });
  expect(screen.queryByRole("radio")).toBeNull();
  fireEvent.click(button);
  expect(await screen.findByText("Paid. Thank you!")).toBeTruthy();
  expect(seen.find(({ endpoint }) => endpoint === checkout.create)?.body).toMatchObject({
    gateway: "wallet",
  });
  expect(cart.get()).toEqual([]);
});

test("only what was ordered leaves the cart, only once, and only when it is paid", async () => {
  keepOrdered(payment, cart.get());
  addToCart(tin);
  let outcome: "pending" | "failed" | "success" = "failed";
  fakeNetwork(home, [
    checkout.verify,
    () =>
      Response.json({
        status: true,
        data: {
          payment: outcome,
          order_numbers: ["1001"],
          checkout_url: null,
          order_links: [],
          goes_back: false,
        },
      }),
  ]);
  const first = open(`/cart-checkout?payment=${payment}`);
  expect(await screen.findByText("The payment did not go through")).toBeTruthy();
  expect(cart.get()).toHaveLength(2);
  first.unmount();
  outcome = "success";
  const second = open(`/cart-checkout?payment=${payment}`);
  expect(await screen.findByRole("link", { name: "Order 1001" })).toBeTruthy();
  expect(cart.get()).toMatchObject([{ id: tin.id, quantity: 1 }]);
  second.unmount();
  open(`/cart-checkout?payment=${payment}`);
  await screen.findByText("Paid. Thank you!");
  expect(cart.get()).toHaveLength(1);
  expect(notices.get().map(({ title }) => title)).toEqual(["Payment verified successfully!"]);
});

test("a payment that came too late says that it goes back, and not that nothing was charged", async () => {
  const before = cart.get();
  keepOrdered(payment, before);
  const data = {
    payment: "failed",
    goes_back: true,
    order_numbers: ["1001"],
    checkout_url: null,
    order_links: [],
  };
  fakeNetwork(home, [checkout.verify, () => Response.json({ status: true, data })]);
  open(`/cart-checkout?payment=${payment}`);
  expect(await screen.findByText("No longer available")).toBeTruthy();
  expect(screen.getByText(/You get all of your money back, and your cart is as it was\.$/)).toBeTruthy();
  expect(screen.queryByText(/Nothing was charged/)).toBeNull();
  expect(cart.get()).toEqual(before);
});

test("what became of a payment cannot be found out: it says so and asks again", async () => {
  let fails = true;
  fakeNetwork(home, [
    checkout.verify,
    () =>
      fails
        ? refusal("internal")
        : Response.json({
            status: true,
            data: {
              payment: "pending",
              order_numbers: [],
              checkout_url: "https://pay.example/1",
              order_links: [],
              goes_back: false,
            },
          }),
  ]);
  open(`/cart-checkout?payment=${payment}&cancelled=1`);
  const retry = await screen.findByRole("button", { name: "Retry" });
  fails = false;
  fireEvent.click(retry);
  expect(await screen.findByText("You have not paid yet")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Pay now" }).getAttribute("href")).toBe("https://pay.example/1");
});
