import { z } from "zod";
import { Id } from "../../kernel/id.ts";
import { Instant } from "../../kernel/time.ts";

/** A device on which the user is signed in. */
export const Session = z.object({
  id: Id,
  /** Whether it is the session that makes this call. */
  current: z.boolean(),
  /** In words, such as "Firefox on Windows". */
  device: z.string(),
  userAgent: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant,
});
export type Session = z.infer<typeof Session>;
