import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { plainCode } from "../plain-code.ts";
import { drawRecoveryCodes, recoveryHash } from "./recovery-code.ts";
import { putRecoveryCodes } from "./recovery-codes.repository.ts";

/** Part of the transaction: new ones, in the place of all earlier ones. They are known now and never again. */
export async function giveRecoveryCodes({ db, secrets }: Deps, userId: Id): Promise<string[]> {
  const codes = drawRecoveryCodes();
  const hashes = codes.map((code) => recoveryHash(secrets, userId, plainCode(code)));
  await putRecoveryCodes(db, userId, hashes);
  return codes;
}
