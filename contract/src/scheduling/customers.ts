// People a store has had appointments with. They have no record of their own: the appointments name them.

import { z } from "zod";
import { endpoint } from "../kernel/endpoint.ts";
import { msg } from "../kernel/language/t.ts";
import { M } from "../kernel/marketplace.ts";
import { Money } from "../kernel/money.ts";
import { text } from "../kernel/text.ts";
import { Instant } from "../kernel/time.ts";

/** Most suggestions in one answer. */
export const maxCustomers = 8;

export const KnownCustomer = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** When the latest of their appointments begins. */
  last_at: Instant,
  /** What they left open at completed appointments; 0 if nothing. */
  owes: Money,
});
export type KnownCustomer = z.infer<typeof KnownCustomer>;

export const customers = {
  list: endpoint({
    method: "GET",
    path: `${M}/user/customers`,
    summary: "Search earlier customers by name, email or phone, latest first",
    access: "user",
    query: z.strictObject({ q: text(100).default("") }),
    answer: z.object({ data: z.array(KnownCustomer) }),
    failed: msg("Failed to load customers"),
    agent: "read",
  }),
};
