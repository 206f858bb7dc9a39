import { pages } from "@solodesk/contract/kernel/pages.ts";
import { deviceInWords } from "#features/identity/audit/device-in-words.ts";
import type { Db } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { Reader } from "../letters/post-letter.ts";
import { tellOwner } from "../letters/tell-owner.ts";
import { meetDevice } from "./known-devices.repository.ts";

/** Part of the transaction that opens the session. */
export async function tellOfDevice(deps: Deps, tx: Db, reader: Reader, userAgent: string): Promise<void> {
  const at = deps.clock.now();
  const device = deviceInWords(userAgent);
  if (!(await meetDevice(tx, { userId: reader.userId, name: device, now: at }))) return;
  const profile = deps.ownOrigin.get() + pages.profile;
  await tellOwner(deps, tx, reader, { kind: "new_device", at, device, profile });
}
