import { storefront } from "@solodesk/contract/catalog/storefront.ts";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cart } from "#features/selling/cart/cart-store.ts";
import { answers, fakeNetwork, refuses } from "../../../test/fake-network.ts";
import { storefrontOf } from "../../../test/storefront-of.ts";
import { pageData } from "../document/page-data.ts";
import { StoreView } from "../store-view.tsx";

const found = storefrontOf();
const long = `${"Cut by hand from cedar that fell by itself. ".repeat(15)}End.`;
const [soap, other] = [
  { ...found.products[0]!, description: long },
  { ...found.products[1]!, stock: 40 },
];
const page = pageData({ ...found, products: [soap, other] }, "https://desk.example");
const whole = answers(storefront.getProduct, {
  status: true,
  data: { ...soap, pictures: [], options: [], variants: [] },
});

// jsdom lacks these methods of the native dialog.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event("close"));
};

const show = () => render(<StoreView page={page} />);
const dialog = () => screen.queryByRole("dialog", { name: soap.name });
const opened = async () => within(await screen.findByRole("dialog", { name: soap.name }));
const settle = () => act(async () => new Promise((done) => setTimeout(done, 50)));

beforeEach(() => {
  cart.set([]);
  history.replaceState(null, "", "/store/ostle-wren");
});
afterEach(async () => {
  cleanup();
  await settle();
});

test("a product opens with all its words, has an address of its own, and Back puts it away", async () => {
  const seen = fakeNetwork(whole);
  show();
  expect(screen.queryByText(/End\./)).toBeNull();
  fireEvent.click(screen.getByRole("link", { name: soap.name }));
  const inside = await opened();
  expect(await inside.findByText(/End\.$/)).toBeTruthy();
  expect(seen.map(({ url }) => url.pathname)).toEqual([
    `/api/marketplace-solopreneur/store/${page.shop.website_url}/products/${soap.id}`,
  ]);
  expect(location.hash).toBe(`#${soap.id}`);
  history.back();
  await waitFor(() => expect(dialog()).toBeNull());
  expect(location.hash).toBe("");
});

test("what is not shortened is not asked for, and a press is answered in sight and aloud", async () => {
  const seen = fakeNetwork();
  show();
  fireEvent.click(screen.getByRole("link", { name: other.name }));
  const inside = within(await screen.findByRole("dialog", { name: other.name }));
  fireEvent.click(inside.getByRole("button", { name: "Add to cart" }));
  fireEvent.click(inside.getByRole("button", { name: "Add to cart" }));
  expect(inside.getByRole("status").textContent).toBe("2 in cart");
  expect(cart.get()).toMatchObject([{ id: other.id, quantity: 2 }]);
  expect(seen).toEqual([]);
});

test("the address alone opens it, also one that is on no page yet; closing leaves the store", async () => {
  fakeNetwork(whole);
  history.replaceState(null, "", `/store/ostle-wren#${soap.id}`);
  render(<StoreView page={{ ...page, products: [] }} />);
  const inside = await opened();
  expect(inside.getByText(/End\.$/)).toBeTruthy();
  fireEvent.click(inside.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(dialog()).toBeNull());
});

test("what is gone says so; other parts of the page are no products", async () => {
  fakeNetwork(refuses(storefront.getProduct, "not_found"));
  history.replaceState(null, "", "/store/ostle-wren#hours");
  show();
  await settle();
  expect(screen.queryByRole("dialog")).toBeNull();
  const gone = "0199b000-0000-7000-8000-00000000dead";
  history.replaceState(null, "", `/store/ostle-wren#${gone}`);
  await act(async () => dispatchEvent(new HashChangeEvent("hashchange")));
  expect((await screen.findByRole("alert")).textContent).toBe("We couldn't find that.");
  fireEvent.click(screen.getByRole("button", { name: "Back to the store" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
