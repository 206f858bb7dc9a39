// A gift card in words.
import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import type { GiftCard, GiftCardState } from "@solodesk/contract/money/gift-cards.ts";
import { dateInWords } from "#kernel/time/time-in-words.ts";
import type { Tone } from "#ui/data/badge.tsx";

export const giftCardLooks: Record<GiftCardState, { tone: Tone; name: Message }> = {
  active: { tone: "good", name: msg("Active||a gift card") },
  used: { tone: "stopped", name: msg("Used up||a gift card") },
  expired: { tone: "stopped", name: msg("Expired||a gift card") },
  cancelled: { tone: "stopped", name: msg("Cancelled||a gift card") },
};

/** The last day on which it can be used: it expires when the next one begins. */
export const lastDayInWords = (zone: string, expiresAt: string): string =>
  dateInWords(zone, new Date(Date.parse(expiresAt) - 1).toISOString());

/** When it was made, sent and expires, each as a few words; `zone` is the store's. */
export function datesInWords(card: GiftCard, zone: string): string[] {
  const { to_email: email, send_at: at, sent, state, expires_at, created_at } = card;
  const day = at === null ? "" : dateInWords(zone, at);
  return [
    t("added {date}||a gift card", { date: dateInWords(zone, created_at) }),
    at === null || email === null || (!sent && (state === "expired" || state === "cancelled"))
      ? ""
      : t("by email to {email} on {date}", { email, date: day }),
    expires_at === null
      ? t("never expires||a gift card")
      : t("valid until {date}", { date: lastDayInWords(zone, expires_at) }),
  ].filter((words) => words !== "");
}
