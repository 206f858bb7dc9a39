// An appointment is booked for a local time at the store. If newer zone data say that a country has changed
// its rules for clocks, appointments keep their local time and their instants move.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { instantOf, wallOf } from "@solodesk/contract/kernel/zone.ts";
import { brokeConstraint } from "#kernel/database/db.ts";
import { replaceFact, storeFactOnce } from "#kernel/database/installation.repository.ts";
import { oneByOne } from "#kernel/database/one-by-one.ts";
import type { Deps } from "#kernel/deps.ts";
import { after } from "#kernel/time/clock.ts";
import { type AppointmentRow, updateAppointment } from "../appointments.repository.ts";
import { recordAppointmentEvent } from "../change/record-appointment-event.ts";
import { listAhead } from "../reminders/waiting.repository.ts";
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

/**
 * Orders the moves so that they never collide: moves to a later time run from the last appointment to the
 * first, moves to an earlier time from the first to the last.
 */
function moveAll(deps: Deps, moves: Move[]): Promise<number> {
  const later = moves.filter(({ by }) => by > 0).toSorted((a, b) => startOf(b) - startOf(a));
  const earlier = moves.filter(({ by }) => by < 0).toSorted((a, b) => startOf(a) - startOf(b));
  return oneByOne(deps.log, [...later, ...earlier], (move) => moveOne(deps, move));
}

const startOf = ({ row }: Move): number => row.startsAt.getTime();

/**
 * Returns false if the appointment has changed meanwhile or the new time is taken. Then it does not move, and
 * the seller must deal with it.
 */
async function moveOne(deps: Deps, { row: before, by }: Move): Promise<boolean> {
  const { clock, log } = deps;
  const { storeId, startsAt, endsAt, busyFrom, busyUntil } = before;
  const time = {
    startsAt: after(startsAt, by),
    endsAt: after(endsAt, by),
    busyFrom: busyFrom && after(busyFrom, by),
    busyUntil: after(busyUntil, by),
  };
  try {
    return await withStoreLock(deps, storeId, async (deps) => {
      const row = await updateAppointment(deps.db, before, time, clock.now());
      if (!row) return false;
      await recordAppointmentEvent(deps, { row, events: ["rescheduled"], by: "system" });
      return true;
    });
  } catch (error) {
    if (!brokeConstraint(error, "appointments_apart")) throw error;
    log.warn(
      { appointment: before.id },
      "an appointment could not follow new rules for clocks: its time is taken",
    );
    return false;
  }
}
