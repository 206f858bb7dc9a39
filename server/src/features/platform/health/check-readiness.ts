import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import { reasonOf } from "#kernel/database/database-failure.ts";
import { readMigrations } from "#kernel/database/migrate.ts";
import type { Deps } from "#kernel/deps.ts";
import { findReadiness } from "./health.repository.ts";

const needed = readMigrations().length;

type Ready = { status: true };

/** Returns why requests would fail, or undefined if they would not. */
async function whyNot({ probe }: Pick<Deps, "probe">): Promise<string | undefined> {
  try {
    const { migrations, isReadOnly } = await findReadiness(probe);
    if (migrations < needed) return "migrations are missing";
    return isReadOnly ? "the database is read-only" : undefined;
  } catch (error) {
    return reasonOf(error);
  }
}

/**
 * Returns a check that throws "unavailable" while the database is unreachable, does not respond, is full,
 * read-only or behind this version's schema. Concurrent calls share one query.
 */
export function readiness(deps: Pick<Deps, "probe" | "log">): () => Promise<Ready> {
  let asking: Promise<string | undefined> | undefined;

  return async () => {
    asking ??= whyNot(deps).finally(() => {
      asking = undefined;
    });
    const reason = await asking;
    if (reason === undefined) return { status: true };
    deps.log.warn({ reason }, "not ready");
    throw new AppError("unavailable", {
      message: t("We can't use the database right now. Try again in a moment."),
      retryAfter: 5,
    });
  };
}
