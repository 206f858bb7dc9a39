import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addToCart, clearCart } from "#features/selling/cart/cart-store.ts";
import { storefrontOf } from "../../../test/storefront-of.ts";
import { pageData } from "../document/page-data.ts";
import { BottomBar } from "./bottom-bar.tsx";

let scrollTo: (isInSight: boolean) => void;
beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (seen: { isIntersecting: boolean }[]) => void) {
        // A fast scroll reports two moments at once; the last one counts.
        scrollTo = (isIntersecting) => tell([{ isIntersecting: !isIntersecting }, { isIntersecting }]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  clearCart();
  vi.unstubAllGlobals();
});

const { services } = pageData(storefrontOf(), "https://shop.example");
const [lesson] = services;
if (!lesson) throw new Error("no service");
const soap = {
  kind: "product",
  id: "0199a000-0000-7000-8000-000000000001",
  website_url: "ostle-wren",
  name: "Soap",
  price: { amount: 750, currency: "USD" },
  image_url: null,
} as const;

function show(offered: typeof services) {
  const [onBook, onCart] = [vi.fn(), vi.fn()];
  render(
    <>
      <section id="services">
        <h3 id={`name-${lesson?.id}`}>Lesson</h3>
      </section>
      <BottomBar services={offered} onBook={onBook} onCart={onCart} />
    </>,
  );
  return { onBook, onCart };
}

test("while the only service is out of sight it can be booked, and the cart takes over the same button", () => {
  const { onBook, onCart } = show([lesson]);
  expect(screen.queryByRole("button")).toBeNull();
  act(() => scrollTo(false));
  const bar = screen.getByRole("button", { name: "Book", description: "Lesson" });
  fireEvent.click(bar);
  expect(onBook).toHaveBeenCalledWith(lesson);
  bar.focus();
  act(() => addToCart(soap));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Cart, 1 item" }));
  act(() => scrollTo(true));
  fireEvent.click(bar);
  expect(onCart).toHaveBeenCalledOnce();
});

test("of several services the bar leads to the list; without any there is none", () => {
  show([lesson, { ...lesson, id: "0199a000-0000-7000-8000-00000000000a" }]);
  act(() => scrollTo(false));
  expect(screen.getByRole("link", { name: "Book" }).getAttribute("href")).toBe("#services");
  act(() => scrollTo(true));
  expect(screen.queryByRole("link")).toBeNull();
  cleanup();
  show([]);
  act(() => scrollTo(false));
  expect(screen.queryByRole("button")).toBeNull();
});
