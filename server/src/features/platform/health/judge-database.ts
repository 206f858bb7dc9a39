// Checks of the database, its clocks and its jobs.
import { wallOf } from "@solodesk/contract/kernel/zone.ts";
import { readMigrations } from "#kernel/database/migrate.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, days, minutes, seconds } from "#kernel/time/clock.ts";
import { type CheckVerdict, found, untried, wrong } from "./check-verdict.ts";
import { findDatabaseClock, findJobTrouble, findReadiness, listWallTimes } from "./health.repository.ts";

export async function judgeDatabase({ probe }: Pick<Deps, "probe">): Promise<CheckVerdict> {
  const { migrations, isReadOnly } = await findReadiness(probe);
  const needed = readMigrations().length;
  const { version } = await findDatabaseClock(probe);
  if (migrations < needed)
    return wrong(`${needed - migrations} migrations are missing.`, "Restart Solodesk, which applies them.");
  if (isReadOnly)
    return wrong("It can only be read.", "Name the primary server in DATABASE_URL, not a replica.");
  return found(`PostgreSQL ${version} answers, with all ${needed} migrations.`);
}

/** Tokens, reservations and reminders are compared across both clocks. */
const MOST_APART = seconds(5);

export async function judgeClock({ probe, clock }: Pick<Deps, "probe" | "clock">): Promise<CheckVerdict> {
  const before = clock.now().getTime();
  const { now } = await findDatabaseClock(probe);
  const between = (before + clock.now().getTime()) / 2;
  const apart = Math.abs(now - between);
  const tenths = (apart / 1000).toFixed(1);
  if (apart <= MOST_APART) return found(`This machine and the database differ by ${tenths} s.`);
  return wrong(
    `This machine's clock and the database's differ by ${tenths} s.`,
    "Turn on time synchronization (NTP) on both machines.",
  );
}

const HALF_YEAR = days(182);

/**
 * Node and PostgreSQL each bring their own rules for clocks; `zones` are those in use here, because in some corner of the
 * world one of the two is always behind. `wall` is Node's.
 */
export async function judgeZones(
  { db, clock }: Pick<Deps, "db" | "clock">,
  zones: readonly string[],
  wall: (zone: string, instant: number) => number = wallOf,
): Promise<CheckVerdict> {
  if (zones.length === 0) return untried("There is no store, so no time zone is in use.");
  const different = new Set<string>();
  for (const instant of [clock.now(), after(clock.now(), HALF_YEAR)])
    for (const there of await listWallTimes(db, zones, instant))
      if (Math.abs(wall(there.zone, instant.getTime()) - there.wall) > seconds(1)) different.add(there.zone);
  if (different.size === 0)
    return found(`Node and PostgreSQL agree on the time in the stores' ${zones.length} time zones.`);
  return wrong(
    `Node and PostgreSQL disagree on the time in ${[...different].join(", ")}.`,
    "Update Solodesk, and the time zone data of PostgreSQL's machine (the package tzdata).",
  );
}

/** A job that waits longer than this is late. */
export const LATE = minutes(10);
const RECENT = days(1);

export async function judgeJobs({ db, clock }: Pick<Deps, "db" | "clock">): Promise<CheckVerdict> {
  const now = clock.now();
  const { late, oldest, failed, names } = await findJobTrouble(db, {
    due: after(now, -LATE),
    since: after(now, -RECENT),
  });
  if (late > 0)
    return wrong(
      `${late} jobs are more than 10 minutes late; the oldest was due ${oldest?.toISOString()}.`,
      "Start Solodesk; if it is running, its log says why jobs wait.",
    );
  if (failed > 0)
    return wrong(
      `${failed} jobs failed within a day: ${names.join(", ")}.`,
      "Look for these names in the log, which has the reason.",
    );
  return found("No job is late, and none failed within a day.");
}
