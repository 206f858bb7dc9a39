import type { GiftCardState } from "@solodesk/contract/money/gift-cards.ts";
import type { Deps } from "#kernel/deps.ts";
import { giftCardHash, typedCode } from "#kernel/secrets/gift-card-code.ts";
import { giftCardState } from "./gift-card-row.ts";
import { findByHashes, type GiftCardRow } from "./gift-cards.repository.ts";

export interface FoundGiftCard {
  /** As the buyer typed its code. */
  typed: string;
  row: GiftCardRow;
  state: GiftCardState;
}

/** The gift cards, of any store, among codes that a buyer typed; each once, in the order they were typed. */
export async function findGiftCards(
  { db, clock, secrets }: Pick<Deps, "db" | "clock" | "secrets">,
  codes: readonly string[],
): Promise<FoundGiftCard[]> {
  const hashes = new Map(
    codes.flatMap((typed) => {
      const code = typedCode(typed);
      return code === undefined ? [] : [[giftCardHash(secrets, code), typed] as const];
    }),
  );
  const rows = await findByHashes(db, [...hashes.keys()]);
  const now = clock.now();
  return [...hashes].flatMap(([hash, typed]) => {
    const row = rows.find(({ codeHash }) => codeHash === hash);
    return row ? [{ typed, row, state: giftCardState(row, now) }] : [];
  });
}
