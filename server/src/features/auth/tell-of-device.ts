import type { Id } from "@solodesk/contract/kernel/id.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { Db } from "#kernel/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { deviceInWords } from "./device-in-words.ts";
import { isKnownDevice, meetDevice } from "./known-devices.repository.ts";
import { type Reader, tellOwner } from "./letters/tell-owner.ts";

/** Whether a sign-in from it is no news. */
export const knowsDevice = ({ db }: Pick<Deps, "db">, userId: Id, userAgent: string): Promise<boolean> =>
  isKnownDevice(db, userId, deviceInWords(userAgent));

/** Part of the transaction that opens the session. */
export async function tellOfDevice(deps: Deps, tx: Db, reader: Reader, userAgent: string): Promise<void> {
  const at = deps.clock.now();
  const device = deviceInWords(userAgent);
  if (!(await meetDevice(tx, { userId: reader.userId, name: device, now: at }))) return;
  const profile = deps.ownOrigin.get() + pages.profile;
  await tellOwner(deps, tx, reader, { kind: "new_device", at, device, profile });
}
