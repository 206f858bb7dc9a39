import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import type { waitlistMailKinds } from "@solodesk/contract/platform/mail.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { translateName } from "#features/catalog/translations/translate-names.ts";
import { findReplyTo } from "#features/identity/auth/account/find-reply-to.ts";
import { enqueueMail } from "#features/platform/mail/enqueue-mail.ts";
import { renderEmail } from "#features/platform/mail/render-email.ts";
import { findOwnerOfStore } from "#features/store/store/find-owner-of-store.ts";
import type { Deps } from "#kernel/deps.ts";
import { headerLine } from "#kernel/outside/mail.ts";
import { dayRange } from "#kernel/time/day-range.ts";
import { waitingAddress } from "./waiting-code.ts";
import type { WaitingRow } from "./waitlist.repository.ts";
import { waitlistEmailContent } from "./waitlist-email.ts";

interface WaitlistEmail {
  kind: (typeof waitlistMailKinds)[number];
  store: Store;
  /** As it is now. */
  row: WaitingRow;
}

/** Runs in the transaction that changes the row. Sends one email per offer, and one for joining the list. */
export const emailWaiting = (deps: Deps, email: WaitlistEmail): Promise<void> =>
  inLanguage(email.row.language, () => writeToWaiting(deps, email));

async function writeToWaiting(deps: Deps, { kind, store, row }: WaitlistEmail): Promise<void> {
  const userId = await findOwnerOfStore(deps.db, store.id);
  if (userId === undefined) return;
  const address = waitingAddress(deps.secrets, deps.ownOrigin.get(), store.website_url, row.id);
  const { storeId, serviceId: id, serviceName: name } = row;
  const serviceName = await translateName(deps.db, { storeId, id, name });
  const content = waitlistEmailContent({
    kind,
    store: { ...store, name: headerLine(store.name) },
    row: { ...row, serviceName },
    address,
  });
  await enqueueMail(deps, {
    userId,
    about: { storeId: store.id, waitingId: row.id },
    kind,
    occasion: row.offerId ?? "joined",
    senderName: store.name,
    to: row.customerEmail,
    replyTo: await findReplyTo(deps.db, store, userId),
    ...renderEmail(content),
    goodUntil: row.offerUntil ?? new Date(dayRange(store.timezone, row.day).to),
  });
}
