import { type CartPreview, checkout } from "@solodesk/contract/selling/checkout.ts";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CartItem } from "#features/selling/cart/cart-item.ts";
import { clearCart, restoreItems } from "#features/selling/cart/cart-store.ts";
import { answers, fakeNetwork, refusal } from "../../test/fake-network.ts";
import { tokensOf } from "../../test/people.ts";
import { storefrontOf } from "../../test/storefront-of.ts";
import { CartDialog } from "./cart-dialog.tsx";
import { shopOf } from "./document/page-data.ts";
import { cityOf } from "./sections/city-of.ts";
import { useCartDialog } from "./use-cart-dialog.ts";

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event("close"));
};

const left = vi.hoisted(() => vi.fn<(address: string) => void>());
vi.mock("#kernel/page/leave-for.ts", () => ({ leaveFor: left }));

const usd = (amount: number) => ({ amount, currency: "USD" });
const id = (n: number) => `0199a000-0000-7000-8000-00000000000${n}`;
const line = (n: number, website_url: string | null, quantity = 1): CartItem => ({
  kind: "product",
  id: id(n),
  quantity,
  website_url,
  name: `Thing ${n}`,
  price: usd(750),
  image_url: null,
});
const sums = (amount: number) => ({
  subtotal: usd(amount),
  discount: usd(0),
  shipping: usd(0),
  tax: usd(0),
  total: usd(amount),
  due_now: usd(amount),
  due_later: usd(0),
});
const group = (website_url: string, at: number, n: number, amount: number) => ({
  store: { name: `Store ${n}`, website_url, policy: null },
  items: [
    {
      line: at,
      kind: "product" as const,
      id: id(n),
      name: `Thing ${n}`,
      sku: "",
      image_url: null,
      unit_price: usd(amount),
      quantity: 1,
      total: usd(amount),
      discount: usd(0),
      due_now: usd(amount),
      due_later: usd(0),
    },
  ],
  ...sums(amount),
});
const startsAt = "2030-06-03T13:00:00Z";
const previewOf = (changes: Partial<CartPreview> = {}): CartPreview => ({
  success: true,
  groups: [group("ostle-wren", 0, 1, 800), group("other", 1, 2, 700)],
  ...sums(1500),
  ships: false,
  needs_phone: false,
  needs_card: false,
  problems: [],
  discounts: [],
  gift_cards: [],
  to_pay: changes.due_now ?? usd(1500),
  code_problems: [],
  gateways: ["sandbox"],
  credits: usd(0),
  ...changes,
});
const opened = {
  payment_session_id: id(7),
  gateway: "sandbox" as const,
  checkout_url: "https://pay.example/1",
  order_numbers: ["1001", "1002"],
  amount: usd(1500),
  order_links: [
    { store: "Ostle & Wren", path: "/store/ostle-wren/order/a" },
    { store: "Other", path: "/store/other/order/b" },
  ],
};

function Page() {
  const dialog = useCartDialog(shopOf(storefrontOf().store));
  return (
    <>
      <button type="button" onClick={dialog.open}>
        Open
      </button>
      <CartDialog shop={shopOf(storefrontOf().store)} dialog={dialog} />
    </>
  );
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
async function openCart(...items: CartItem[]) {
  restoreItems(items);
  render(<Page />);
  press("Open");
  await waitFor(() => expect(screen.getByRole("dialog", { name: "Cart" })).toBeDefined());
}
async function toPay() {
  press("Check out as guest");
  await waitFor(() => expect(screen.getByLabelText("Name")).toBeDefined());
  type("Name", "Grace Hopper");
  type("Email", "grace@example.com");
}

beforeEach(() => {
  clearCart();
  localStorage.clear();
  sessionStorage.clear();
  left.mockReset();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the server's prices stand by store, and what only members buy says so", async () => {
  const seen = fakeNetwork(answers(checkout.preview, previewOf()));
  await openCart(line(1, "ostle-wren"), line(2, "other"), line(3, null));
  await waitFor(() => expect(screen.getAllByText(/^Now/)[0]?.textContent).toContain("8.00"));
  expect(screen.getAllByRole("group").map((one) => one.getAttribute("aria-label"))).toEqual(
    expect.arrayContaining(["Ostle & Wren", "Store 2", "Marketplace"]),
  );
  const alone = within(screen.getByRole("group", { name: "Marketplace" }));
  expect(alone.getByRole("link", { name: "Log in" }).getAttribute("href")).toBe(
    "/auth/login?redirect=/cart-checkout",
  );
  expect(seen.map(({ body }) => body)).toEqual([
    {
      items: [
        { kind: "product", id: id(1), quantity: 1, website_url: "ostle-wren" },
        { kind: "product", id: id(2), quantity: 1, website_url: "other" },
      ],
      codes: [],
    },
  ]);
});

test("a time says on whose clock it is", async () => {
  const { items, ...rest } = group("ostle-wren", 0, 1, 800);
  const booked = items.map((item) => ({ ...item, starts_at: startsAt, timezone: "Pacific/Kiritimati" }));
  fakeNetwork(answers(checkout.preview, previewOf({ groups: [{ ...rest, items: booked }] })));
  await openCart({ ...line(1, "ostle-wren"), starts_at: startsAt });
  const here = cityOf(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  await waitFor(() =>
    expect(screen.getByText(/in Kiritimati/).textContent).toMatch(
      new RegExp(`^\\w+, June \\d+, .+ in ${here} \\(.*\\d:00 am in Kiritimati\\)$`),
    ),
  );
});

test("a problem stands on its line, keeps from paying and goes with it", async () => {
  const problems: CartPreview["problems"] = [
    { line: 0, id: id(1), code: "sold_out", message: "Thing 1 is sold out." },
  ];
  let asked = 0;
  fakeNetwork([
    checkout.preview,
    () =>
      Response.json(previewOf((asked += 1) === 1 ? { problems } : { groups: [group("other", 0, 2, 700)] })),
  ]);
  await openCart(line(1, "ostle-wren"), line(2, "other"));
  expect(await screen.findByText("Thing 1 is sold out.")).toBeDefined();
  expect(screen.getByRole("button", { name: "Check out as guest" })).toHaveProperty("disabled", true);
  press("Remove Thing 1 from the cart");
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Check out as guest" })).toHaveProperty("disabled", false),
  );
});

test("a guest gives an email, sends the total that was shown and goes on to the payment", async () => {
  const seen = fakeNetwork(answers(checkout.preview, previewOf()), answers(checkout.create, opened));
  await openCart(line(1, "ostle-wren"), line(2, "other"), line(3, null));
  await toPay();
  type("Email", "");
  press(/^Pay/);
  expect(await screen.findByText(/^Enter an email address/)).toBeDefined();
  type("Email", "grace@example.com");
  press(/^Pay/);
  await waitFor(() => expect(left).toHaveBeenCalledWith("https://pay.example/1"));
  const sent = seen.find(({ endpoint }) => endpoint === checkout.create);
  expect(sent?.body).toMatchObject({
    items: [{ id: id(1) }, { id: id(2) }],
    customer: { name: "Grace Hopper", email: "grace@example.com" },
    gateway: "sandbox",
    use_credits: false,
    total: usd(1500),
  });
  expect(sent?.headers.get("Idempotency-Key")).toBeTruthy();
  // A second press while the page is leaving would place a second order.
  expect(screen.getByRole("button", { name: /^Pay/ })).toHaveProperty("disabled", true);
  expect(JSON.parse(localStorage.getItem("ordered") ?? "[]")).toMatchObject([
    { payment: id(7), items: [{ id: id(1) }, { id: id(2) }] },
  ]);
});

test("a store without payments gives away what a code made free, and nothing that costs something", async () => {
  const seen = fakeNetwork(
    answers(checkout.preview, previewOf({ ...sums(0), gateways: [] })),
    answers(checkout.create, { ...opened, amount: usd(0), checkout_url: null }),
  );
  await openCart(line(1, "ostle-wren"));
  await toPay();
  expect(screen.queryByText("Pay with")).toBeNull();
  press("Place order");
  await waitFor(() => expect(left).toHaveBeenCalledWith("/store/ostle-wren/order/a"));
  expect(seen.find(({ endpoint }) => endpoint === checkout.create)?.body).not.toHaveProperty("gateway");
});

test("a store without payments says so", async () => {
  fakeNetwork(answers(checkout.preview, previewOf({ gateways: [] })));
  await openCart(line(1, "ostle-wren"));
  await toPay();
  expect(screen.getByText("This store can't take payments yet.")).toBeDefined();
  expect(screen.getByRole("button", { name: /^Pay/ })).toHaveProperty("disabled", true);
});

test("a phone number is asked for where a store of the cart wants one", async () => {
  const seen = fakeNetwork(
    answers(checkout.preview, previewOf({ needs_phone: true })),
    answers(checkout.create, opened),
  );
  await openCart(line(1, "ostle-wren"));
  await toPay();
  press(/^Pay/);
  expect(await screen.findByText("Enter a phone number.")).toBeDefined();
  expect(seen.filter(({ endpoint }) => endpoint === checkout.create)).toEqual([]);
  type("Phone", "+1 213 373 4253");
  press(/^Pay/);
  await waitFor(() => expect(left).toHaveBeenCalledWith("https://pay.example/1"));
});

describe("somebody who is signed in", () => {
  const signIn = () => localStorage.setItem("tokens", JSON.stringify(tokensOf("maya")));

  test("without a store pays here, as the desk would ask for one first; the order is theirs", async () => {
    signIn();
    const seen = fakeNetwork(
      answers(
        checkout.preview,
        previewOf({
          groups: [group("ostle-wren", 0, 1, 800)],
          ...sums(800),
          gateways: ["wallet", "sandbox"],
        }),
      ),
      answers(checkout.create, { ...opened, order_links: [] }),
    );
    await openCart(line(1, "ostle-wren"));
    expect(screen.queryByRole("link", { name: "Check out" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Log in" })).toBeNull();
    press("Check out");
    await waitFor(() => expect(screen.getByLabelText("Name")).toBeDefined());
    type("Name", "Maya Ostle");
    type("Email", "maya@example.com");
    expect(screen.queryByRole("radio")).toBeNull();
    press(/^Pay/);
    await waitFor(() => expect(left).toHaveBeenCalledWith("https://pay.example/1"));
    const bought = seen.find(({ endpoint }) => endpoint === checkout.create);
    expect(bought?.body).toMatchObject({ gateway: "sandbox", use_credits: false });
    expect(bought?.headers.get("authorization")).toContain("Bearer");
  });

  test("who sells checks out at the desk, with their credits", async () => {
    signIn();
    localStorage.setItem("own-store", "maya");
    fakeNetwork(answers(checkout.preview, previewOf()));
    await openCart(line(1, "ostle-wren"));
    expect(screen.getByRole("link", { name: "Check out" }).getAttribute("href")).toBe("/cart-checkout");
    expect(screen.queryByRole("button", { name: "Check out" })).toBeNull();
  });
});

test("a price that changed is said where it is paid; what is sold out, on its line; nothing typed is lost", async () => {
  let tries = 0;
  let total = 1500;
  const seen = fakeNetwork(
    [checkout.preview, () => Response.json(previewOf(sums(total)))],
    [
      checkout.create,
      () => {
        total = 1600;
        return refusal((tries += 1) === 1 ? "total_changed" : "out_of_stock");
      },
    ],
  );
  await openCart(line(1, "ostle-wren"), line(2, "other"));
  await toPay();
  press(/^Pay/);
  expect(await screen.findByText(/^The price has changed/)).toBeDefined();
  await waitFor(() => expect(screen.getByRole("button", { name: /^Pay/ }).textContent).toContain("16.00"));
  press(/^Pay/);
  expect(await screen.findByText("There aren't that many left.")).toBeDefined();
  expect(seen.filter(({ endpoint }) => endpoint === checkout.create).at(-1)?.body).toMatchObject({
    total: usd(1600),
  });
  press("Check out as guest");
  await waitFor(() => expect(screen.getByLabelText("Email")).toHaveProperty("value", "grace@example.com"));
});

test("a pack is bought with a name and an email alone, and the cart says for how long it is valid", async () => {
  const priced = group("ostle-wren", 0, 9, 18_000);
  const items = priced.items.map((item) => ({
    ...item,
    kind: "pack" as const,
    quantity: 5,
    unit_price: usd(3600),
    valid_months: 6,
  }));
  const preview = previewOf({ groups: [{ ...priced, items }], ...sums(18_000) });
  const seen = fakeNetwork(answers(checkout.preview, preview), answers(checkout.create, opened));
  await openCart({ ...line(9, "ostle-wren", 5), kind: "pack", name: "Lesson", price: usd(3600) });
  expect((await screen.findByText(/^Pack of 5 visits/)).textContent).toBe(
    "Pack of 5 visitsValid for 6 months after purchase",
  );
  expect(screen.queryByRole("group", { name: "Quantity of Lesson" })).toBeNull();
  expect(screen.queryByText(/^Now/)).toBeNull();
  await toPay();
  expect(screen.queryByLabelText("Address")).toBeNull();
  press(/^Pay/);
  await waitFor(() => expect(left).toHaveBeenCalled());
  expect(seen.find(({ endpoint }) => endpoint === checkout.create)?.body).toMatchObject({
    items: [{ kind: "pack", id: id(9), quantity: 5, website_url: "ostle-wren" }],
    total: usd(18_000),
  });
});
