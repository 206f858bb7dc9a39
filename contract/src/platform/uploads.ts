import { z } from "zod";
import { endpoint, type Limit } from "../kernel/endpoint.ts";
import { msg, t } from "../kernel/language/t.ts";
import { M } from "../kernel/marketplace.ts";

const UploadedPicture = z.object({ url: z.string(), width: z.int(), height: z.int() });
export type UploadedPicture = z.infer<typeof UploadedPicture>;

const mostAttempts = 20;
/**
 * Counts every attempt: a file that is not a picture costs as much work but leaves no row that the daily
 * allowance could count. More than a user picks by hand, but below the budget per network address, so that
 * using more addresses does not help an account.
 */
const attemptLimit: Limit = {
  most: mostAttempts,
  per: "minute",
  by: "user",
  message: () =>
    t("You've uploaded {count} pictures within a minute.", {
      count: mostAttempts,
    }),
};

export const uploads = {
  create: endpoint({
    method: "POST",
    path: `${M}/uploads`,
    summary: "Upload a picture; use its address in another call within a day",
    access: "user",
    upload: { maxBytes: 5 * 1024 * 1024, types: ["image/png", "image/jpeg", "image/webp"] },
    answer: UploadedPicture,
    status: 201,
    refuses: ["unavailable"],
    failed: msg("Failed to upload picture"),
    budget: "upload",
    limit: attemptLimit,
  }),
};
