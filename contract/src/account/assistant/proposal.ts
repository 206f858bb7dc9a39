// What the assistant proposes, and the seller confirms.
import { z } from "zod";
import { Id } from "../../kernel/id.ts";
import { Instant } from "../../kernel/time.ts";
import { Consequence } from "../../selling/orders/refund.ts";

/**
 * `open` until it is confirmed, rejected or expires. `stale`: what it changes has changed since; a new one takes its place.
 * `failed`: the server refused it when it was confirmed.
 */
export const proposalStates = [
  "open",
  "confirmed",
  "rejected",
  "expired",
  "stale",
  "undone",
  "failed",
] as const;
export type ProposalState = (typeof proposalStates)[number];

export const proposers = ["briefing", "ask", "model", "token"] as const;

/** The input of a call: path parameters, query and body. */
export const NamedCallInput = z.strictObject({
  params: z.record(z.string(), z.string()).optional(),
  query: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  body: z.unknown().optional(),
});
export type NamedCallInput = z.infer<typeof NamedCallInput>;

/** An endpoint by its operation id, such as "orders.refund", and what it takes. */
export const NamedCall = z.strictObject({ endpoint: z.string().max(100), input: NamedCallInput });
export type NamedCall = z.infer<typeof NamedCall>;

/** What a confirmed proposal does. The server writes it from the input and from what is stored, and nobody else. */
export const ProposalCard = z.object({
  title: z.string(),
  changes: z.array(z.object({ name: z.string(), before: z.string(), after: z.string() })),
  /** Everything else that follows, in whole sentences. */
  consequences: z.array(Consequence),
  /** Every email that it sends, in full. */
  emails: z.array(
    z.object({
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      /** Why it won't be sent; null if it will. */
      not_sent: z.string().nullable(),
    }),
  ),
  /** How long it can be undone once it is confirmed, in seconds; null if it is final. */
  undo_seconds: z.int().nullable(),
});
export type ProposalCard = z.infer<typeof ProposalCard>;

export const Proposal = z.object({
  id: Id,
  endpoint: z.string(),
  /** Of its input. A confirmation names it, so that what is confirmed is what was read. */
  sha256: z.string(),
  state: z.enum(proposalStates),
  created_by: z.enum(proposers),
  /** The name of the API token that proposed it; null if none did. */
  token_name: z.string().nullable(),
  card: ProposalCard,
  created_at: Instant,
  expires_at: Instant,
  confirmed_at: Instant.nullable(),
  /** Until when it can be undone; null if it can't be. */
  undo_until: Instant.nullable(),
  /** Why the server refused it. */
  error: z.string().nullable(),
});
export type Proposal = z.infer<typeof Proposal>;

/** The answer to a call that an API token may only propose. */
export const ProposedCall = z.object({
  status: z.literal(true),
  message: z.string(),
  data: Proposal,
  /** Where the seller confirms it. */
  confirm_at: z.string(),
});
export type ProposedCall = z.infer<typeof ProposedCall>;
