// One error must not empty a store page: its HTML stays readable, and a message says how to continue.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearCart } from "#features/selling/cart/cart-store.ts";
import { storefrontOf } from "../../../test/storefront-of.ts";
import { renderStorePage } from "../entry-server.tsx";
import { hydrate } from "../hydrate.tsx";
import type { PageData } from "./page-data.ts";

const broken = new Set<string>();
const check = (part: string) => {
  if (broken.has(part)) throw new RangeError(`Incorrect locale in the ${part}`);
};

vi.mock(import("../sections/section-links.tsx"), async (original) => {
  const { SectionLinks } = await original();
  return {
    SectionLinks: (props) => {
      check("page");
      return SectionLinks(props);
    },
  };
});
vi.mock(import("../booking-part.tsx"), async (original) => {
  const { BookingPart } = await original();
  return {
    BookingPart: (props) => {
      check("booking");
      return BookingPart(props);
    },
  };
});

// jsdom lacks these methods of the native dialog.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};

// oxlint-disable-next-line typescript/no-implied-eval -- a script, as every page runs it first
new Function(readFileSync(join(import.meta.dirname, "../../../public/boot.js"), "utf8"))();

beforeEach(() => void vi.spyOn(console, "error").mockReturnValue());
afterEach(() => {
  broken.clear();
  clearCart();
});

/** Shows the server's HTML; returns what hydrates it. */
function asleep(): () => Promise<void> {
  const html = renderStorePage({
    storefront: storefrontOf(),
    publicUrl: "https://shop.example",
    assets: { scripts: [], styles: [] },
  });
  const { body } = new DOMParser().parseFromString(html, "text/html");
  document.body.replaceChildren(...document.adoptNode(body).children);
  const data = document.getElementById("store-page-data")?.textContent ?? "";
  const page: PageData = JSON.parse(data);
  return () => act(async () => hydrate(document.getElementById("store-page")!, page, undefined));
}

/** Hydrates the server's HTML while this part of the page throws. */
async function wake(part: string): Promise<void> {
  const hydrated = asleep();
  broken.add(part);
  await hydrated();
}

const press = (target: Element, keys = {}) =>
  target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...keys }));

test("what is pressed before the page can answer is pressed again then, as often", async () => {
  const hydrated = asleep();
  const [add] = screen.getAllByRole("button", { name: "Add to cart" });
  press(add!);
  press(add!);
  await hydrated();
  expect(screen.getByRole("button", { name: "Cart, 2 items" })).toBeTruthy();
  expect(document.querySelector("[data-asleep], [data-waiting]")).toBeNull();
  press(screen.getAllByRole("button", { name: "Add to cart" })[0]!);
  expect(await screen.findByRole("button", { name: "Cart, 3 items" })).toBeTruthy();
});

test("a link that opens a dialog waits too; all others, and new tabs, are left to the browser", async () => {
  const hydrated = asleep();
  const root = document.getElementById("store-page")!;
  root.insertAdjacentHTML("beforeend", '<a href="#1" aria-haspopup="dialog">1</a><a href="#2">2</a>');
  const [opens, leads] = [root.children[root.children.length - 2]!, root.lastElementChild!];
  // A press that is held back does not follow its link.
  expect([press(opens), press(leads), press(opens, { ctrlKey: true })]).toEqual([false, true, true]);
  expect(opens.getAttribute("data-waiting")).toBe("1");
  leads.remove();
  opens.remove();
  await hydrated();
});

const shop = () =>
  [...document.querySelectorAll("#store-page :is(h1, h3)")].map(({ textContent }) => textContent);
const wholeShop = ["Ostle & Wren", "Soap", "Nail brush", "Lesson"];

test("a page that breaks as it wakes up stays as the server wrote it, and offers to load it again", async () => {
  await wake("page");
  expect(shop()).toEqual(expect.arrayContaining(wholeShop));
  expect(screen.getByRole("alert").textContent).toContain("Reload it");
});

test("a dialog that breaks leaves the rest working", async () => {
  await wake("booking");
  expect(screen.queryByRole("alert")).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Book" })));
  expect(screen.getByRole("alert").textContent).toContain("Reload it");
  expect(shop()).toEqual(expect.arrayContaining(wholeShop));
  await act(async () => fireEvent.click(screen.getAllByRole("button", { name: "Add to cart" })[0]!));
  expect(screen.getByRole("button", { name: "Cart, 1 item" })).toBeTruthy();
});
