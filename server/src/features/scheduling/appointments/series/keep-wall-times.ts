// An appointment is booked for a local time at the store. If newer zone data say that a country has changed
// its rules for clocks, appointments keep their local time and their instants move.

import type { Id } from "@solodesk/contract/kernel/id.ts";
import { instantOf, wallOf } from "@solodesk/contract/kernel/zone.ts";
import { replaceFact, storeFactOnce } from "#kernel/database/installation.repository.ts";
import { oneByOne } from "#kernel/database/one-by-one.ts";
import type { Deps } from "#kernel/deps.ts";
import { after } from "#kernel/time/clock.ts";
import { type AppointmentRow, updateAppointment } from "../appointments.repository.ts";
import { recordAppointmentEvent } from "../change/record-appointment-event.ts";
import { moveSession, splitSession } from "../list/session.repository.ts";
import { listAhead } from "../reminders/waiting.repository.ts";
import { isTimeRefused } from "../slots/is-taken.ts";
import { withStoreLock } from "../with-store-lock.ts";

export interface ZoneData {
  version: string;
  instantOf(zone: string, wall: number): number;
  wallOf(zone: string, instant: number): number;
}

const FACT = "zone_data";
const BATCH = 500;
const ownZoneData: ZoneData = { version: process.versions["tz"] ?? "", instantOf, wallOf };

/** Runs at startup, because zone data come with Node. Returns how many appointments moved. */
export async function keepWallTimes(deps: Deps, zones = ownZoneData): Promise<number> {
  const known = await storeFactOnce(deps.db, FACT, zones.version);
  if (known === zones.version) return 0;
  const moved = await moveAll(deps, await listMoves(deps, zones));
  await replaceFact(deps.db, FACT, zones.version);
  deps.log.info({ from: known, to: zones.version, moved }, "appointments follow new rules for clocks");
  return moved;
}

interface Move {
  row: AppointmentRow;
  /** Milliseconds; negative for earlier. */
  by: number;
}

async function listMoves({ db, clock }: Deps, zones: ZoneData): Promise<Move[]> {
  const moves: Move[] = [];
  let last: Id | undefined;
  for (;;) {
    const rows = await listAhead(db, clock.now(), { after: last, limit: BATCH });
    moves.push(...rows.map((row) => ({ row, by: shiftOf(row, zones) })).filter(({ by }) => by !== 0));
    last = rows.at(-1)?.id;
    if (rows.length < BATCH) return moves;
  }
}

/** Returns 0 if the local time is still the booked one, which in a repeated hour is true of two instants. */
function shiftOf({ startsAt, startsLocal, timezone }: AppointmentRow, zones: ZoneData): number {
  const agreed = Date.parse(`${startsLocal.replace(" ", "T")}Z`);
  const at = startsAt.getTime();
  return zones.wallOf(timezone, at) === agreed ? 0 : zones.instantOf(timezone, agreed) - at;
}

/** Those of one session move together, because they share their time. */
const together = (moves: Move[]): Move[][] => [
  ...Map.groupBy(moves, ({ row, by }) => `${row.sessionId ?? row.id} ${by}`).values(),
];

/**
 * Orders the moves so that they never collide: moves to a later time run from the last appointment to the
 * first, moves to an earlier time from the first to the last. Returns how many appointments moved.
 */
async function moveAll(deps: Deps, moves: Move[]): Promise<number> {
  const later = moves.filter(({ by }) => by > 0).toSorted((a, b) => startOf(b) - startOf(a));
  const earlier = moves.filter(({ by }) => by < 0).toSorted((a, b) => startOf(a) - startOf(b));
  let moved = 0;
  await oneByOne(deps.log, [...together(later), ...together(earlier)], async (one) => {
    moved += await move(deps, one);
    return true;
  });
  return moved;
}

const startOf = ({ row }: Move): number => row.startsAt.getTime();

const movedBy = ({ startsAt, endsAt, busyFrom, busyUntil }: AppointmentRow, by: number) => ({
  startsAt: after(startsAt, by),
  endsAt: after(endsAt, by),
  busyFrom: busyFrom && after(busyFrom, by),
  busyUntil: after(busyUntil, by),
});

/**
 * Returns how many moved. An appointment that was changed since it was listed stays where it is; if the new time is taken,
 * all of them do. The seller must deal with those.
 */
async function move(deps: Deps, moves: readonly Move[]): Promise<number> {
  const [first] = moves;
  if (!first) return 0;
  const { clock, log } = deps;
  const { storeId, sessionId, startsAt } = first.row;
  try {
    return await withStoreLock(deps, storeId, async (deps) => {
      const session =
        sessionId && (await moveSession(deps.db, { storeId, sessionId }, after(startsAt, first.by)));
      let moved = 0;
      for (const { row: before, by } of moves) {
        const row = await updateAppointment(deps.db, before, movedBy(before, by), clock.now());
        if (!row) continue;
        moved += 1;
        await recordAppointmentEvent(deps, { row, events: ["rescheduled"], by: "system" });
      }
      if (session) await splitSession(deps.db, session);
      return moved;
    });
  } catch (error) {
    if (!isTimeRefused(error)) throw error;
    log.warn(
      { appointments: moves.map(({ row }) => row.id) },
      "appointments could not follow new rules for clocks: their time is taken",
    );
    return 0;
  }
}
