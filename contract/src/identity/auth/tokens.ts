// API tokens: with one, a seller's own program or assistant reads the store's data and proposes changes.
import { z } from "zod";
import { endpoint } from "../../kernel/endpoint.ts";
import { Id } from "../../kernel/id.ts";
import { msg } from "../../kernel/language/t.ts";
import { M } from "../../kernel/marketplace.ts";
import { line } from "../../kernel/text.ts";
import { Instant } from "../../kernel/time.ts";

/** What every API token begins with, so that one in the wrong place is recognised. */
export const tokenPrefix = "solo_";

/** `read`: what the contract marks for the assistant. `propose`: prepare changes, which the seller confirms in the app. */
export const tokenScopes = ["read", "propose"] as const;

/** Most tokens of an account. */
export const maxTokens = 20;

/** For how many days a token is valid. */
export const tokenDays = [30, 90, 365] as const;

export const ApiToken = z.object({
  id: Id,
  name: z.string(),
  /** The beginning of the token, by which its owner recognises it. */
  starts_with: z.string(),
  scopes: z.array(z.enum(tokenScopes)),
  created_at: Instant,
  expires_at: Instant,
  /** To the minute; null if it was never used. */
  last_used_at: Instant.nullable(),
});
export type ApiToken = z.infer<typeof ApiToken>;

export const CreateToken = z.strictObject({
  name: line(60, 1, msg("Enter a name, such as the program that will use it.")),
  scopes: z.array(z.enum(tokenScopes)).min(1).max(tokenScopes.length),
  expires_in_days: z.literal(tokenDays),
});
export type CreateToken = z.infer<typeof CreateToken>;

const path = `${M}/user/tokens` as const;

export const tokens = {
  list: endpoint({
    method: "GET",
    path,
    summary: "List the account's API tokens, newest first",
    access: "user",
    ownerOnly: true,
    answer: z.object({ data: z.array(ApiToken) }),
    failed: msg("Failed to load your API tokens"),
  }),
  create: endpoint({
    method: "POST",
    path,
    summary: "Create an API token, which is returned only this once",
    access: "user",
    body: CreateToken,
    answer: z.object({
      status: z.literal(true),
      message: z.string(),
      data: ApiToken.extend({ token: z.string() }),
    }),
    status: 201,
    refuses: ["confirmation_required", "invalid_transition"],
    done: msg("API token created"),
    failed: msg("Failed to create the API token"),
    budget: "auth",
  }),
  revoke: endpoint({
    method: "DELETE",
    path: `${path}/:id`,
    summary: "Revoke an API token",
    access: "user",
    params: z.strictObject({ id: Id }),
    answer: z.object({ status: z.literal(true), message: z.string() }),
    refuses: ["not_found"],
    done: msg("API token revoked"),
    failed: msg("Failed to revoke the API token"),
  }),
};
