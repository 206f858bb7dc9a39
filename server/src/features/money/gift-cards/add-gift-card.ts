import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { instantOf, wallOfDay } from "@solodesk/contract/kernel/zone.ts";
import type { AddGiftCard, GiftCard } from "@solodesk/contract/money/gift-cards.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import { debtAfter } from "#features/money/wallet/debts/debt.ts";
import { requireWithinDebtLimit } from "#features/money/wallet/debts/debt-limit.ts";
import { findOwnDebtLimit } from "#features/money/wallet/debts/find-own-debt-limit.ts";
import { descriptions } from "#features/money/wallet/descriptions.ts";
import type { Entry } from "#features/money/wallet/entry.ts";
import { getWallet } from "#features/money/wallet/get-wallet.ts";
import { postWithRetry } from "#features/money/wallet/post-with-retry.ts";
import { keptMoney, moneyInWords } from "#features/platform/mail/money-in-words.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { requireCurrency } from "#features/store/store/require-currency.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { asKept } from "#kernel/kept-words.ts";
import { giftCardCode, giftCardHash, writtenCode } from "#kernel/secrets/gift-card-code.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { addMonths } from "#kernel/time/add-months.ts";
import { minutes } from "#kernel/time/clock.ts";
import { dayOf, dayRange } from "#kernel/time/day-range.ts";
import { toGiftCard } from "./gift-card-row.ts";
import { type GiftCardRow, insertGiftCard } from "./gift-cards.repository.ts";
import { sendGiftCard } from "./send-gift-cards.ts";

type NewCard = Pick<GiftCardRow, "id" | "ending" | "amount" | "currency">;

/** When an email of a later day goes out, by the store's clock. */
const MORNING = minutes(9 * 60);

/**
 * Makes a gift card, whose amount the seller pays: so that whatever it buys is paid for. Throws "confirmation_required", "store_required", "validation_failed", "debt_limit".
 */
export async function addGiftCard(
  deps: Deps,
  user: SessionUser,
  wanted: AddGiftCard,
): Promise<GiftCard & { code: string }> {
  requireCurrency(deps.config, wanted.amount.currency, "amount.currency");
  await requireConfirmed(deps, user);
  return inTransaction(deps, async (deps) => {
    const { db, clock, secrets } = deps;
    const store = await findStoreOfUser(db, user.id);
    if (!store) throw new AppError("store_required");
    const id = deps.newId();
    const code = giftCardCode(secrets, id);
    const row: Omit<GiftCardRow, "fromCredits"> = {
      id,
      storeId: store.id,
      codeHash: giftCardHash(secrets, code),
      ending: code.slice(-4),
      currency: wanted.amount.currency,
      amount: wanted.amount.amount,
      balance: wanted.amount.amount,
      toName: wanted.to_name,
      toEmail: wanted.to_email,
      message: wanted.message,
      ...datesOf(deps, store.timezone, wanted),
      sentAt: null,
      outcome: null,
      createdAt: clock.now(),
    };
    const fromCredits = await takeFromSeller(deps, user.id, row);
    const card = { ...row, fromCredits };
    await insertGiftCard(db, card);
    const about = `•••• ${row.ending}, ${keptMoney({ amount: row.amount, currency: row.currency })}`;
    await recordAudit(db, { userId: user.id, event: "gift_card_added", about });
    const isDue = row.sendAt !== null && row.sendAt <= clock.now();
    if (isDue) await sendGiftCard(deps, card);
    return {
      ...toGiftCard({ ...card, sentAt: isDue ? row.sendAt : null }, clock.now()),
      code: writtenCode(code),
    };
  });
}

/** Throws "validation_failed" for a day that has passed, and for one on which the law doesn't let a card expire yet. */
function datesOf(
  { clock, config }: Pick<Deps, "clock" | "config">,
  zone: string,
  { to_email, send_on, expires_on }: AddGiftCard,
): Pick<GiftCardRow, "sendAt" | "expiresAt"> {
  const now = clock.now();
  const today = dayOf(zone, now.getTime());
  const years = config.GIFT_CARD_YEARS;
  const least = dayOf(zone, addMonths(now, years * 12).getTime());
  const fields = {
    ...(send_on !== null && to_email === null && { send_on: t("Enter the email address to send it to.") }),
    ...(send_on !== null && send_on < today && { send_on: t("This day has passed.") }),
    ...(expires_on !== null &&
      expires_on < least && {
        expires_on: t(
          "{years, plural, =0 {This day has passed.} one {Gift cards here are valid for at least # year. Choose {day} or later, or no expiry.} other {Gift cards here are valid for at least # years. Choose {day} or later, or no expiry.}}",
          { years, day: least },
        ),
      }),
  };
  if (Object.keys(fields).length > 0) throw new AppError("validation_failed", { fields });
  const isLater = send_on !== null && send_on > today;
  return {
    sendAt:
      to_email === null ? null : isLater ? new Date(instantOf(zone, wallOfDay(send_on) + MORNING)) : now,
    expiresAt: expires_on === null ? null : new Date(dayRange(zone, expires_on).to),
  };
}

/**
 * From earnings that no debt claims, then from credits. Only sellers for whom the operator set a debt limit can owe the rest: with the
 * limit of everybody, new accounts could buy from the shared catalogue with cards that they never pay. That limit is enforced after
 * the posting, which locked the wallet, so that two cards see each other. Returns what was taken from credits.
 */
async function takeFromSeller(deps: Deps, userId: Id, row: NewCard): Promise<number> {
  const mayOwe = (await findOwnDebtLimit(deps.db, userId)) !== undefined;
  let taken = { fromEarnings: 0, fromCredits: 0, owed: 0 };
  await postWithRetry(deps, async ({ db }) => {
    const { earnings, receivable, recharged } = await getWallet(db, userId);
    const fromEarnings = Math.min(Math.max(0, earnings + receivable), row.amount);
    const fromCredits = Math.min(recharged, row.amount - fromEarnings);
    const owed = row.amount - fromEarnings - fromCredits;
    if (owed > 0 && !mayOwe) throw tooLittle(deps, row, fromEarnings + fromCredits);
    taken = { fromEarnings, fromCredits, owed };
    return entryOf(userId, row, taken);
  });
  const { fromCredits, owed } = taken;
  if (owed === 0) return fromCredits;
  const wallet = await getWallet(deps.db, userId);
  const before = { ...wallet, recharged: 0, receivable: wallet.receivable + owed };
  await requireWithinDebtLimit(deps, userId, debtAfter(before, owed));
  return fromCredits;
}

function tooLittle({ config }: Pick<Deps, "config">, { currency }: NewCard, there: number): AppError {
  const available = moneyInWords({ amount: there, currency });
  return new AppError("debt_limit", {
    message: t(
      "Your available earnings and credits cover gift cards up to {available}. Add credits, or ask {operator} for a debt limit.",
      { available, operator: config.OPERATOR_NAME },
    ),
  });
}

interface From {
  fromEarnings: number;
  fromCredits: number;
  owed: number;
}

const entryOf = (
  userId: Id,
  { id, ending, amount, currency }: NewCard,
  { fromEarnings, fromCredits, owed }: From,
): Entry => ({
  source: { type: "gift_card", id },
  description: asKept(descriptions.giftCard, { ending }),
  currency,
  postings: [
    { account: { userId, kind: "earnings" }, leg: "earnings", type: "purchase", amount: -fromEarnings },
    { account: { userId, kind: "recharged" }, leg: "credits", type: "purchase", amount: -fromCredits },
    { account: { userId, kind: "receivable" }, leg: "owed", type: "transfer", amount: -owed },
    { account: { kind: "gift_cards" }, leg: "gift_card", type: "transfer", amount },
  ],
});
