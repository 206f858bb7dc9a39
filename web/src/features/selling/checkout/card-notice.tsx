import { dateFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { MINUTE } from "@solodesk/contract/kernel/zone.ts";
import type { CartGroup, CartPreview, PricedItem } from "@solodesk/contract/selling/checkout.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { now } from "#kernel/time/clock.ts";

/** What may be charged to the card that is about to be saved, for each appointment. */
export function CardNotice({
  preview: { groups, due_now },
}: {
  preview: Pick<CartPreview, "groups" | "due_now">;
}) {
  const sentences = groups.flatMap((group) => group.items.flatMap((item) => noticeOf(group, item) ?? []));
  return (
    <div className="space-y-1 rounded-md border border-line p-4 text-sm text-strong">
      <p>
        {due_now.amount === 0
          ? t("Nothing is charged now.")
          : t("The card that you pay with is saved for your appointment.")}
      </p>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className="text-faint">
        {t("The card is used only for this, and is removed once your appointment is over.")}
      </p>
    </div>
  );
}

const momentIn = (timeZone: string, moment: number): string =>
  dateFormat({
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone,
  }).format(moment);

function noticeOf({ store }: CartGroup, item: PricedItem): string | undefined {
  const { card_fee: fee, name, starts_at, timezone = "UTC" } = item;
  const policy = store?.policy;
  if (!fee || !policy || starts_at === undefined) return undefined;
  const amount = moneyText(fee.no_show);
  if (fee.late_cancel.amount === 0 || policy.cancel_before_minutes === 0)
    return t("{service}: if you don't come, up to {amount} may be charged to this card.", {
      service: name,
      amount,
    });
  const until = Date.parse(starts_at) - policy.cancel_before_minutes * MINUTE;
  if (until <= now().getTime())
    return t("{service}: if you don't come, or cancel, up to {amount} may be charged to this card.", {
      service: name,
      amount,
    });
  return t(
    "{service}: if you don't come, or cancel after {moment}, up to {amount} may be charged to this card.",
    {
      service: name,
      moment: momentIn(timezone, until),
      amount,
    },
  );
}
