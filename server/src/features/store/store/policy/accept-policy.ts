import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { insertPolicy } from "./booking-policies.repository.ts";

/**
 * Keeps a store's policy as the customer accepts it, so that it holds for them even if the store changes it. Returns its
 * hash; null if the store has none. Throws "validation_failed" if none was accepted, and "policy_changed" if it
 * was another one.
 */
export async function acceptPolicy(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { booking }: Pick<Store, "booking">,
  accepted: readonly string[],
): Promise<string | null> {
  if (booking.policy === null) return null;
  const { sha256, ...policy } = booking.policy;
  if (accepted.length === 0)
    throw new AppError("validation_failed", {
      fields: { policy_sha256: t("Accept the store's cancellation policy to book.") },
    });
  if (!accepted.includes(sha256)) throw new AppError("policy_changed");
  await insertPolicy(db, { sha256, policy, createdAt: clock.now() });
  return sha256;
}
