import type { UndoAnswers } from "@solodesk/contract/catalog/catalog/source-change.ts";
import type { ListedProduct } from "@solodesk/contract/catalog/catalog.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { restoreAnswered } from "./agreement.ts";
import { changeAgreement } from "./change-agreement.ts";

/** Takes back the last answer about each of these fields; a second call changes nothing. */
export const undoAnswers = (
  deps: Deps,
  userId: Id,
  id: Id,
  { fields }: UndoAnswers,
): Promise<ListedProduct> =>
  changeAgreement(deps, { userId, id, isSeen: true }, (mine) => restoreAnswered(mine, fields));
