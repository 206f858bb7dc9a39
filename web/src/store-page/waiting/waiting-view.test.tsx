import { type GuestWaiting, waitlist } from "@solodesk/contract/selling/waitlist.ts";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answers, fakeNetwork, refuses } from "../../../test/fake-network.ts";
import { storefrontOf } from "../../../test/storefront-of.ts";
import { renderWaitingPage } from "../entry-server.tsx";
import { WaitingView } from "./waiting-view.tsx";

// jsdom lacks these methods of the native dialog.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event("close"));
};

const { store } = storefrontOf();
const offer = { starts_at: "2026-06-22T13:00:00.000Z", ends_at: "2026-06-22T14:00:00.000Z" };
const waitingOf = (changes: Partial<GuestWaiting> = {}): GuestWaiting => ({
  status: "offered",
  day: "2026-06-22",
  service: "Lesson",
  service_id: "01a20464-0d7c-7272-81e4-17d65578fd74",
  location: "in_person",
  price: { amount: 4500, currency: "USD" },
  seats: 1,
  customer: { name: "Grace Hopper" },
  offer,
  expires_in: 1800,
  book_at: null,
  manage: null,
  confirmed: false,
  ...changes,
});
const changed = (data: GuestWaiting) => ({ status: true as const, message: "", data });

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-06-20T12:00:00Z"), shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Hydrates the server's HTML; a difference would fail the test. */
async function open(waiting = waitingOf()) {
  const assets = { scripts: ["/a.js"], styles: ["/a.css"] };
  const html = renderWaitingPage({ store, waiting, code: "code", assets });
  const page = new DOMParser().parseFromString(html, "text/html");
  const place = document.adoptNode(page.querySelector("#store-page")!);
  document.body.replaceChildren(place);
  const data = JSON.parse(page.querySelector("#store-page-data")?.textContent ?? "");
  const trouble = vi.fn<(error: unknown) => void>();
  await act(async () => hydrateRoot(place, <WaitingView page={data} />, { onRecoverableError: trouble }));
  expect(trouble).not.toHaveBeenCalled();
  return page;
}

test("at its foot are the languages of a store that has several", () => {
  const page = { waiting: waitingOf(), code: "code", assets: { scripts: [], styles: [] } };
  const html = renderWaitingPage({ ...page, store: { ...store, languages: ["en", "de"] } });
  expect(html).toMatch(/<footer.*href="\?lang=de"[^>]*>Deutsch</);
  expect(renderWaitingPage({ ...page, store })).not.toContain("<footer");
});

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

test("what is kept counts down and is booked; its page is nobody's to find", async () => {
  const booked = waitingOf({ status: "booked", manage: "/store/ostle-wren/booking/code" });
  const seen = fakeNetwork(answers(waitlist.book, changed(booked)));
  const page = await open();
  expect(page.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex,nofollow");
  await heading("A time is free for you");
  expect(screen.getByText(/^(30:00|29:5\d)$/)).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText(/^(29:00|28:5\d)$/)).toBeDefined();
  press("Book this time");
  await heading("Booking request sent");
  expect(screen.getByRole("link", { name: "See or change it" }).getAttribute("href")).toBe(
    "/store/ostle-wren/booking/code",
  );
  expect(seen.map(({ endpoint }) => endpoint)).toEqual([waitlist.book]);
});

test("an offer that needs more than a press leads to the store page, with the time", async () => {
  const book_at = "/store/ostle-wren#01a20464-0d7c-7272-81e4-17d65578fd74?at=then&hold=token";
  await open(waitingOf({ book_at }));
  expect(screen.queryByRole("button", { name: "Book this time" })).toBeNull();
  expect(screen.getByRole("link", { name: "Book this time" }).getAttribute("href")).toBe(book_at);
  expect(screen.getByRole("button", { name: "No, thanks" })).toBeDefined();
});

test("when it has run out nothing is left to press, and a refusal shows how it stands", async () => {
  fakeNetwork(
    refuses(waitlist.book, "invalid_transition"),
    answers(waitlist.get, { data: waitingOf({ status: "lapsed", expires_in: 0 }) }),
  );
  await open();
  press("Book this time");
  await heading("This time is no longer kept for you");
  expect(screen.getByText("The current status doesn't allow this.")).toBeDefined();

  document.body.replaceChildren();
  await open(waitingOf({ expires_in: 5 }));
  expect(screen.getByRole("button", { name: "No, thanks" })).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(6000));
  await heading("This time is no longer kept for you");
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(screen.getByRole("link", { name: "See what is free" }).getAttribute("href")).toBe(
    "/store/ostle-wren#01a20464-0d7c-7272-81e4-17d65578fd74",
  );
});

test("no, thanks asks first, and leaves", async () => {
  const seen = fakeNetwork(answers(waitlist.leave, changed(waitingOf({ status: "left" }))));
  await open();
  press("No, thanks");
  expect(seen).toEqual([]);
  press("Give it up");
  await heading("You left the waitlist");
  await waitFor(() => expect(document.querySelector("dialog")?.open).toBe(false));
});
