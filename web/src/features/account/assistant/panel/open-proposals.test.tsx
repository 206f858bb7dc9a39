import type { Proposal } from "@solodesk/contract/account/assistant/proposal.ts";
import { proposalsPath } from "@solodesk/contract/account/assistant/proposals-path.ts";
import { assistant } from "@solodesk/contract/account/assistant.ts";
import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answers, fakeNetwork } from "../../../../../test/fake-network.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { startAnew } from "./conversation.ts";
import { LazyAssistant } from "./lazy-assistant.tsx";
import { openAssistant } from "./open-assistant.ts";
import { closeAssistant } from "./panel-state.ts";

const proposal: Proposal = {
  id: "019c0000-0000-7000-8000-000000000001",
  endpoint: "services.edit",
  sha256: "a".repeat(64),
  state: "open",
  created_by: "token",
  token_name: "Claude",
  card: {
    title: "Change the price of Dry cut",
    changes: [{ name: "Price", before: "$40.00", after: "$45.00" }],
    consequences: [],
    emails: [],
    undo_seconds: 600,
  },
  created_at: "2026-06-01T12:00:00.000Z",
  expires_at: "2999-01-01T00:00:00.000Z",
  confirmed_at: null,
  undo_until: null,
  error: null,
};
const other: Proposal = {
  ...proposal,
  id: "019c0000-0000-7000-8000-000000000002",
  card: { ...proposal.card, title: "Change the price of Color" },
};

const thread = {
  id: "019c0000-0000-7000-8000-00000000000a",
  title: "",
  updated_at: "2026-06-01T12:00:00.000Z",
};
const waiting = (...data: Proposal[]) =>
  fakeNetwork(
    answers(assistant.listProposals, { data }),
    answers(assistant.getBriefing, { data: [] }),
    answers(assistant.startThread, { data: thread }),
    [
      assistant.ask,
      () => new Response(`${JSON.stringify({ type: "text", text: "Anna owes you $20." })}\n{"type":"end"}\n`),
    ],
  );
const show = () => showScreen({ at: "/", screen: <LazyAssistant /> });
const click = async (name: string) => {
  const button = await screen.findByRole("button", { name });
  await act(async () => fireEvent.click(button));
};

beforeEach(() => {
  closeAssistant();
  startAnew();
});

test("one of several that wait is opened and decided", async () => {
  waiting(proposal, other);
  show();
  await act(() => openAssistant());
  expect(await screen.findByRole("button", { name: "Change the price of Dry cut" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Confirm" })).toBeNull();
  await click("Change the price of Color");
  expect(await screen.findByRole("button", { name: "Confirm" })).toBeTruthy();
});

test("the address in a notification opens what a program proposes, instead of an earlier question", async () => {
  waiting(proposal);
  const { router } = show();
  expect(screen.queryByRole("textbox", { name: "Ask the assistant" })).toBeNull();
  await act(() => openAssistant());
  await click("Who owes me money?");
  expect(await screen.findByText("Anna owes you $20.")).toBeTruthy();
  await act(() => router.navigate(proposalsPath));
  expect(await screen.findByText("Proposed by Claude")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Confirm" })).toBeTruthy();
  expect(screen.queryByText("Anna owes you $20.")).toBeNull();
});
