import type { Deps } from "#kernel/deps.ts";
import { findImports, type ImportRow } from "./imports.repository.ts";

export type { ImportRow };

/** The newest first. */
export const listImports = ({ db }: Pick<Deps, "db">, limit: number): Promise<ImportRow[]> =>
  findImports(db, limit);
