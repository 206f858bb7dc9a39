import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { findReplyTo } from "#features/identity/auth/account/find-reply-to.ts";
import { enqueueMail } from "#features/platform/mail/enqueue-mail.ts";
import { renderEmail } from "#features/platform/mail/render-email.ts";
import { findOwnerOfStore } from "#features/store/store/find-owner-of-store.ts";
import { findStore } from "#features/store/store/find-store.ts";
import { inTransaction } from "#kernel/database/db.ts";
import { inBatches } from "#kernel/database/in-batches.ts";
import type { Deps } from "#kernel/deps.ts";
import { headerLine } from "#kernel/outside/mail.ts";
import { giftCardEmail } from "./emails/gift-card-email.ts";
import { type GiftCardRow, listToSend, markSent } from "./gift-cards.repository.ts";

/** Emails the gift cards whose day has come. Returns how many. */
export const sendGiftCards = (deps: Deps): Promise<number> =>
  inBatches<GiftCardRow>(
    deps.log,
    ({ after, limit }) => listToSend(deps.db, deps.clock.now(), { after: after?.id, limit }),
    (card) => inTransaction(deps, (deps) => sendGiftCard(deps, card)),
  );

/** Emails a card to the person it is for, once, unless it has ended. Part of the caller's transaction. Returns whether it did. */
export async function sendGiftCard(deps: Deps, card: GiftCardRow): Promise<boolean> {
  const { db, clock, ownOrigin } = deps;
  if (card.toEmail === null || !(await markSent(db, card, clock.now()))) return false;
  const store = await findStore(db, card.storeId);
  const userId = await findOwnerOfStore(db, card.storeId);
  if (!store || userId === undefined) return false;
  const [language] = store.languages;
  const content = () => giftCardEmail({ card, store, origin: ownOrigin.get() });
  await enqueueMail(deps, {
    ...renderEmail(language === undefined ? content() : inLanguage(language, content)),
    userId,
    about: { storeId: store.id },
    kind: "gift_card",
    // The email's code is found by it: see link-code.ts of mail.
    occasion: card.id,
    senderName: headerLine(store.name),
    to: card.toEmail,
    replyTo: await findReplyTo(db, store, userId),
  });
  return true;
}
