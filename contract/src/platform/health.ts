import { z } from "zod";
import { endpoint } from "../kernel/endpoint.ts";
import { msg } from "../kernel/language/t.ts";

const Health = z.object({ status: z.literal(true) });

const Arrival = z.object({
  status: z.literal(true),
  /** Whom the server takes for the caller. */
  address: z.string(),
  /** Whether a proxy said for whom it asks, and whether the server believes that proxy. */
  proxy: z.enum(["none", "trusted", "untrusted"]),
});
export type Arrival = z.infer<typeof Arrival>;

/** What one check of the installation found, for its operator. */
export const InstallationCheck = z.object({
  key: z.string(),
  title: z.string(),
  /** "skipped": there is nothing of it here. */
  outcome: z.enum(["passed", "failed", "skipped"]),
  detail: z.string(),
  /** What to do, in one sentence; only if it failed. */
  fix: z.string().optional(),
});
export type InstallationCheck = z.infer<typeof InstallationCheck>;

export const health = {
  checkLiveness: endpoint({
    method: "GET",
    path: "/healthz",
    summary: "Check that the process responds",
    access: "public",
    answer: Health,
    failed: msg("We can't reach the server"),
    budget: "none",
  }),
  checkReadiness: endpoint({
    method: "GET",
    path: "/readyz",
    summary: "Check that the database responds and its migrations are applied",
    access: "public",
    answer: Health,
    refuses: ["unavailable"],
    failed: msg("The server is not ready"),
  }),
  checkAddress: endpoint({
    method: "POST",
    path: "/healthz/address",
    summary: "Say how a request from this installation's own solo doctor arrived",
    access: "public",
    raw: true,
    answer: Arrival,
    refuses: ["not_found"],
    failed: msg("We can't reach the server"),
  }),
};
