// The language model that the operator may have connected, and what it is sent.
import { z } from "zod";

export const ModelState = z.object({
  /** Null if the operator has connected none. `host` is where questions are sent. */
  model: z.object({ name: z.string(), host: z.string() }).nullable(),
  /** Whether the seller lets it read questions. */
  is_on: z.boolean(),
  /** Tokens used today; starts again at midnight UTC. */
  used_today: z.int(),
  most_a_day: z.int(),
});
export type ModelState = z.infer<typeof ModelState>;

/** A request as it was sent. */
export const SentRequest = z.object({
  host: z.string(),
  /** JSON. */
  body: z.string(),
});
export type SentRequest = z.infer<typeof SentRequest>;
