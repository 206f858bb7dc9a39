import type { DataExport } from "@solodesk/contract/account/data-exports.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { listExports } from "./data-exports.repository.ts";
import { toExport } from "./to-export.ts";

const MOST_LISTED = 10;

export const listDataExports = async ({ db }: Pick<Deps, "db">, userId: Id): Promise<DataExport[]> =>
  (await listExports(db, userId, MOST_LISTED)).map(toExport);
