import type { AnswerLine } from "@solodesk/contract/account/assistant/thread.ts";
import { assistant } from "@solodesk/contract/account/assistant.ts";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answers, fakeNetwork } from "../../../../../test/fake-network.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { conversation, startAnew } from "./conversation.ts";
import { Exchanges } from "./exchanges.tsx";

const thread = "019c0000-0000-7000-8000-00000000000a";
const message = "019c0000-0000-7000-8000-00000000000c";
const read = (questions: string[]): AnswerLine => ({ type: "model", name: "qwen3", questions, message });
const prose: AnswerLine = {
  type: "prose",
  parts: [{ text: "You took in " }, { text: "$30.00", page: "/orders" }, { text: "." }],
};

beforeEach(() => startAnew());

function show(state: "asking" | "answered", ...lines: AnswerLine[]) {
  conversation.set({ thread, exchanges: [], state: "ready" });
  const exchange = { key: "1", text: "Was May any good", lines, state };
  return showScreen({ at: "/orders", screen: <Exchanges exchanges={[exchange]} /> });
}
const button = () => screen.queryByRole("button", { name: "What was sent" });

test("what a language model wrote leads to the rows, and what it was sent can be read", async () => {
  const body = JSON.stringify({ model: "qwen3", messages: [{ role: "user", content: "Was May any good" }] });
  const seen = fakeNetwork(answers(assistant.getSent, { data: [{ host: "model.example.com", body }] }));
  show("answered", read(["Revenue by service May 2026", "Who is next?"]), prose);
  expect(screen.getByText("qwen3 read this as “Revenue by service May 2026”, “Who is next?”.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "$30.00" }).getAttribute("href")).toBe("/orders");
  await act(async () => fireEvent.click(button()!));
  const dialog = await screen.findByRole("dialog", { name: "What was sent" });
  expect(await within(dialog).findByRole("heading", { name: "To model.example.com" })).toBeTruthy();
  expect(within(dialog).getByDisplayValue(/"content": "Was May any good"/)).toBeTruthy();
  const { url } = seen.find(({ endpoint }) => endpoint === assistant.getSent)!;
  expect(url.pathname).toMatch(new RegExp(`/threads/${thread}/messages/${message}/sent$`));
});

test("while it is written nothing of it is kept yet", () => {
  fakeNetwork();
  show("asking", read(["Who is next?"]));
  expect(button()).toBeNull();
});

test("a question that it didn't understand either was sent all the same", () => {
  fakeNetwork();
  show("answered", read([]));
  expect(screen.getByText("qwen3 was asked too.")).toBeTruthy();
  expect(button()).not.toBeNull();
});
