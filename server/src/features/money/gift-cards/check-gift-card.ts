import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { giftCards } from "@solodesk/contract/money/gift-cards.ts";
import { findStore } from "#features/store/store/find-store.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { giftCardHash, typedCode } from "#kernel/secrets/gift-card-code.ts";
import { toGiftCard } from "./gift-card-row.ts";
import { findByHashes } from "./gift-cards.repository.ts";

/** Throws "not_found" if there is no card with this code. */
export async function checkGiftCard(
  { db, clock, secrets }: Pick<Deps, "db" | "clock" | "secrets">,
  typed: string,
): Promise<Answer<typeof giftCards.check>["data"]> {
  const code = typedCode(typed);
  const [row] = code === undefined ? [] : await findByHashes(db, [giftCardHash(secrets, code)]);
  const store = row && (await findStore(db, row.storeId));
  if (!store)
    throw new AppError("not_found", { message: t("There is no gift card with this code. Check for typos.") });
  const { amount, balance, state, expires_at } = toGiftCard(row, clock.now());
  return { amount, balance, state, expires_at, store: { name: store.name, website_url: store.website_url } };
}
