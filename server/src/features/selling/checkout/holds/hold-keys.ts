import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Customer } from "@solodesk/contract/scheduling/customers/customer.ts";
import type { z } from "zod";
import type { Deps } from "#kernel/deps.ts";
import { addressKey } from "#kernel/limits/rate-limit.ts";
import { hmac } from "#kernel/secrets/secrets.ts";
import type { HoldKeys } from "./limit-holds.ts";

interface Buyer {
  userId: Id | undefined;
  customer: z.infer<typeof Customer>;
  address: string;
}

/**
 * Counts members apart from guests, so that a member's purchase does not use up the room of guests on the
 * same network.
 */
export function holdKeys({ secrets }: Pick<Deps, "secrets">, { userId, customer, address }: Buyer): HoldKeys {
  const isGuest = userId === undefined;
  const kind = isGuest ? "guest" : "member";
  const phone = customer.phone.replace(/\D/g, "");
  const identifiers: Record<string, string> = {
    email: customer.email.trim().toLowerCase(),
    phone,
    network: addressKey(address),
  };
  const hashed = Object.entries(identifiers).flatMap(([name, value]) =>
    value === "" ? [] : [`${name} ${kind} ${hmac(secrets.key("unpaid holds"), value)}`],
  );
  return { isGuest, people: isGuest ? hashed : [`buyer ${userId}`, ...hashed] };
}
