import type { SentRequest } from "@solodesk/contract/account/assistant/model.ts";
import {
  type NamedCallInput,
  type ProposalCard,
  proposalStates,
  proposers,
} from "@solodesk/contract/account/assistant/proposal.ts";
import type { AnswerLine } from "@solodesk/contract/account/assistant/thread.ts";
import { bigint, date, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#kernel/database/columns.ts";
import type { Reading } from "./ask/read/reading.ts";
import type { KeptInsight } from "./briefing/find-insights.ts";

export const proposals = pgTable("proposals", {
  id: uuid().primaryKey(),
  userId: uuid("user_id").notNull(),
  endpoint: text().notNull(),
  input: jsonb().$type<NamedCallInput>().notNull(),
  inputSha256: text("input_sha256").notNull(),
  beforeSha256: text("before_sha256").notNull(),
  afterSha256: text("after_sha256").notNull(),
  card: jsonb().$type<ProposalCard>().notNull(),
  undo: jsonb().$type<NamedCallInput | "emails">(),
  createdBy: text("created_by", { enum: proposers }).notNull(),
  tokenName: text("token_name"),
  tokenId: uuid("token_id"),
  state: text({ enum: proposalStates }).notNull(),
  createdAt: moment("created_at").notNull(),
  expiresAt: moment("expires_at").notNull(),
  confirmedAt: moment("confirmed_at"),
  undoneAt: moment("undone_at"),
  error: text(),
});

/** Trends as they were found last. */
export const trends = pgTable("trends", {
  userId: uuid("user_id").primaryKey(),
  foundAt: moment("found_at").notNull(),
  /** When a person last read them, within an hour. */
  readAt: moment("read_at").notNull(),
  insights: jsonb().$type<KeptInsight[]>().notNull(),
});

/** When an insight was first shown with these facts, and hidden. */
export const insightMarks = pgTable("insight_marks", {
  userId: uuid("user_id").notNull(),
  key: text().notNull(),
  factsSha256: text("facts_sha256").notNull(),
  seenAt: moment("seen_at").notNull(),
  dismissedAt: moment("dismissed_at"),
});

export const threads = pgTable("threads", {
  id: uuid().primaryKey(),
  userId: uuid("user_id").notNull(),
  /** The first question; empty until one is asked. */
  title: text().notNull(),
  updatedAt: moment("updated_at").notNull(),
});

export const threadMessages = pgTable("thread_messages", {
  id: uuid().primaryKey(),
  threadId: uuid("thread_id").notNull(),
  text: text().notNull(),
  lines: jsonb().$type<AnswerLine[]>().notNull(),
  /** How it was read, so that the next question can go on from it; null if it wasn't understood. */
  reading: jsonb().$type<Reading>(),
  askedAt: moment("asked_at").notNull(),
  /** What a language model was sent for it; null if none was. */
  sent: jsonb().$type<SentRequest[]>(),
});

/** Who lets the language model read their questions. */
export const modelUse = pgTable("model_use", {
  userId: uuid("user_id").primaryKey(),
  /** The host that they let read them; null if none. */
  host: text(),
  /** In UTC, the day that its tokens are counted for. */
  day: date().notNull(),
  /** Tokens. */
  used: bigint({ mode: "number" }).notNull(),
});
