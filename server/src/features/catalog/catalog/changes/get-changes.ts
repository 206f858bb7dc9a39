import type { SourceChange, SourceField } from "@solodesk/contract/catalog/catalog/source-change.ts";
import type { catalog } from "@solodesk/contract/catalog/catalog.ts";
import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { type AgreedRow, findAgreed } from "./agreements.repository.ts";

/**
 * Lists how the source of a listed product differs from what the seller agreed to. Throws "not_found" for a
 * product that this seller does not list.
 */
export async function getChanges(
  { db, config }: Pick<Deps, "db" | "config">,
  userId: Id,
  id: Id,
): Promise<Answer<typeof catalog.getChanges>> {
  const store = await findStoreOfUser(db, userId);
  const row = store && (await findAgreed(db, store.id, id));
  if (!row) throw new AppError("not_found");
  const { productId, mine, revision, changes } = row;
  return {
    data: {
      product_id: productId,
      name: mine.name,
      revision,
      changes: changes.map((field) => changeOf(field, row, config.CURRENCY)),
    },
  };
}

function changeOf(
  field: SourceField,
  { mine, source, listPrice, picture }: AgreedRow,
  currency: string,
): SourceChange {
  const money = (amount: number) => ({ amount, currency });
  if (field === "picture") return { field, mine: picture, source: source.image_url };
  if (field === "price") return { field, mine: money(Number(listPrice)), source: money(source.price) };
  if (field === "wholesale_price")
    return { field, mine: money(mine.wholesale_price), source: money(source.wholesale_price) };
  return { field, mine: mine[field], source: source[field] };
}
