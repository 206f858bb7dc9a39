import type { Destination, NewDestination } from "@solodesk/contract/selling/payouts.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import { payoutDelay } from "#kernel/config/payout-settings.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { after } from "#kernel/time/clock.ts";
import { emailDestinationAdded } from "../emails/email-payout-owner.ts";
import { requireDailyRate } from "../require-daily-rate.ts";
import { checkDestination } from "./check-destination.ts";
import { countAddedSince, type DestinationRow, insertDestination } from "./destinations.repository.ts";
import { sealDestination } from "./seal-destination.ts";
import { toDestination } from "./to-destination.ts";

const SHOWN = 4;
/** Of numbers shorter than this only the last two characters are shown. */
const SHORT = 8;

/** "DE •••• 3000", "a•••@example.com": enough to recognise one's own, too little to pay to. */
function maskDestination(destination: NewDestination): string {
  if (destination.kind === "paypal") {
    const [name = "", host = ""] = destination.email.split("@");
    return `${[...name].slice(0, 1).join("")}•••@${host}`;
  }
  const { country, iban, account_number } = destination;
  const number = iban ?? account_number ?? "";
  return `${country} •••• ${number.slice(number.length < SHORT ? -2 : -SHOWN)}`;
}

/** Emails the owner at once. Throws "confirmation_required", "validation_failed" and "rate_limited". */
export async function addDestination(
  deps: Deps,
  user: SessionUser,
  given: NewDestination,
): Promise<Destination> {
  await requireConfirmed(deps, user);
  const destination = checkDestination(given);
  const now = deps.clock.now();
  const id = deps.newId();
  const row: DestinationRow = {
    id,
    userId: user.id,
    kind: destination.kind,
    details: sealDestination(deps.secrets, id, destination),
    masked: maskDestination(destination),
    usableFrom: after(now, payoutDelay(deps.config)),
    createdAt: now,
    removedAt: null,
  };
  await inTransaction(deps, async (deps) => {
    await requireDailyRate(deps, "destination", (since) => countAddedSince(deps.db, user.id, since));
    await insertDestination(deps.db, row);
    await recordAudit(deps.db, { userId: user.id, event: "destination_added", about: row.masked });
    await emailDestinationAdded(deps, row);
  });
  return toDestination(row);
}
