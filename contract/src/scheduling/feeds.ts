import { z } from "zod";
import { endpoint } from "../kernel/endpoint.ts";
import { msg } from "../kernel/language/t.ts";
import { M } from "../kernel/marketplace.ts";
import { Instant } from "../kernel/time.ts";

/** Where calendar apps read a store's appointments; the file name below it is a secret. */
export const feedFolder = "/calendar/";

const Feed = z.object({ created_at: Instant });
const NewFeed = Feed.extend({
  /** Path on this site, returned only once: the server stores only a hash of its secret. */
  path: z.string(),
});
export type NewFeed = z.infer<typeof NewFeed>;

export const feeds = {
  get: endpoint({
    method: "GET",
    path: `${M}/user/calendar-feed`,
    summary: "Get whether a calendar feed exists",
    access: "user",
    answer: z.object({ data: Feed.nullable() }),
    failed: msg("Failed to load the calendar feed"),
  }),
  // No idempotency key: the stored answer would contain the address, and a repeated call only makes another.
  create: endpoint({
    method: "POST",
    path: `${M}/user/calendar-feed`,
    summary: "Create a private calendar feed, which replaces an earlier one",
    access: "user",
    answer: z.object({ status: z.literal(true), message: z.string(), data: NewFeed }),
    status: 201,
    refuses: ["store_required"],
    done: msg("Calendar feed created"),
    failed: msg("Failed to create the calendar feed"),
  }),
  revoke: endpoint({
    method: "DELETE",
    path: `${M}/user/calendar-feed`,
    summary: "Revoke the calendar feed",
    access: "user",
    answer: z.object({ status: z.literal(true), message: z.string() }),
    done: msg("Calendar feed revoked"),
    failed: msg("Failed to revoke the calendar feed"),
  }),
};
