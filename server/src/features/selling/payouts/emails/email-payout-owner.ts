// Who gets paid hears of it at once: whoever did not ask for it can still write to the operator.

import type { Id } from "@solodesk/contract/kernel/id.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { MailKind } from "@solodesk/contract/platform/mail.ts";
import type { NotificationKind } from "@solodesk/contract/platform/notifications.ts";
import { findEmail } from "#features/identity/auth/account/find-email.ts";
import type { Content } from "#features/platform/mail/content.ts";
import { enqueueMail } from "#features/platform/mail/enqueue-mail.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import { renderEmail } from "#features/platform/mail/render-email.ts";
import { sendNotification } from "#features/platform/notifications/send-notification.ts";
import type { Db } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { DestinationRow } from "../destinations/destinations.repository.ts";
import type { ShownPayout } from "../payouts.repository.ts";
import { destinationEmailContent } from "./destination-email.ts";
import { payoutEmailContent } from "./payout-email.ts";

type Words = Omit<Content, "from" | "action">;

async function tell(
  deps: Deps,
  tx: Db,
  userId: Id,
  kind: MailKind,
  occasion: Id,
  words: Words,
): Promise<void> {
  const to = await findEmail(tx, userId);
  if (to === undefined) return;
  const { OPERATOR_NAME, OPERATOR_EMAIL } = deps.config;
  const action = { words: "Open withdrawals", to: deps.ownOrigin.get() + pages.withdrawal };
  await enqueueMail(deps, tx, {
    userId,
    kind,
    occasion,
    senderName: OPERATOR_NAME,
    to,
    replyTo: OPERATOR_EMAIL,
    ...renderEmail({ ...words, from: OPERATOR_NAME, action }),
  });
}

/** What its owner has just done is no news inside the app. */
const kinds: Partial<Record<ShownPayout["status"], NotificationKind>> = {
  paid: "payout_paid",
  failed: "payout_failed",
};

/** Of what it has become; what its owner cancelled is no news. */
export async function emailPayoutOwner(deps: Deps, tx: Db, payout: ShownPayout): Promise<void> {
  const { userId, amount, currency, masked, status } = payout;
  const kind = kinds[status];
  const about = `${moneyInWords({ amount, currency })} to ${masked}`;
  if (kind) await sendNotification(tx, { userId, kind, about, path: pages.withdrawal });
  const letter = payoutEmailContent(payout);
  if (letter) await tell(deps, tx, payout.userId, letter.kind, payout.id, letter.words);
}

export const emailDestinationAdded = (deps: Deps, tx: Db, destination: DestinationRow): Promise<void> =>
  tell(
    deps,
    tx,
    destination.userId,
    "destination_added",
    destination.id,
    destinationEmailContent(destination),
  );
