import type { Proposal } from "@solodesk/contract/account/assistant/proposal.ts";
import type { AnswerLine, ThreadMessage } from "@solodesk/contract/account/assistant/thread.ts";
import { assistant } from "@solodesk/contract/account/assistant.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { threadKey } from "#kernel/session/personal-keys.ts";
import { clearSession } from "#kernel/session/session.ts";
import { answers, fakeNetwork, refuses, type Seen } from "../../../../../test/fake-network.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { streamOf } from "../../../../../test/stream-of.ts";
import { AssistantButton } from "./assistant-button.tsx";
import { conversation, draft, startAnew } from "./conversation.ts";
import { LazyAssistant } from "./lazy-assistant.tsx";
import { loadAssistant, openAssistant } from "./open-assistant.ts";
import { closeAssistant } from "./panel-state.ts";

const thread = {
  id: "019c0000-0000-7000-8000-00000000000a",
  title: "Who owes me money?",
  updated_at: "2026-06-01T12:00:00.000Z",
};
const later = "2999-01-01T00:00:00.000Z";
const proposal: Proposal = {
  id: "019c0000-0000-7000-8000-000000000001",
  endpoint: "appointments.move",
  sha256: "a".repeat(64),
  state: "open",
  created_by: "ask",
  token_name: null,
  card: {
    title: "Move Anna to 3 pm",
    changes: [{ name: "Time", before: "2 pm", after: "3 pm" }],
    consequences: [],
    emails: [],
    undo_seconds: 600,
  },
  created_at: "2026-06-01T12:00:00.000Z",
  expires_at: later,
  confirmed_at: null,
  undo_until: null,
  error: null,
};
const done: Proposal = { ...proposal, state: "confirmed", undo_until: later };
const rows: AnswerLine = {
  type: "tool",
  id: "e1",
  endpoint: "orders.list",
  input: {},
  page: "/orders",
  at: "2026-06-01T12:00:00.000Z",
  title: "Unpaid orders",
  total: { amount: 3000, currency: "USD" },
  rows: [
    { label: "Order 7", detail: "Anna", amount: { amount: 2000, currency: "USD" }, page: "/orders?order=7" },
    { label: "Bea", value: "3 visits", share: 0.25, question: "What did Bea book?" },
  ],
  more: 4,
};
const choices: AnswerLine = {
  type: "choices",
  choices: [
    { label: "Last month", question: "Who owed me money last month?", whole: true },
    { label: "Email somebody", question: "Email Anna that ", whole: false },
  ],
};
const card: AnswerLine = { type: "card", proposal };
const ending: AnswerLine = { type: "end" };
const text = (said: string): AnswerLine => ({ type: "text", text: said });
const written = (...lines: AnswerLine[]) => lines.map((line) => `${JSON.stringify(line)}\n`).join("");

type Route = Parameters<typeof fakeNetwork>[number];
let streams: ReturnType<typeof streamOf>[];
const asking: Route = [
  assistant.ask,
  () => {
    const stream = streamOf();
    streams.push(stream);
    return stream.response;
  },
];
const quiet: Route[] = [
  answers(assistant.getBriefing, { data: [] }),
  answers(assistant.listProposals, { data: [] }),
  answers(assistant.startThread, { data: thread }),
];
/** Answers each question at once with these lines. */
const replies = (...lines: AnswerLine[]): Route => [
  assistant.ask,
  () => {
    const stream = streamOf();
    stream.write(written(...lines, ending));
    stream.end();
    return stream.response;
  },
];
const questions = (seen: readonly Seen[]) =>
  seen.filter(({ endpoint }) => endpoint === assistant.ask).map(({ body }) => body);

const show = () =>
  showScreen({
    at: "/orders",
    screen: (
      <>
        <input aria-label="Elsewhere" />
        <AssistantButton />
        <LazyAssistant />
      </>
    ),
  });
const open = async () => {
  show();
  await act(() => openAssistant());
};
const press = (key: string, more: KeyboardEventInit = {}) =>
  act(async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
  });
const field = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Ask the assistant" });
const click = async (name: string | RegExp) => {
  const button = await screen.findByRole("button", { name });
  await act(async () => fireEvent.click(button));
};
const type = async (typed: string) => fireEvent.change(await field(), { target: { value: typed } });
const ask = async (typed: string) => {
  await type(typed);
  await act(async () => fireEvent.keyDown(await field(), { key: "Enter" }));
};
const streamed = async (piece: string, nth = 0) => {
  await waitFor(() => expect(streams).toHaveLength(nth + 1));
  await act(async () => streams[nth]?.write(piece));
};
const isWide = (wide: boolean) =>
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: wide && query === "(min-width: 90rem)",
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );

beforeAll(loadAssistant);
beforeEach(() => {
  streams = [];
  notices.set([]);
  draft.set("");
  startAnew();
  closeAssistant();
  isWide(true);
});

test("a question starts a thread, and its answer is drawn as it comes", async () => {
  const seen = fakeNetwork(...quiet, asking);
  await open();
  expect(await screen.findByText(/^Ask about your appointments/)).toBeTruthy();
  await ask("  Who owes me money? ");
  expect(await screen.findByText("Working on it…")).toBeTruthy();
  const first = written(text("Two people do."));
  await streamed(first.slice(0, 9));
  await streamed(`${first.slice(9)}{"type":"new kind"}\n`);
  const log = screen.getByRole("log");
  expect(await within(log).findByText("Two people do.")).toBeTruthy();
  expect(screen.queryByText(/^Ask about your appointments/)).toBeNull();
  await streamed(written(rows, choices, card, ending));
  const link = await within(log).findByRole("link", { name: /^Order 7.*20\.00.*Anna/ });
  expect(link.getAttribute("href")).toBe("/orders?order=7");
  expect(within(log).getByText("Total").textContent).toContain("30.00");
  expect(within(log).getByRole("link", { name: "Show 4 more" }).getAttribute("href")).toBe("/orders");
  expect(within(log).getByRole("group", { name: "Move Anna to 3 pm" })).toBeTruthy();
  expect(screen.queryByText("Working on it…")).toBeNull();
  expect(questions(seen)).toEqual([
    { text: "Who owes me money?", context: { page: "/", week_start: expect.any(Number) } },
  ]);
  await click(/^Bea.*3 visits/);
  await click("Last month");
  expect(questions(seen).slice(1)).toMatchObject([
    { text: "What did Bea book?" },
    { text: "Who owed me money last month?" },
  ]);
  expect(seen.filter(({ endpoint }) => endpoint === assistant.startThread)).toHaveLength(1);
});

test("a choice that is only a beginning goes into the field; the last question comes back with the arrow", async () => {
  const seen = fakeNetwork(...quiet, replies(choices));
  await open();
  await ask("Hello");
  await click("Email somebody");
  expect((await field()).value).toBe("Email Anna that ");
  expect(document.activeElement).toBe(await field());
  await type("");
  await press("ArrowUp");
  expect((await field()).value).toBe("Hello");
  await press("Enter", { shiftKey: true });
  await press("Enter", { isComposing: true });
  expect(questions(seen)).toHaveLength(1);
});

test("Stop ends the answer, keeps what came, and lets it be asked again", async () => {
  const seen = fakeNetwork(...quiet, asking);
  await open();
  await ask("Who is coming?");
  await streamed(written(text("Anna comes.")));
  expect(screen.queryByRole("button", { name: "Send" })).toBeNull();
  await click("Stop");
  expect(await screen.findByText("You stopped this answer.")).toBeTruthy();
  expect(screen.getByText("Anna comes.")).toBeTruthy();
  await click("Ask again");
  await waitFor(() => expect(questions(seen)).toHaveLength(2));
  expect(screen.queryByText("You stopped this answer.")).toBeNull();
});

test("an answer without its end is a failure, and Retry asks the same in its place", async () => {
  fakeNetwork(...quiet, asking);
  await open();
  await ask("Who is coming?");
  await streamed(written(text("Half of it")));
  await act(async () => streams[0]?.end());
  expect(await screen.findByText("The answer was cut off.")).toBeTruthy();
  await click("Retry");
  expect(screen.queryByText("Half of it")).toBeNull();
  await streamed(written(text("All of it"), ending), 1);
  expect(await screen.findByText("All of it")).toBeTruthy();
  expect(screen.getAllByText("Who is coming?")).toHaveLength(1);
});

test("no connection is said, and what the server refuses; a thread that is gone is replaced by a new one", async () => {
  fakeNetwork();
  await open();
  await ask("Who is coming?");
  expect(await screen.findByText(/^Solodesk does not answer\./)).toBeTruthy();
  fakeNetwork(...quiet, refuses(assistant.ask, "not_found"));
  await click("Retry");
  expect(await screen.findByText("We couldn't find that.")).toBeTruthy();
  const seen = fakeNetwork(...quiet, replies(text("Anna")));
  await click("Retry");
  expect(await screen.findByText("Anna")).toBeTruthy();
  expect(seen.some(({ endpoint }) => endpoint === assistant.startThread)).toBe(true);
});

test("the card confirms what was read, and takes it back", async () => {
  const seen = fakeNetwork(
    ...quiet,
    replies(card),
    answers(assistant.confirm, { status: true, message: "Done", data: done }),
    answers(assistant.undo, { status: true, message: "Undone", data: { ...done, state: "undone" } }),
  );
  await open();
  await ask("Move Anna");
  await click("Confirm");
  const region = await screen.findByRole("group", { name: "Move Anna to 3 pm" });
  expect(await within(region).findByText("Done")).toBeTruthy();
  expect(document.activeElement, "the button that had it is gone").toBe(region);
  expect(seen.find(({ endpoint }) => endpoint === assistant.confirm)?.body).toEqual({
    sha256: proposal.sha256,
  });
  expect(notices.get().at(-1)).toMatchObject({ title: "Done", action: { label: "Undo" } });
  await click("Undo");
  expect(await within(region).findByText("Undone")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

test("Undo goes when its time is over, and an expired proposal can't be confirmed", async () => {
  const over = "2020-01-01T00:00:00.000Z";
  fakeNetwork(
    ...quiet,
    replies(
      { type: "card", proposal: { ...done, undo_until: over } },
      { type: "card", proposal: { ...proposal, expires_at: over } },
    ),
  );
  await open();
  await ask("Move Anna");
  expect(await screen.findByText("Expired")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^(Undo|Confirm)$/ })).toBeNull();
});

test("Not now rejects it", async () => {
  const rejected: Proposal = { ...proposal, state: "rejected" };
  fakeNetwork(
    ...quiet,
    replies(card),
    answers(assistant.reject, { status: true, message: "Proposal rejected", data: rejected }),
  );
  await open();
  await ask("Move Anna");
  await click("Not now");
  expect(await screen.findByText("Dismissed")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Confirm" })).toBeNull();
});

test("a card that is out of date is replaced, and nothing is done until it is read", async () => {
  const renewed = { ...proposal, card: { ...proposal.card, title: "Move Anna to 4 pm" } };
  const stale = {
    status: false,
    code: "version_conflict",
    error: "This has changed since you opened it.",
    request_id: "test",
    data: renewed,
  };
  fakeNetwork(...quiet, replies(card), [assistant.confirm, () => Response.json(stale, { status: 409 })]);
  await open();
  await ask("Move Anna");
  await click("Confirm");
  const region = await screen.findByRole("group", { name: "Move Anna to 4 pm" });
  expect(within(region).getByText(/^Something changed in the meantime\./)).toBeTruthy();
  expect(within(region).getByRole("button", { name: "Confirm" })).toBeTruthy();
  expect(notices.get()).toEqual([]);
});

test("Ctrl+J opens it at its field, goes back to the field, and closes it; so does Escape", async () => {
  fakeNetwork(...quiet);
  show();
  const elsewhere = screen.getByLabelText("Elsewhere");
  elsewhere.focus();
  await press("j", { ctrlKey: true, shiftKey: true });
  expect(screen.queryByRole("complementary")).toBeNull();
  await press("j", { ctrlKey: true });
  expect(await screen.findByRole("complementary", { name: "Assistant" })).toBeTruthy();
  expect(document.activeElement).toBe(await field());
  expect(screen.getByRole("button", { name: "Assistant" }).getAttribute("aria-expanded")).toBe("true");
  elsewhere.focus();
  await press("j", { metaKey: true });
  expect(document.activeElement).toBe(await field());
  await type("half a thought");
  await press("j", { ctrlKey: true });
  expect(screen.queryByRole("complementary")).toBeNull();
  expect(document.activeElement).toBe(elsewhere);
  await press("j", { ctrlKey: true });
  expect((await field()).value).toBe("half a thought");
  await press("Escape");
  expect(screen.queryByRole("complementary")).toBeNull();
  expect(document.activeElement).toBe(elsewhere);
});

test("in a narrow window it is a sheet, which a link in it closes", async () => {
  isWide(false);
  fakeNetwork(...quiet, replies(rows));
  const { router } = show();
  await act(() => openAssistant("Who owes me money?"));
  expect(await screen.findByRole("dialog", { name: "Assistant" })).toBeTruthy();
  const link = await screen.findByRole("link", { name: "Show 4 more" });
  await act(async () => fireEvent.click(link));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(router.state.historyAction).toBe("REPLACE");
});

test("after a reload the thread is there again, until the session ends", async () => {
  const message: ThreadMessage = {
    id: "019c0000-0000-7000-8000-00000000000b",
    text: "Who is coming?",
    lines: [text("Anna comes."), ending],
    asked_at: "2026-06-01T12:00:00.000Z",
  };
  sessionStorage.setItem(threadKey, thread.id);
  const seen = fakeNetwork(
    ...quiet,
    answers(assistant.getThread, { data: { ...thread, messages: [message] } }),
    replies(),
  );
  await open();
  expect(await screen.findByText("Anna comes.")).toBeTruthy();
  await ask("And on Monday?");
  await waitFor(() => expect(questions(seen)).toHaveLength(1));
  expect(seen.find(({ endpoint }) => endpoint === assistant.ask)?.url.pathname).toContain(thread.id);
  act(clearSession);
  expect(sessionStorage.getItem(threadKey)).toBeNull();
  expect(conversation.get().exchanges).toEqual([]);
});

test("earlier threads are listed, opened and deleted", async () => {
  const removed: Route = answers(assistant.removeThread, { status: true, message: "Conversation deleted" });
  let listed = [thread];
  const seen = fakeNetwork(
    ...quiet,
    [assistant.listThreads, () => Response.json({ data: listed })],
    answers(assistant.getThread, { data: { ...thread, messages: [] } }),
    removed,
  );
  await open();
  await click("Earlier conversations");
  await click(/^Who owes me money\?.+/);
  await waitFor(() => expect(seen.some(({ endpoint }) => endpoint === assistant.getThread)).toBe(true));
  await click("Earlier conversations");
  await click("Delete Who owes me money?");
  listed = [];
  const dialog = await screen.findByRole("dialog", { name: "Delete this conversation?" });
  await act(async () => fireEvent.click(within(dialog).getByRole("button", { name: "Delete" })));
  expect(await screen.findByText("No earlier conversations.")).toBeTruthy();
  expect(sessionStorage.getItem(threadKey)).toBeNull();
});
