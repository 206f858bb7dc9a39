import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import type { AppointmentRow } from "../appointments.repository.ts";
import { listHoldingRows } from "./held-times.repository.ts";

export type HoldingTime = AppointmentRow;

/** Lists which of these would be cancelled if their times were released now. */
export const listHolding = async (db: Db, ids: readonly Id[]): Promise<AppointmentRow[]> =>
  ids.length === 0 ? [] : listHoldingRows(db, ids);
