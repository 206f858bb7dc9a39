import { z } from "zod";
import { Id } from "../../kernel/id.ts";
import { Instant } from "../../kernel/time.ts";

/** A device that somebody is signed in on. */
export const Session = z.object({
  id: Id,
  /** The one that asks. */
  current: z.boolean(),
  /** In words, such as "Firefox on Windows". */
  device: z.string(),
  userAgent: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant,
});
export type Session = z.infer<typeof Session>;
