// The assistant: what it found, and what it proposes. It changes nothing until the seller confirms.
import { z } from "zod";
import { endpoint, type Limit } from "../kernel/endpoint.ts";
import { Id } from "../kernel/id.ts";
import { msg, t } from "../kernel/language/t.ts";
import { M } from "../kernel/marketplace.ts";
import { text } from "../kernel/text.ts";
import { Insight } from "./assistant/insight.ts";
import { ModelState, SentRequest } from "./assistant/model.ts";
import { NamedCall, Proposal, proposalStates } from "./assistant/proposal.ts";
import { AnswerLine, AskBody, Thread, ThreadMessage } from "./assistant/thread.ts";

const ProposalId = z.strictObject({ id: Id });
const ThreadId = z.strictObject({ id: Id });
const ProposalSaved = z.object({ status: z.literal(true), message: z.string(), data: Proposal });

/** Most proposals in one answer, the newest first. */
export const maxListedProposals = 50;

const mostProposed = 120;
const proposeLimit: Limit = {
  most: mostProposed,
  per: "hour",
  by: "user",
  message: () =>
    t("You've opened {count} previews within an hour. Try again later.", { count: mostProposed }),
};

const mostByTokens = 60;
/** Beside the seller's own, so that a program can't use those up. */
export const tokenProposeLimit: Limit = {
  most: mostByTokens,
  per: "hour",
  by: "user",
  message: () =>
    t("Programs have proposed {count} changes within an hour. Try again later.", { count: mostByTokens }),
};

const mostAsked = 300;
const askLimit: Limit = {
  most: mostAsked,
  per: "hour",
  by: "user",
  message: () => t("You've asked {count} questions in the last hour. Try again later.", { count: mostAsked }),
};

const InsightKey = z.strictObject({ key: text(100, 1) });
const Answered = z.object({ status: z.literal(true), message: z.string() });

export const assistant = {
  getBriefing: endpoint({
    method: "GET",
    path: `${M}/assistant/briefing`,
    summary: "List what the assistant found in the store's data, most urgent first",
    access: "user",
    answer: z.object({ data: z.array(Insight) }),
    failed: msg("Failed to load what's worth a look"),
    agent: "read",
  }),
  dismiss: endpoint({
    method: "POST",
    path: `${M}/assistant/briefing/:key/dismiss`,
    summary: "Hide an insight until its facts change",
    access: "user",
    params: InsightKey,
    answer: Answered,
    refuses: ["not_found"],
    done: msg("Hidden until it changes"),
    failed: msg("Failed to hide it"),
  }),
  restore: endpoint({
    method: "POST",
    path: `${M}/assistant/briefing/:key/restore`,
    summary: "Show a hidden insight again",
    access: "user",
    params: InsightKey,
    answer: Answered,
    refuses: ["not_found"],
    done: msg("Shown again"),
    failed: msg("Failed to show it again"),
  }),
  listProposals: endpoint({
    method: "GET",
    path: `${M}/assistant/proposals`,
    summary: "List what the assistant proposed, newest first",
    access: "user",
    query: z.strictObject({ state: z.enum(proposalStates).optional() }),
    answer: z.object({ data: z.array(Proposal) }),
    failed: msg("Failed to load proposals"),
  }),
  propose: endpoint({
    method: "POST",
    path: `${M}/assistant/proposals`,
    summary: "Propose a change and show what it would do, without doing it",
    access: "user",
    body: NamedCall.extend({ created_by: z.enum(["briefing", "ask"]).default("ask") }),
    answer: z.object({ data: Proposal }),
    status: 201,
    refuses: ["not_found", "forbidden", "invalid_transition"],
    failed: msg("Failed to prepare the proposal"),
    limit: proposeLimit,
  }),
  confirm: endpoint({
    method: "POST",
    path: `${M}/assistant/proposals/:id/confirm`,
    summary: "Carry out a proposal",
    access: "user",
    params: ProposalId,
    body: z.strictObject({ sha256: z.string().length(64) }),
    answer: ProposalSaved,
    refuses: ["not_found", "invalid_transition", "version_conflict", "confirmation_required"],
    done: msg("Done||a proposal was carried out"),
    failed: msg("Failed to carry out the proposal"),
  }),
  reject: endpoint({
    method: "POST",
    path: `${M}/assistant/proposals/:id/reject`,
    summary: "Reject a proposal",
    access: "user",
    params: ProposalId,
    answer: ProposalSaved,
    refuses: ["not_found", "invalid_transition"],
    done: msg("Proposal rejected"),
    failed: msg("Failed to reject the proposal"),
  }),
  undo: endpoint({
    method: "POST",
    path: `${M}/assistant/proposals/:id/undo`,
    summary: "Undo a proposal that was carried out",
    access: "user",
    params: ProposalId,
    answer: ProposalSaved,
    refuses: ["not_found", "invalid_transition", "version_conflict"],
    done: msg("Undone"),
    failed: msg("Failed to undo it"),
  }),
  listThreads: endpoint({
    method: "GET",
    path: `${M}/assistant/threads`,
    summary: "List threads, the latest first",
    access: "user",
    answer: z.object({ data: z.array(Thread) }),
    failed: msg("Failed to load earlier conversations"),
  }),
  startThread: endpoint({
    method: "POST",
    path: `${M}/assistant/threads`,
    summary: "Start a thread",
    access: "user",
    body: z.strictObject({}),
    answer: z.object({ data: Thread }),
    status: 201,
    failed: msg("Failed to start a conversation"),
    limit: askLimit,
  }),
  getThread: endpoint({
    method: "GET",
    path: `${M}/assistant/threads/:id`,
    summary: "Get a thread with its questions and answers, oldest first",
    access: "user",
    params: ThreadId,
    answer: z.object({ data: Thread.extend({ messages: z.array(ThreadMessage) }) }),
    refuses: ["not_found"],
    failed: msg("Failed to load the conversation"),
  }),
  removeThread: endpoint({
    method: "DELETE",
    path: `${M}/assistant/threads/:id`,
    summary: "Delete a thread; what it led to stays",
    access: "user",
    params: ThreadId,
    answer: Answered,
    refuses: ["not_found"],
    done: msg("Conversation deleted"),
    failed: msg("Failed to delete the conversation"),
  }),
  ask: endpoint({
    method: "POST",
    path: `${M}/assistant/threads/:id/messages`,
    summary: "Ask a question and follow the answer, line by line; changes are only proposed",
    access: "user",
    params: ThreadId,
    body: AskBody,
    stream: true,
    answer: AnswerLine,
    refuses: ["not_found"],
    failed: msg("Failed to answer"),
    limit: askLimit,
  }),
  getSent: endpoint({
    method: "GET",
    path: `${M}/assistant/threads/:id/messages/:message/sent`,
    summary: "List what a language model was sent for a question",
    access: "user",
    params: z.strictObject({ id: Id, message: Id }),
    answer: z.object({ data: z.array(SentRequest) }),
    refuses: ["not_found"],
    failed: msg("Failed to load what was sent"),
  }),
  getModel: endpoint({
    method: "GET",
    path: `${M}/assistant/model`,
    summary: "Get the language model of this installation and whether it may read your questions",
    access: "user",
    answer: z.object({ data: ModelState }),
    failed: msg("Failed to load the language model"),
  }),
  saveModel: endpoint({
    method: "PATCH",
    path: `${M}/assistant/model`,
    summary: "Let the language model read your questions, or not",
    access: "user",
    body: z.strictObject({ is_on: z.boolean() }),
    answer: z.object({ status: z.literal(true), message: z.string(), data: ModelState }),
    refuses: ["not_found"],
    done: msg("Saved"),
    failed: msg("Failed to save"),
  }),
};
