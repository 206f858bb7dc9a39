import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { tooMany } from "#kernel/limits/too-many.ts";
import { after, days } from "#kernel/time/clock.ts";
import { findNthLastUpload, sumBytes } from "./uploads.repository.ts";

const MOST_A_DAY = 200;
const MOST_MB = 500;

type Needed = Pick<Deps, "db" | "clock" | "config">;

/**
 * Checks whether a user may store `bytes` more. Throws "validation_failed" above the space of an account,
 * "rate_limited" above the pictures of a day.
 */
export async function requireAllowance(deps: Needed, userId: Id, bytes: number): Promise<void> {
  await requireStorageQuota(deps, userId, bytes);
  if (deps.config.RATE_LIMIT) await requirePatience(deps, userId);
}

/** Also applies without RATE_LIMIT, because it does not limit a rate. */
async function requireStorageQuota({ db }: Needed, userId: Id, bytes: number): Promise<void> {
  if ((await sumBytes(db, userId)) + bytes <= MOST_MB * 1_000_000) return;
  throw new AppError("validation_failed", {
    fields: {
      file: t(
        "You've used all {most, number} MB for pictures. Remove pictures you no longer need; unused ones are deleted a day after upload.",
        { most: MOST_MB },
      ),
    },
  });
}

async function requirePatience({ db, clock }: Needed, userId: Id): Promise<void> {
  const now = clock.now();
  const earliest = await findNthLastUpload(db, userId, MOST_A_DAY, after(now, -days(1)));
  if (!earliest) return;
  const message = t("You've uploaded {most, number} pictures within a day.", { most: MOST_A_DAY });
  throw tooMany(message, after(earliest, days(1)).getTime() - now.getTime());
}
