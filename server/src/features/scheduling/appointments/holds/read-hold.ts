import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { readSealedId } from "#kernel/secrets/sealed-id.ts";

/** Which hold is meant; undefined for none, and for a token that was not made here. */
export const readHold = ({ secrets }: Pick<Deps, "secrets">, token: string | undefined): Id | undefined =>
  token === undefined ? undefined : readSealedId(secrets, "hold", token);
