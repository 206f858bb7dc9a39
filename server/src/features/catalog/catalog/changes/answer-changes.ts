import type { AnswerChanges } from "@solodesk/contract/catalog/catalog/source-change.ts";
import type { ListedProduct } from "@solodesk/contract/catalog/catalog.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { settle } from "./agreement.ts";
import { changeAgreement } from "./change-agreement.ts";

/**
 * Takes over changes of a listed product, or keeps what is shown; fields that did not change stay as they
 * are. Throws "version_conflict" if the product changed after the seller looked, so that nothing is taken
 * unseen.
 */
export function answerChanges(
  deps: Deps,
  userId: Id,
  id: Id,
  { revision, take, keep }: AnswerChanges,
): Promise<ListedProduct> {
  const isSeen = take.some((field) => field !== "wholesale_price");
  return changeAgreement(deps, { userId, id, isSeen }, (mine, row) => {
    if (row.revision !== revision)
      throw new AppError("version_conflict", {
        message: t("This product has changed again. Check it before you decide."),
      });
    const changed = new Set(row.changes);
    return settle(mine, row.source, {
      take: take.filter((field) => changed.has(field)),
      keep: keep.filter((field) => changed.has(field)),
    });
  });
}
