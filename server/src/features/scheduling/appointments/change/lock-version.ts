import type { Id } from "@solodesk/contract/kernel/id.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Db } from "#kernel/database/db.ts";
import { lockAppointment } from "../appointments.repository.ts";

interface Seen {
  id: Id;
  version: number;
}

/** Keeps an appointment as it is until the transaction ends. Throws "version_conflict" if it has changed meanwhile. */
export async function lockVersion(tx: Db, { id, version }: Seen): Promise<void> {
  if ((await lockAppointment(tx, id)) !== version) throw new AppError("version_conflict");
}
