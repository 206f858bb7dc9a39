import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { plainCode } from "../plain-code.ts";
import { drawRecoveryCodes, recoveryHash } from "./recovery-code.ts";
import { putRecoveryCodes } from "./recovery-codes.repository.ts";

/**
 * Creates recovery codes that replace all earlier ones, in the caller's transaction. Only their hashes are
 * stored, so they can be shown only now.
 */
export async function giveRecoveryCodes({ db, secrets }: Deps, userId: Id): Promise<string[]> {
  const codes = drawRecoveryCodes();
  const hashes = codes.map((code) => recoveryHash(secrets, userId, plainCode(code)));
  await putRecoveryCodes(db, userId, hashes);
  return codes;
}
