import { auth } from "@solodesk/contract/identity/auth.ts";
import { support } from "@solodesk/contract/platform/support.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { answers, fakeNetwork } from "../../../../../test/fake-network.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { someFaqs } from "../../../../../test/support-of.ts";
import { FaqsScreen } from "./faqs-screen.tsx";

const chatUrl = "https://chat.example/start?text=Hi";
const config = answers(auth.getConfig, {
  google: { enabled: false, clientId: null, authorizationEndpoint: null },
  mails: true,
  localOnly: false,
  chatUrl,
  projectId: "p",
  currency: "USD",
});
const faqs = answers(support.listFaqs, { data: someFaqs });

const open = (more = "") => showScreen({ at: `/faqs${more}`, screen: <FaqsScreen /> });
const search = (text: string) =>
  fireEvent.change(screen.getByRole("searchbox", { name: "Search questions" }), { target: { value: text } });
const questions = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
const question = (name: string) => screen.getByRole("button", { name });
const press = (element: HTMLElement) => act(async () => fireEvent.click(element));
const categories = () =>
  within(screen.getByRole("navigation", { name: "Categories" }))
    .getAllByRole("link")
    .map(({ textContent }) => textContent);
const refunding = "How do I refund a customer?";

beforeEach(() => notices.set([]));

test("questions stand under their categories, which are counted", async () => {
  fakeNetwork(faqs, config);
  open();
  expect(screen.getByRole("status", { name: "Loading the questions" })).toBeTruthy();
  expect(await screen.findByRole("heading", { level: 2, name: "Getting started" })).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("FAQ's");
  expect(questions()).toEqual(someFaqs.map((faq) => faq.question));
  expect(categories()).toEqual(["All questions4", "Getting started2", "Money2"]);
  await press(screen.getByRole("link", { name: /^Money/ }));
  expect(questions()).toEqual(["How do I refund a customer?", "What does it cost?"]);
});

test("search narrows at once, best match first, marks it, counts it and lands in the address", async () => {
  fakeNetwork(faqs, config);
  const { router } = open("?category=Money");
  await screen.findByText(refunding);
  search("refund");
  expect(questions()).toEqual([refunding, "What does it cost?"]);
  expect(within(question(refunding)).getByText("refund").tagName).toBe("MARK");
  expect(screen.getByText("Refund", { selector: "mark" }).closest("p")?.textContent).toBe(
    "Open the order and press Refund.",
  );
  expect(categories()).toEqual(["All questions2", "Getting started0", "Money2"]);
  await waitFor(() => expect(router.state.location.search).toBe("?category=Money&q=refund"));
  search("");
  await waitFor(() => expect(router.state.location.search).toBe("?category=Money"));
});

test("a category chosen before the typing has paused is kept", async () => {
  fakeNetwork(faqs, config);
  const { router } = open();
  await screen.findByText(refunding);
  search("refund");
  await press(screen.getByRole("link", { name: /^Money/ }));
  await waitFor(() => expect(router.state.location.search).toBe("?category=Money&q=refund"));
});

test("leaving just as typing pauses is not undone", async () => {
  fakeNetwork(faqs, config);
  const { router } = open();
  await screen.findByText(refunding);
  vi.useFakeTimers();
  await act(async () => {
    search("refund");
    void router.navigate("/contact-us");
    vi.advanceTimersByTime(200);
  });
  vi.useRealTimers();
  expect(router.state.location).toMatchObject({ pathname: "/contact-us", search: "" });
});

test("opening a question puts it in the address, several stay open, closing takes it out", async () => {
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
  fakeNetwork(faqs, config);
  const { router } = open("?category=Money");
  await screen.findByText(refunding);
  await press(question(refunding));
  expect(router.state.location).toMatchObject({ search: "?category=Money", hash: "#refund-sale" });
  await press(question("What does it cost?"));
  expect(router.state.location.hash).toBe("#fees");
  expect(router.state.historyAction).toBe("REPLACE");
  expect(screen.getAllByRole("region")).toHaveLength(2);
  await press(question("What does it cost?"));
  expect(router.state.location.hash).toBe("");
  expect(question(refunding).getAttribute("aria-expanded")).toBe("true");
  // The page does not scroll.
  expect(scrolled).not.toHaveBeenCalled();
});

test("an address that names a question opens it and scrolls to it, also when another one follows", async () => {
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
  fakeNetwork(faqs, config);
  const { router } = open("#fees");
  expect(await screen.findByText(/until a sale is made/)).toBeTruthy();
  expect(scrolled.mock.contexts).toEqual([document.getElementById("fees")]);
  await act(async () => router.navigate("/faqs#refund-sale"));
  expect(question(refunding).getAttribute("aria-expanded")).toBe("true");
  expect(scrolled.mock.contexts.at(-1)).toBe(document.getElementById("refund-sale"));
  // The question that the address opened can be closed.
  await press(question(refunding));
  expect(question(refunding).getAttribute("aria-expanded")).toBe("false");
});

test("each question hands its address on", async () => {
  fakeNetwork(faqs, config);
  open();
  await screen.findByText(refunding);
  const written = vi.fn(async () => undefined);
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: written } });
  await press(question(`Copy link to “${refunding}”`));
  expect(written).toHaveBeenCalledWith(expect.stringMatching(/#refund-sale$/));
});

test("what nobody asked leads to people", async () => {
  fakeNetwork(faqs, config);
  open("?q=zebra");
  expect(
    await screen.findByText("Nothing matches “zebra”. Try fewer or other words, or ask us."),
  ).toBeTruthy();
  expect(screen.getByRole("link", { name: "Contact us" }).getAttribute("href")).toBe("/contact-us");
  const chat = await screen.findByRole("link", { name: "Start a chat" });
  expect(chat.getAttribute("href")).toBe(chatUrl);
});

test("what only another category answers leads there", async () => {
  fakeNetwork(faqs, config);
  open("?q=refund&category=Getting+started");
  await press(await screen.findByRole("link", { name: "Search all questions (2)" }));
  expect(questions()).toContain(refunding);
});

test("without questions there are people to ask", async () => {
  fakeNetwork(answers(support.listFaqs, { data: [] }), config);
  open();
  expect(await screen.findByText(/^No answers yet/)).toBeTruthy();
  expect(await screen.findByRole("link", { name: "Start a chat" })).toBeTruthy();
});

test("questions that cannot be fetched are said, with Retry", async () => {
  fakeNetwork(config);
  open();
  const retry = await screen.findByRole("button", { name: "Retry" });
  fakeNetwork(faqs, config);
  fireEvent.click(retry);
  expect(await screen.findByText(refunding)).toBeTruthy();
});
