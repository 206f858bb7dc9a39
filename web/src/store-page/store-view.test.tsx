import { bookOfferPath, bookVisitPath } from "@solodesk/contract/kernel/pages.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clearCart } from "#features/selling/cart/cart-store.ts";
import { fakeNetwork } from "../../test/fake-network.ts";
import { storefrontOf } from "../../test/storefront-of.ts";
import { type PageData, pageData } from "./document/page-data.ts";
import { StoreView } from "./store-view.tsx";

const origin = "https://shop.example";
const show = (page: PageData = pageData(storefrontOf(), origin)) => render(<StoreView page={page} />);
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const addButtons = () => screen.getAllByRole("button", { name: "Add to cart" });
const stored = () => JSON.parse(localStorage.getItem("cart") ?? "null");

// jsdom lacks these methods of the native dialog.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event("close"));
};

beforeEach(() => {
  clearCart();
  localStorage.clear();
});
afterEach(cleanup);

/** The browser removes the history entry of a dialog some time after it is closed. */
const entryGone = () => waitFor(() => expect(history.state?.overlay).toBeUndefined());

describe("the store page in the browser", () => {
  it("puts one more into the cart at each press", () => {
    show();
    expect(screen.queryByRole("button", { name: /^Cart,/ })).toBeNull();
    fireEvent.click(addButtons()[0]!);
    expect(button("Cart, 1 item")).toBeDefined();
    fireEvent.click(addButtons()[0]!);
    expect(button("Cart, 2 items")).toBeDefined();
    expect(stored()).toMatchObject([
      { kind: "product", quantity: 2, website_url: "ostle-wren", name: "Soap" },
    ]);
    expect(screen.getByText("Soap: added. Cart, 2 items.")).toBeDefined();
  });

  it("sells a pack of visits: its price and what it saves are said, and the cart opens with it", async () => {
    const front = storefrontOf();
    const packs = [
      { visits: 5, unit_price: { amount: 3600, currency: "USD" }, months: 6 },
      { visits: 10, unit_price: { amount: 4500, currency: "USD" }, months: 12 },
    ];
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    show(pageData({ ...front, services: [{ ...front.services[0]!, packs }] }, origin));
    expect(screen.getByText("Pack of 5 visits · $180.00 · save 20%")).toBeDefined();
    expect(screen.getByText("Pack of 10 visits · $450.00")).toBeDefined();
    const buy = screen.getAllByRole("button", { name: "Buy" })[0]!;
    const described = buy.getAttribute("aria-describedby")!.split(" ");
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      "Lesson",
      "Pack of 5 visits · $180.00 · save 20%",
    ]);
    await act(async () => fireEvent.click(buy));
    expect(stored()).toEqual([
      {
        kind: "pack",
        id: front.services[0]!.id,
        quantity: 5,
        website_url: "ostle-wren",
        name: "Lesson",
        price: { amount: 3600, currency: "USD" },
        image_url: null,
      },
    ]);
    const cart = within(screen.getByRole("dialog", { name: "Cart" }));
    expect(cart.getAllByText("180.00", { exact: false }).length).toBeGreaterThan(0);
    expect(cart.queryByRole("button", { name: "One more of Lesson" })).toBeNull();
    expect(button("Cart, 1 item")).toBeDefined();
    fireEvent.click(cart.getByRole("button", { name: "Remove Lesson" }));
    expect(stored()).toEqual([]);
    vi.unstubAllGlobals();
  });

  it("opens the booking that a pack's link names, and its pack pays each time the service is booked", async () => {
    const front = storefrontOf();
    const [lesson] = front.services;
    const other = { ...lesson!, id: lesson!.id.replace(/9$/, "8"), name: "Tour" };
    history.replaceState(
      null,
      "",
      bookVisitPath("ostle-wren", { serviceId: lesson!.id, code: "pack-Code_1" }),
    );
    fakeNetwork([bookings.listSlots, () => Response.json({ timezone: "UTC", slots: [], full_days: [] })]);
    show(pageData({ ...front, services: [lesson!, other] }, origin));
    const dialog = () => within(screen.getByRole("dialog", { name: /^Book / }));
    const close = () => fireEvent.click(dialog().getByRole("button", { name: "Close" }));
    expect(await screen.findByRole("dialog", { name: "Book Lesson" })).toBeDefined();
    expect(await screen.findByText(/Uses 1 visit of your pack/)).toBeDefined();
    close();
    await entryGone();
    history.replaceState(null, "", "/store/ostle-wren#services");
    const book = screen.getAllByRole("button", { name: "Book" });
    fireEvent.click(book[1]!);
    expect(await dialog().findByText("45.00", { exact: false })).toBeDefined();
    close();
    fireEvent.click(book[0]!);
    expect(await screen.findByText(/Uses 1 visit of your pack/)).toBeDefined();
    // Until then it reads month after month, also from the network of the next test.
    expect(await screen.findByText("No time is free at the moment")).toBeDefined();
    close();
    await entryGone();
    history.replaceState(null, "", "/");
    vi.unstubAllGlobals();
  });

  it("opens the booking of an offered time with the time held, and gives it back to nobody", async () => {
    const front = storefrontOf();
    const [lesson] = front.services;
    const at = new Date(Date.now() + 86_400_000).toISOString();
    const until = new Date(Date.now() + 1_800_000).toISOString();
    const offered = { serviceId: lesson!.id, at, seats: 1, until, hold: "offer_Token-1" };
    history.replaceState(null, "", bookOfferPath("ostle-wren", offered));
    const seen = fakeNetwork(
      [
        bookings.listSlots,
        () => Response.json({ timezone: "UTC", slots: [{ starts_at: at, ends_at: at }], full_days: [] }),
      ],
      [bookings.getTerms, () => Response.json({ data: { questions: [], policy: null } })],
    );
    show(pageData(front, origin));
    const details = () => screen.findByRole("heading", { name: "Your details" });
    await details();
    expect(screen.getByText(/^(30:00|29:5\d)$/)).toBeDefined();
    // It is closed by mistake, and opened again.
    const close = () => fireEvent.click(screen.getByRole("button", { name: "Close" }));
    close();
    fireEvent.click(screen.getAllByRole("button", { name: "Book" })[0]!);
    await details();
    fireEvent.click(screen.getByRole("button", { name: "Change" }));
    fireEvent.click((await screen.findAllByRole("button", { name: /^\d+:\d\d [ap]m|^\d\d:\d\d/ }))[0]!);
    await details();
    close();
    const sent = seen.map(({ endpoint }) => endpoint);
    expect(sent).toContain(bookings.getTerms);
    expect(sent).not.toContain(bookings.hold);
    expect(sent).not.toContain(bookings.release);
    await entryGone();
    history.replaceState(null, "", "/");
    vi.unstubAllGlobals();
  });

  it("does not offer what is sold out", () => {
    show();
    expect(addButtons().map((add) => add.hasAttribute("disabled"))).toEqual([false, true]);
  });

  it("changes and empties the cart in its dialog", () => {
    show();
    fireEvent.click(addButtons()[0]!);
    fireEvent.click(button("Cart, 1 item"));
    const cart = within(screen.getByRole("dialog", { name: "Cart" }));
    fireEvent.click(cart.getByRole("button", { name: "One more of Soap" }));
    expect(cart.getAllByText("15.00", { exact: false }).length).toBeGreaterThan(0);
    expect(cart.getByRole("link", { name: "Log in" }).getAttribute("href")).toBe(
      "/auth/login?redirect=/cart-checkout",
    );
    fireEvent.click(cart.getByRole("button", { name: "Remove Soap" }));
    expect(cart.getByText("Your cart is empty.")).toBeDefined();
    expect(stored()).toEqual([]);
  });

  it("does not ask a signed-in seller to log in", () => {
    localStorage.setItem("own-store", "maya");
    const token = (kind: string) => ({ token: kind, expires: "2099-01-01T00:00:00Z" });
    localStorage.setItem("tokens", JSON.stringify({ access: token("a"), refresh: token("r") }));
    show();
    fireEvent.click(addButtons()[0]!);
    fireEvent.click(button("Cart, 1 item"));
    expect(screen.getByRole("link", { name: "Check out" }).getAttribute("href")).toBe("/cart-checkout");
    expect(screen.queryByRole("link", { name: "Log in" })).toBeNull();
  });

  it("appends the next page of products, and lets a failed one be tried again", async () => {
    const front = storefrontOf({ totalPages: 2 });
    const [soap] = front.products;
    const more = [soap, { ...soap!, id: "0199a000-0000-7000-8000-0000000000aa", name: "Shaving soap" }];
    const answer = {
      status: true,
      data: { ...front, products: more, pagination: { ...front.pagination, current_page: 2 } },
    };
    const fetched = vi
      .fn<(url: string) => Promise<Response>>()
      .mockRejectedValueOnce(new TypeError("offline"))
      .mockImplementation(async () => Response.json(answer));
    vi.stubGlobal("fetch", fetched);
    show(pageData(front, origin));
    expect(screen.getByText("2 of 102")).toBeDefined();

    await act(async () => fireEvent.click(button("Show more")));
    expect(screen.getByText("Failed to load store")).toBeDefined();
    await act(async () => fireEvent.click(button("Retry")));
    expect(screen.getByRole("heading", { name: "Shaving soap" })).toBeDefined();
    // A product that moved from one page to the next is shown once.
    expect(screen.getAllByRole("heading", { name: "Soap" })).toHaveLength(1);
    expect(fetched.mock.lastCall?.[0]).toContain("website_url=ostle-wren&page=2");
  });

  it("is closed on a day off, whatever the week says", () => {
    const page = pageData(storefrontOf(), origin);
    const always = [{ open: "00:00", close: "24:00" }];
    const week = {
      mon: always,
      tue: always,
      wed: always,
      thu: always,
      fri: always,
      sat: always,
      sun: always,
    };
    const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    const open = { ...page.shop, hours: { ...week, time_off: [] } };
    show({ ...page, shop: open });
    expect(screen.getByText("Open now")).toBeDefined();
    expect(screen.getAllByText("All day")).toHaveLength(7);
    cleanup();
    const time_off = [{ from: day(-1), to: day(1), reason: "Away" }];
    show({ ...page, shop: { ...open, hours: { ...week, time_off } } });
    expect(screen.getByText(/^Closed, opens/)).toBeDefined();
    expect(screen.getByText("Closed today")).toBeDefined();
    expect(screen.getAllByText("All day")).toHaveLength(6);
  });

  it("copies the address of the store, or shows it where the clipboard is closed", async () => {
    show();
    fireEvent.click(button("Share"));
    const dialog = within(screen.getByRole("dialog", { name: "Share" }));
    expect(dialog.getByRole("textbox", { name: "Address of this store" })).toMatchObject({
      value: "https://shop.example/store/ostle-wren",
    });
    await act(async () => fireEvent.click(button("Copy link")));
    expect(dialog.getByRole("status").textContent).toMatch(/copying is blocked here/i);
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    await act(async () => fireEvent.click(button("Copy link")));
    expect(writeText).toHaveBeenCalledWith("https://shop.example/store/ostle-wren");
    expect(dialog.getByRole("status").textContent).toBe("Link copied");
    vi.unstubAllGlobals();
  });

  it("shows a code to scan, and hands it out for print", () => {
    show();
    expect(screen.queryByRole("img", { name: /QR code/ })).toBeNull();
    fireEvent.click(button("Share"));
    const code = screen.getByRole("img", { name: "QR code that opens Ostle & Wren" });
    expect(code.getAttribute("src")).toBe("/store/ostle-wren/qr.svg");
    const downloads = screen.getAllByRole("link", { name: /^QR code/ });
    expect(downloads.map((link) => [link.getAttribute("href"), link.getAttribute("download")])).toEqual([
      ["/store/ostle-wren/qr.svg", "ostle-wren-qr.svg"],
      ["/store/ostle-wren/qr.png", "ostle-wren-qr.png"],
    ]);
  });
});
