// What a visitor asks on the store page, and what they can do with the answer.
import { customerQuestions, type StoreAnswer } from "@solodesk/contract/account/customer-questions.ts";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { answers, fakeNetwork, refuses } from "../../../test/fake-network.ts";
import { storefrontOf } from "../../../test/storefront-of.ts";
import { pageData } from "../document/page-data.ts";
import { AskPanel } from "./ask-panel.tsx";
import { useQuestion } from "./use-question.ts";

const page = pageData(storefrontOf(), "https://shop.example");
const [lesson] = page.services;
const onBook = vi.fn();
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function Panel() {
  return <AskPanel page={page} question={useQuestion(page.shop)} onBook={onBook} />;
}

const nothing: StoreAnswer = { topic: null, text: [], days: [], services: [], products: [], choices: [] };
const button = (name: string | RegExp) => screen.getByRole("button", { name });
async function ask(text: string) {
  fireEvent.change(screen.getByLabelText("Your question"), { target: { value: text } });
  await act(async () => fireEvent.click(button("Ask")));
}

it("shows free times, of which one opens its booking", async () => {
  const slots = ["2026-06-11T13:00:00Z", "2026-06-11T15:00:00Z"].map((starts_at) => ({
    starts_at,
    ends_at: starts_at,
  }));
  const { id = "", name = "", price = { amount: 0, currency: "USD" }, duration_minutes = 90 } = lesson ?? {};
  const services = [{ id, name, price, duration_minutes, capacity: 1, slots }];
  const seen = fakeNetwork(
    answers(customerQuestions.ask, {
      data: { ...nothing, topic: "times", text: ["Free times for Lesson:"], services },
    }),
  );
  render(<Panel />);
  await ask("  any time for a lesson tomorrow ");
  expect(seen[0]?.body).toMatchObject({
    text: "any time for a lesson tomorrow",
    timezone: expect.any(String),
  });
  expect(document.activeElement?.textContent).toBe("any time for a lesson tomorrow");
  fireEvent.click(screen.getAllByRole("button", { name: /June 11/ })[1]!);
  expect(onBook).toHaveBeenCalledWith(lesson, "2026-06-11T15:00:00Z");
  fireEvent.click(button("Book"));
  expect(onBook).toHaveBeenLastCalledWith(lesson);
});

it("asks the same question again about what is chosen", async () => {
  const choices = [{ label: "Lesson", about: lesson?.id ?? "" }];
  const seen = fakeNetwork(
    answers(customerQuestions.ask, { data: { ...nothing, topic: "times", text: ["Which?"], choices } }),
  );
  render(<Panel />);
  await ask("any time tomorrow");
  await act(async () => fireEvent.click(button("Lesson")));
  expect(seen[1]?.body).toMatchObject({ text: "any time tomorrow", about: lesson?.id });
});

it("offers what it has answers to, and sends the topic", async () => {
  const seen = fakeNetwork(
    answers(customerQuestions.ask, { data: { ...nothing, topic: "policy", text: ["Until noon."] } }),
  );
  render(<Panel />);
  const topics = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(topics).toEqual([
    "Free times",
    "Services and prices",
    "Products",
    "Opening hours",
    "Moving or cancelling",
    "Payment",
    "Shipping",
    "Address",
  ]);
  await act(async () => fireEvent.click(button("Moving or cancelling")));
  expect(seen[0]?.body).toMatchObject({ topic: "policy" });
  expect(screen.getByText("Until noon.")).toBeDefined();
  expect(screen.getByRole("link", { name: "hello@ostle.example" }).getAttribute("href")).toBe(
    "mailto:hello@ostle.example?subject=Moving%20or%20cancelling",
  );
});

it("says what failed, and asks again; an answer that comes late is not that of the new question", async () => {
  fakeNetwork(refuses(customerQuestions.ask, "rate_limited"));
  render(<Panel />);
  await ask("first");
  const waiting = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => waiting.promise);
  fireEvent.click(button("Retry"));
  fakeNetwork(answers(customerQuestions.ask, { data: { ...nothing, text: ["Second answer"] } }));
  await ask("second");
  expect(screen.getByText("Second answer")).toBeDefined();
  await act(async () => waiting.resolve(Response.json({ data: { ...nothing, text: ["First answer"] } })));
  await waitFor(() => expect(screen.queryByText("First answer")).toBeNull());
  expect(screen.getByRole("heading", { name: "second" })).toBeDefined();
});
