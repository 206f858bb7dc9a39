import { type Block, support } from "@solodesk/contract/platform/support.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { answers, fakeNetwork } from "../../../../../test/fake-network.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { heading, pageOf, paragraph } from "../../../../../test/support-of.ts";
import { RefundPolicyScreen } from "./written-page-screen.tsx";

const open = (hash = "") => showScreen({ at: `/refund-policy${hash}`, screen: <RefundPolicyScreen /> });
const sections = [
  heading("cancellations", "Cancellations"),
  paragraph("Cancel before it starts."),
  heading("no-shows", "No-shows", 3),
  heading("how-long", "How long it takes"),
];
const page = (blocks: Block[] = sections) =>
  answers(support.getPage, { data: pageOf("refund-policy", blocks) });

beforeEach(() => notices.set([]));

test("the text stands under the screen's own name, with the day it holds from and what is in it", async () => {
  const seen = fakeNetwork(page());
  open();
  expect(screen.getByRole("status", { name: "Loading the text" })).toBeTruthy();
  expect(await screen.findByRole("heading", { level: 2, name: "Cancellations" })).toBeTruthy();
  expect(seen[0]?.url.pathname).toMatch(/\/pages\/refund-policy$/);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Refund Policy");
  expect(screen.getByText("May 1, 2026").getAttribute("datetime")).toBe("2026-05-01");
  expect(screen.getByRole("heading", { level: 3 }).id).toBe("no-shows");
  const inside = within(screen.getByRole("navigation", { name: "On this page" })).getAllByRole("link");
  expect(inside.map((link) => link.getAttribute("href"))).toEqual([
    "/refund-policy#cancellations",
    "/refund-policy#no-shows",
    "/refund-policy#how-long",
  ]);
  expect(screen.queryByRole("status")).toBeNull();
});

test("links lead where they may, and everything else is plain text", async () => {
  const link = (to: string) => paragraph({ text: to, to });
  const never = [
    "javascript:alert(1)",
    "//evil.example",
    "http://plain.example",
    "data:text/html,x",
    "/\\evil",
  ];
  const some = [
    "/privacy#cookies",
    "/store/ada",
    "https://example.com/a",
    "mailto:a@example.com",
    "tel:+15550100",
  ];
  fakeNetwork(page([...never, ...some].map(link)));
  open();
  await screen.findByText("/privacy#cookies");
  const shown = screen
    .getAllByRole("link")
    .map((one) => [one.getAttribute("href"), one.getAttribute("target"), one.getAttribute("rel")]);
  expect(shown).toEqual(
    some.map((to) => [to, ...(to.startsWith("https") ? ["_blank", "noopener noreferrer"] : [null, null])]),
  );
  for (const text of never) expect(screen.getByText(text).closest("a")).toBeNull();
});

test("what looks like markup is text", async () => {
  fakeNetwork(page([paragraph({ text: "<img src=x onerror=alert(1)>", strong: true })]));
  const { container } = open();
  expect(await screen.findByText("<img src=x onerror=alert(1)>")).toBeTruthy();
  expect(container.querySelector("img")).toBeNull();
});

test("a hash scrolls to its heading once the text is there, and at every further press", async () => {
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
  fakeNetwork(page());
  const { router } = open("#how-long");
  const target = await screen.findByRole("heading", { name: "How long it takes" });
  expect(scrolled.mock.contexts).toEqual([target]);
  expect(document.activeElement).toBe(target);
  const link = within(screen.getByRole("navigation")).getByRole("link", { name: "How long it takes" });
  await act(async () => fireEvent.click(link));
  expect(scrolled.mock.contexts).toEqual([target, target]);
  await act(async () => router.navigate("#%E0%A4%A"));
  expect(scrolled).toHaveBeenCalledTimes(2);
  expect(document.contains(target)).toBe(true);
});

test("Back to a heading leaves the page where the reader was", async () => {
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
  fakeNetwork(page());
  const { router } = open();
  await screen.findByRole("heading", { name: "How long it takes" });
  await act(async () => router.navigate("#how-long"));
  expect(scrolled).toHaveBeenCalledTimes(1);
  await act(async () => router.navigate("?elsewhere"));
  await act(async () => router.navigate(-1));
  expect(router.state.location.hash).toBe("#how-long");
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test("what comes late above the heading moves it back into view, until somebody moves the page", async () => {
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
  let grow = () => {};
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(seen: () => void) {
        grow = seen;
      }
      observe = () => undefined;
      disconnect = () => {
        grow = () => {};
      };
    },
  );
  fakeNetwork(page());
  open("#how-long");
  const target = await screen.findByRole("heading", { name: "How long it takes" });
  await act(async () => grow());
  expect(scrolled.mock.contexts).toEqual([target, target]);
  fireEvent.wheel(window);
  grow();
  expect(scrolled).toHaveBeenCalledTimes(2);
});

test("a heading's link is copied and followed; where the clipboard is closed it is shown", async () => {
  fakeNetwork(page());
  const { router } = open();
  await screen.findByRole("heading", { name: "Cancellations" });
  const written = vi.fn(async () => undefined);
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: written } });
  const press = () =>
    act(async () => fireEvent.click(screen.getByRole("link", { name: "Copy link to “Cancellations”" })));
  await press();
  expect(written).toHaveBeenCalledWith(`${location.origin}${location.pathname}#cancellations`);
  expect(notices.get()).toMatchObject([{ title: "Link copied" }]);
  expect(router.state.location.hash).toBe("#cancellations");
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: undefined });
  await press();
  expect(notices.get().at(-1)?.description).toContain("#cancellations");
});

test("a text that cannot be fetched is said, with Retry", async () => {
  fakeNetwork();
  open();
  const retry = await screen.findByRole("button", { name: "Retry" });
  expect(notices.get()).toMatchObject([{ title: "Error", description: "Failed to load the page" }]);
  fakeNetwork(page());
  fireEvent.click(retry);
  expect(await screen.findByRole("heading", { name: "Cancellations" })).toBeTruthy();
});

test("a text nobody wrote leads to who can be asked for it", async () => {
  fakeNetwork(page([]));
  open();
  await waitFor(() =>
    expect(screen.getByRole("link", { name: "Contact us" }).getAttribute("href")).toBe("/contact-us"),
  );
});
