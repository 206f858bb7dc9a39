import type { Deps } from "#kernel/deps.ts";
import { days } from "#kernel/time/clock.ts";
import { type CheckVerdict, found, untried, wrong } from "./check-verdict.ts";

export interface BackupNews {
  /** Why the last one failed; null if it was proved. */
  failure: string | null;
  proved: { at: string; place: string; name: string } | null;
}

/** One is made each night; a night may fail to be one, while the machine was off. */
const OLDEST = days(2);

export function judgeBackup(
  { config, clock }: Pick<Deps, "config" | "clock">,
  news: BackupNews | undefined,
): CheckVerdict {
  if (config.DATABASE_URL !== undefined)
    return untried("The database is your own: docs/operate/backup.md shows how to back it up.");
  if (config.BACKUP_TO === undefined)
    return untried("Set BACKUP_TO and BACKUP_PASSPHRASE, and one is made and proved each night.");
  if (news === undefined) return untried("The server makes the first one within an hour of its start.");
  const { failure, proved } = news;
  if (failure !== null || proved === null)
    return wrong(`The last one failed (${failure}).`, "Correct that, and run solo backup.");
  const { at, place, name } = proved;
  if (clock.now().getTime() - new Date(at).getTime() > OLDEST)
    return wrong(`The newest one is from ${at}.`, "Keep the server running at night, or run solo backup.");
  return found(`${name} in ${place} was proved at ${at}.`);
}
