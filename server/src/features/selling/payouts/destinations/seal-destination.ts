// Encrypts account numbers for the database: access to the database alone neither reveals them nor lets
// anyone swap them.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { NewDestination } from "@solodesk/contract/selling/payouts.ts";
import type { Deps } from "#kernel/deps.ts";
import { openText, sealText } from "#kernel/secrets/sealed-text.ts";
import type { Secrets } from "#kernel/secrets/secrets.ts";

const keyOf = (secrets: Secrets): Buffer => secrets.key("payout-destinations");

export const sealDestination = (secrets: Secrets, id: Id, destination: NewDestination): string =>
  sealText(keyOf(secrets), JSON.stringify(destination), id);

/** Undefined, with an error in the log, if it cannot be read: then nothing may be paid there. */
export function openDestination(
  { secrets, log }: Pick<Deps, "secrets" | "log">,
  { id, details }: { id: Id; details: string },
): NewDestination | undefined {
  const opened = openText(keyOf(secrets), details, id);
  if (opened !== undefined) return NewDestination.parse(JSON.parse(opened));
  log.error(
    { destination: id },
    "a payout destination cannot be read, so nothing is paid there: SECRET_KEY (or secret.key) is not the one it was stored under, or its row was changed",
  );
  return undefined;
}
