// Encrypts passwords of calendar providers for the database: access to the database alone neither reveals them nor lets
// anyone use one for another calendar.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { openText, sealText } from "#kernel/secrets/sealed-text.ts";
import type { Secrets } from "#kernel/secrets/secrets.ts";

interface Place {
  storeId: Id;
  address: string;
}

const keyOf = (secrets: Secrets): Buffer => secrets.key("calendar-passwords");
const aboutOf = ({ storeId, address }: Place): string => `${storeId} ${address}`;

export const sealPassword = (secrets: Secrets, place: Place, password: string): string =>
  sealText(keyOf(secrets), password, aboutOf(place));

/** Undefined, with an error in the log, if it cannot be read. */
export function openPassword(
  { secrets, log }: Pick<Deps, "secrets" | "log">,
  { password, ...place }: Place & { password: string },
): string | undefined {
  const opened = openText(keyOf(secrets), password, aboutOf(place));
  if (opened === undefined)
    log.error(
      { storeId: place.storeId },
      "the password of a calendar cannot be read: SECRET_KEY (or secret.key) is not the one it was stored under, or its row was changed",
    );
  return opened;
}
