import { pages } from "@solodesk/contract/kernel/pages.ts";
import { deviceOf } from "#features/identity/audit/device-in-words.ts";
import type { Deps } from "#kernel/deps.ts";
import { emailOwner } from "../emails/email-owner.ts";
import type { Reader } from "../emails/enqueue-account-email.ts";
import { meetDevice } from "./known-devices.repository.ts";

/** Emails the owner if the device is new, in the transaction that opens the session. */
export async function notifyNewDevice(deps: Deps, reader: Reader, userAgent: string): Promise<void> {
  const at = deps.clock.now();
  const device = deviceOf(userAgent);
  if (!(await meetDevice(deps.db, { userId: reader.userId, name: device, now: at }))) return;
  const profile = deps.ownOrigin.get() + pages.profile;
  await emailOwner(deps, reader, { kind: "new_device", at, device, profile });
}
