// A new gift card as the form holds it: the amount is typed text, the days are days of the store.
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AddGiftCard } from "@solodesk/contract/money/gift-cards.ts";
import { z } from "zod";
import { writtenPrice } from "#kernel/text/written-price.ts";

const Written = z.object({
  amount: z.string(),
  to_name: z.string(),
  to_email: z.string(),
  message: z.string(),
  send_on: z.string(),
  expires_on: z.string(),
});
export type WrittenGiftCard = z.input<typeof Written>;

export const newGiftCard: WrittenGiftCard = {
  amount: "",
  to_name: "",
  to_email: "",
  message: "",
  send_on: "",
  expires_on: "",
};

export const giftCardFields = [
  "amount",
  "to_name",
  "to_email",
  "message",
  "send_on",
  "expires_on",
] as const satisfies (keyof WrittenGiftCard)[];

const orNull = (written: string): string | null => (written.trim() === "" ? null : written.trim());

/** A schema for the form; its output is what is sent. */
export const giftCardForm = (currency: string) =>
  Written.transform((written, { addIssue }): AddGiftCard => {
    const amount = writtenPrice(currency).safeParse(written.amount);
    const sent = AddGiftCard.safeParse({
      ...written,
      amount: amount.success ? amount.data : { amount: 1, currency },
      to_email: orNull(written.to_email),
      send_on: orNull(written.send_on),
      expires_on: orNull(written.expires_on),
    });
    if (!amount.success)
      addIssue({
        code: "custom",
        path: ["amount"],
        message: amount.error.issues[0]?.message ?? t("Enter an amount above zero."),
      });
    if (sent.success) return sent.data;
    // The amount has parts in the contract, and one field here.
    for (const { path, message } of sent.error.issues)
      addIssue({ code: "custom", path: path.slice(0, 1), message });
    return z.NEVER;
  });
