import type { Deps } from "#kernel/deps.ts";
import { findCategories } from "./products.repository.ts";

export const listCategories = async ({ db }: Pick<Deps, "db">) => ({ data: await findCategories(db) });
