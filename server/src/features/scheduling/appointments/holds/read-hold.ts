import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { readSealedId } from "#kernel/secrets/sealed-id.ts";

/** Returns the id of the hold. Undefined without a token, or for one that this installation did not issue. */
export const readHold = ({ secrets }: Pick<Deps, "secrets">, token: string | undefined): Id | undefined =>
  token === undefined ? undefined : readSealedId(secrets, "hold", token);
