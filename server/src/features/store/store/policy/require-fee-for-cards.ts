import { t } from "@solodesk/contract/kernel/language/t.ts";
import { hasCardFee } from "@solodesk/contract/store/store/policy.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { countCardServices } from "./card-services.repository.ts";

/**
 * Runs under the store's lock, as changes of services do. Throws "validation_failed" if services need a saved card and the
 * policy has no fee to charge to it.
 */
export async function requireFeeForCards(
  { db }: Pick<Deps, "db">,
  { id, booking }: Pick<Store, "id" | "booking">,
): Promise<void> {
  if (hasCardFee(booking.policy)) return;
  const count = await countCardServices(db, id);
  if (count === 0) return;
  throw new AppError("validation_failed", {
    fields: {
      "booking.policy": t(
        "{count, plural, one {One of your services needs} other {# of your services need}} a card on file, and the fee is what is charged to it. Keep a fee, or choose another way to pay for {count, plural, one {that service} other {those services}} first.",
        { count },
      ),
    },
  });
}
