import type { GuestBooking } from "@solodesk/contract/selling/bookings/guest-booking.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answers, fakeNetwork } from "../../../test/fake-network.ts";
import { storefrontOf } from "../../../test/storefront-of.ts";
import { renderBookingPage, renderLostPage } from "../entry-server.tsx";
import { GuestView } from "./guest-view.tsx";

// jsdom lacks these methods of the native dialog.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event("close"));
};

const { store } = storefrontOf();
const SERVICE = "01a20464-0d7c-7272-81e4-17d65578fd74";
const NINE = "2026-06-22T13:00:00.000Z";
const TEN = "2026-06-22T14:00:00.000Z";
const bookingOf = (changes: Partial<GuestBooking> = {}): GuestBooking => ({
  number: "A-1001",
  version: 1,
  status: "Pending",
  title: "Lesson",
  starts_at: NINE,
  ends_at: TEN,
  seats: 1,
  timezone: "America/New_York",
  price: { amount: 4500, currency: "USD" },
  paid: { amount: 0, currency: "USD" },
  due: { amount: 4500, currency: "USD" },
  customer: { name: "Grace Hopper" },
  service_id: SERVICE,
  over: false,
  location: "in_person",
  meeting_url: null,
  changeable_until: "2026-06-22T12:00:00.000Z",
  movable: true,
  cancellable: true,
  refund: null,
  kept: null,
  visit_returns: null,
  card: null,
  policy: null,
  verify_by: null,
  asked: null,
  ...changes,
});

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-06-20T12:00:00Z"), shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test("a time that the store suggested is accepted with its policy, or declined", async () => {
  const policy = {
    cancel_before_minutes: 1440,
    late_cancel: { keep: "percent" as const, percent: 50 },
    no_show: { fee: null },
    text: "Ring the bell.",
    sha256: "a".repeat(64),
  };
  const asked = bookingOf({ asked: { policy }, movable: false });
  const data = bookingOf({ status: "Confirmed", version: 2, policy });
  const seen = fakeNetwork(answers(bookings.accept, { status: true, message: "Booking confirmed", data }));
  await open(asked);
  expect(screen.getByText(/suggests Monday, June 22, .+ and holds it for you/)).toBeDefined();
  expect(screen.getByText("Ring the bell.")).toBeDefined();
  expect(screen.queryByRole("link", { name: "Add to calendar" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Decline" }));
  const question = within(screen.getByRole("dialog", { name: "Decline this time?" }));
  fireEvent.click(question.getByRole("button", { name: "Cancel" }));
  expect(seen).toEqual([]);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Accept this time" })));
  expect(await screen.findByText("Booking confirmed.")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Accept this time" })).toBeNull();
  expect(seen.map(({ endpoint, body }) => [endpoint, body])).toEqual([
    [bookings.accept, { version: 1, policy_sha256: policy.sha256 }],
  ]);
});

test("the page links to the online meeting, even if the service is archived", () => {
  const url = "https://meet.example/room";
  const page = parsed(bookingOf({ status: "Confirmed", location: null, meeting_url: url }));
  const link = [...page.querySelectorAll("a")].find((one) => one.textContent === "Join the meeting");
  expect(link?.getAttribute("href")).toBe(url);
  expect(link?.parentElement?.textContent).toContain("Online");
});

test("at its foot are the languages of a store that has several; the links keep the address with the code", () => {
  const assets = { scripts: [], styles: [] };
  const linksIn = (html: string) =>
    [...new DOMParser().parseFromString(html, "text/html").querySelectorAll("footer a")].map((link) =>
      link.getAttribute("href"),
    );
  const spoken = { ...store, languages: ["en" as const, "de" as const] };
  const pageOf = (of: typeof store) =>
    renderBookingPage({ store: of, booking: bookingOf(), code: "code", token: null, assets });
  expect(linksIn(pageOf(spoken))).toEqual(["?lang=en", "?lang=de"]);
  expect(linksIn(renderLostPage({ store: spoken, assets }))).toEqual(["?lang=en", "?lang=de"]);
  expect(linksIn(pageOf(store))).toEqual([]);
});

const parsed = (booking: GuestBooking, token: string | null = null) =>
  new DOMParser().parseFromString(
    renderBookingPage({
      store,
      booking,
      code: "code",
      token,
      assets: { scripts: ["/a.js"], styles: ["/a.css"] },
    }),
    "text/html",
  );

async function open(booking = bookingOf(), token: string | null = null) {
  const page = parsed(booking, token);
  const place = document.adoptNode(page.querySelector("#store-page")!);
  document.body.replaceChildren(place);
  const data = JSON.parse(page.querySelector("#store-page-data")?.textContent ?? "");
  const trouble = vi.fn<(error: unknown) => void>();
  await act(async () => hydrateRoot(place, <GuestView page={data} />, { onRecoverableError: trouble }));
  expect(trouble).not.toHaveBeenCalled();
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const inDialog = (name: string) => within(screen.getByRole("dialog", { name }));

test("the page says all of it without JavaScript, on the store's clock, and asks not to be listed", () => {
  const page = parsed(bookingOf());
  expect(page.title).toBe("Your booking · Ostle & Wren");
  expect(page.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex,nofollow");
  expect(page.querySelector("h1")?.textContent).toBe("Your booking");
  const words = page.querySelector("main")?.textContent;
  for (const said of [
    "Waiting for an answer",
    "Monday, June 22",
    "9:00 am – 10:00 am",
    "4 Kiln Lane",
    "A-1001",
  ])
    expect(words).toContain(said);
  expect(page.querySelector("link[rel=canonical], meta[property='og:url']")).toBeNull();
  const nasty = "</script><script>alert(1)</script>";
  expect(parsed(bookingOf({ title: nasty })).scripts).toHaveLength(page.scripts.length);
});

test("the price says when it is paid, or that there is nothing to pay; without a service there is none", () => {
  const usd = (amount: number) => ({ amount, currency: "USD" });
  const price = (booking: Partial<GuestBooking>) =>
    [...parsed(bookingOf(booking)).querySelectorAll("dt")].find(({ textContent }) => textContent === "Price")
      ?.nextElementSibling?.textContent;
  expect(price({})).toBe("$45.00, to pay at the appointment");
  expect(price({ over: true })).toBe("$45.00");
  expect(price({ status: "Cancelled", over: true, due: usd(0) })).toBe("$45.00");
  expect(price({ paid: usd(2000), due: usd(2500) })).toBe("$45.00");
  const free = { price: usd(0), due: usd(0) };
  expect(price(free)).toBe("Free");
  expect(price({ ...free, service_id: null, location: null })).toBeUndefined();
});

test("taken over by the browser it tells the visitor's clock, with the store's beside it", async () => {
  await open();
  expect(screen.getByText("9:00 am in New York")).toBeDefined();
  expect(screen.getByRole("link", { name: "Add to calendar" }).getAttribute("href")).toBe(
    "/api/marketplace-solopreneur/store/ostle-wren/bookings/code/calendar.ics",
  );
});

const unverified = bookingOf({ verify_by: "2026-06-20T13:00:00.000Z", movable: false });

test("by the link in the email a new customer confirms with one press", async () => {
  const confirmed = bookingOf({ status: "Confirmed", version: 2 });
  const seen = fakeNetwork(
    answers(bookings.verify, { status: true, message: "Booking confirmed", data: confirmed }),
  );
  await open(unverified, "from-the-email");
  expect(screen.getByText("Not confirmed yet")).toBeDefined();
  expect(screen.queryByRole("link", { name: "Add to calendar" })).toBeNull();
  press("Confirm booking");
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Booking confirmed."));
  expect(seen.map(({ body }) => body)).toEqual([{ token: "from-the-email" }]);
  expect(screen.queryByRole("button", { name: "Confirm booking" })).toBeNull();
  expect(screen.getByRole("link", { name: "Add to calendar" })).toBeDefined();
});

test("without that link the page says where to find it; too late, that it wasn't confirmed", async () => {
  await open(unverified);
  expect(screen.getByText(/^We've emailed you a link\./)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Confirm booking" })).toBeNull();
  await open(bookingOf({ ...unverified, status: "Cancelled", over: true }), "from-the-email");
  expect(screen.getByText("This booking was cancelled before it was confirmed.")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Confirm booking" })).toBeNull();
});

test("before a booking that was paid is cancelled, it says what goes back", async () => {
  await open(bookingOf({ refund: { amount: 4950, currency: "USD" } }));
  press("Cancel booking");
  expect(inDialog("Cancel this booking?").getByText(/^You get/).textContent).toBe("You get $49.50 back.");
});

test("late it can still be cancelled under the accepted policy, and it says what the store keeps", async () => {
  const policy: GuestBooking["policy"] = {
    cancel_before_minutes: 1440,
    late_cancel: { keep: "percent", percent: 50 },
    no_show: { fee: null },
    text: "Ring the bell.",
  };
  const late = { changeable_until: null, movable: false, policy };
  const cancelled = bookingOf({ ...late, status: "Cancelled", over: true, cancellable: false });
  const seen = fakeNetwork(answers(bookings.change, { status: true, message: "", data: cancelled }));
  await open(
    bookingOf({
      ...late,
      paid: { amount: 4500, currency: "USD" },
      refund: { amount: 2475, currency: "USD" },
      kept: { amount: 2475, currency: "USD" },
    }),
  );
  expect(screen.getByText("If you cancel after that, the store keeps 50% of the price.")).toBeDefined();
  expect(screen.getByText("Ring the bell.")).toBeDefined();
  const told = "It's too late to move your booking. If you cancel now, you get $24.75 back.";
  expect(screen.getByText(told)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Reschedule" })).toBeNull();
  press("Cancel booking");
  const dialog = inDialog("Cancel this booking?");
  expect(dialog.getByText(/^You get/).textContent).toBe("You get $24.75 back.");
  expect(dialog.getByText(/keeps/).textContent).toMatch(/keeps \$24\.75/);
  fireEvent.click(dialog.getByRole("button", { name: "Cancel booking" }));
  await waitFor(() =>
    expect(seen.map(({ body }) => body)).toEqual([
      { status: "Cancelled", refund: { amount: 2475, currency: "USD" }, version: 1 },
    ]),
  );
});

test.each([
  [true, "You can book this visit again."],
  [false, "It's too late to cancel free of charge: the visit counts as used."],
])(
  "a visit of a pack is paid with it; if it returns when cancelled (%s), it says so instead of money",
  async (visit_returns, told) => {
    const paid = { amount: 4500, currency: "USD" };
    const policy: GuestBooking["policy"] = {
      cancel_before_minutes: 1440,
      late_cancel: { keep: "percent", percent: 50 },
      no_show: { fee: null },
      text: "",
    };
    const due = { amount: 0, currency: "USD" };
    await open(bookingOf({ visit_returns, paid, due, policy, refund: paid, kept: paid }));
    expect(screen.getByText("Paid with a pack")).toBeDefined();
    expect(screen.queryByText("Paid online")).toBeNull();
    expect(screen.getByText("If you cancel after that, your visit counts as used.")).toBeDefined();
    press("Cancel booking");
    const dialog = inDialog("Cancel this booking?");
    expect(dialog.getByText(told)).toBeDefined();
    expect(dialog.queryByText(/\$/)).toBeNull();
  },
);

test("the page says which card is saved and for how long; cancelling late, what is charged, which is sent along", async () => {
  const usd = (amount: number) => ({ amount, currency: "USD" });
  const policy: GuestBooking["policy"] = {
    cancel_before_minutes: 1440,
    late_cancel: { keep: "percent", percent: 50 },
    no_show: { fee: usd(3000) },
    text: "",
  };
  const card = { label: "Visa ending in 4242", kept_until: "2026-07-06T14:00:00.000Z", no_show: usd(3000) };
  const late = { changeable_until: null, movable: false, policy };
  const cancelled = bookingOf({
    ...late,
    status: "Cancelled",
    over: true,
    cancellable: false,
    card: { ...card, kept_until: null, cancel_now: null, fee: { amount: usd(2250), state: "charged" } },
  });
  const seen = fakeNetwork(answers(bookings.change, { status: true, message: "", data: cancelled }));
  await open(bookingOf({ ...late, card: { ...card, cancel_now: usd(2250), fee: null } }));
  expect(screen.getByText("Visa ending in 4242")).toBeDefined();
  expect(screen.getByText(/^It is used only for this appointment,/)).toBeDefined();
  expect(screen.getByText(/^If you don't come, \$\d+\.\d\d is charged to your card\.$/)).toBeDefined();
  expect(screen.getByText(/If you cancel now, \$22\.50 is charged to your card\.$/)).toBeDefined();
  press("Cancel booking");
  const dialog = inDialog("Cancel this booking?");
  expect(dialog.getByText(/is charged to your card/).textContent).toBe(
    "$22.50 is charged to your card, Visa ending in 4242, under the policy you accepted.",
  );
  fireEvent.click(dialog.getByRole("button", { name: "Cancel booking" }));
  await waitFor(() =>
    expect(seen.map(({ body }) => body)).toEqual([{ status: "Cancelled", fee: usd(2250), version: 1 }]),
  );
  expect(await screen.findByText(/charged \(/)).toBeDefined();
});

test("cancelling asks first; a booking that was changed meanwhile is shown as it is now", async () => {
  const newest = bookingOf({ status: "Confirmed", version: 2, starts_at: TEN });
  const conflict = {
    status: false,
    error: "It was changed meanwhile.",
    code: "version_conflict",
    request_id: "x",
  };
  let asked = 0;
  const seen = fakeNetwork(answers(bookings.get, { data: newest }), [
    bookings.change,
    () =>
      (asked += 1) === 1
        ? Response.json(conflict, { status: 409 })
        : Response.json({
            status: true,
            message: "Your booking is cancelled",
            data: bookingOf({
              status: "Cancelled",
              version: 3,
              changeable_until: null,
              movable: false,
              over: true,
            }),
          }),
  ]);
  await open();
  press("Cancel booking");
  inDialog("Cancel this booking?").getByText(/others can book this time right away/);
  expect(seen).toEqual([]);
  fireEvent.click(inDialog("Cancel this booking?").getByRole("button", { name: "Cancel booking" }));
  expect(await screen.findByText("It was changed meanwhile.")).toBeDefined();
  expect(screen.getByText("Confirmed")).toBeDefined();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

  press("Cancel booking");
  fireEvent.click(inDialog("Cancel this booking?").getByRole("button", { name: "Cancel booking" }));
  expect(await screen.findByText("Your booking is cancelled.")).toBeDefined();
  expect(seen.filter(({ endpoint }) => endpoint === bookings.change).map(({ body }) => body)).toEqual([
    { status: "Cancelled", version: 1 },
    { status: "Cancelled", version: 2 },
  ]);
  expect(screen.queryByRole("button", { name: "Reschedule" })).toBeNull();
  expect(screen.queryByRole("link", { name: "Add to calendar" })).toBeNull();
});

test("what can no longer be changed says whom to turn to; who comes back sees the newest", async () => {
  fakeNetwork(answers(bookings.get, { data: bookingOf({ status: "Confirmed", version: 2 }) }));
  await open(bookingOf({ changeable_until: null, movable: false, cancellable: false }));
  expect(screen.getByText("It is too late to change it here: please get in touch.")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Cancel booking" })).toBeNull();
  expect(screen.getByRole("link", { name: "hello@ostle.example" })).toBeDefined();
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await waitFor(() => expect(screen.getByText("Confirmed")).toBeDefined());
});

const linksOf = (page: Document) =>
  Array.from(page.querySelectorAll("a"), (link) => [link.textContent, link.getAttribute("href")]);
const visit = ["Visit store", "/store/ostle-wren"];

test("the store's name leads to the store, and what is over can be booked again, without JavaScript too", () => {
  const alive = linksOf(parsed(bookingOf()));
  expect(alive).toContainEqual([expect.stringContaining("Ostle & Wren"), "/store/ostle-wren"]);
  expect(alive).toContainEqual(visit);
  expect(alive.map(([text]) => text)).not.toContain("Book again");
  const over = { over: true, changeable_until: null, movable: false } as const;
  for (const status of ["Cancelled", "Completed", "No-show", "Confirmed"] as const) {
    const links = linksOf(parsed(bookingOf({ ...over, status })));
    expect(links, status).toContainEqual(["Book again", `/store/ostle-wren#${SERVICE}`]);
    expect(links.map(([text]) => text)).not.toContain("Add to calendar");
  }
  const gone = linksOf(parsed(bookingOf({ ...over, service_id: null })));
  expect(gone).toContainEqual(["Book again", "/store/ostle-wren"]);
});

test("a store that has closed its page is led to by nothing", () => {
  const booking = bookingOf({ status: "Cancelled", over: true });
  const closed = { ...store, published: false };
  const html = renderBookingPage({
    store: closed,
    booking,
    code: "code",
    token: null,
    assets: { scripts: [], styles: [] },
  });
  const links = linksOf(new DOMParser().parseFromString(html, "text/html"));
  expect(links.filter(([, href]) => href?.startsWith("/store/"))).toEqual([]);
});

test("in place of a link that is unknown stands the way to the store, without a script", () => {
  const html = renderLostPage({ store, assets: { scripts: ["/a.js"], styles: ["/a.css"] } });
  const page = new DOMParser().parseFromString(html, "text/html");
  expect(page.querySelector("h1")?.textContent).toBe("This link does not work");
  expect(linksOf(page)).toContainEqual(["Go to Ostle & Wren", "/store/ostle-wren"]);
  expect(linksOf(page)).toContainEqual(visit);
  expect(page.querySelector("script[type=module]")).toBeNull();
  expect(page.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex,nofollow");
});
