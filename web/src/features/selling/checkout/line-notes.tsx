import { dateFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { CartProblem, PricedItem } from "@solodesk/contract/selling/checkout.ts";
import { CircleAlert } from "lucide-react";
import type { CartItem } from "#features/selling/cart/cart-item.ts";
import { lineDiscountInWords } from "#features/selling/orders/discount-rows.ts";
import { packInWords } from "#kernel/text/pack-in-words.ts";
import { rich } from "#kernel/text/rich.tsx";
import { spotsInWords } from "#kernel/text/spots-in-words.ts";
import { useSecond } from "#kernel/time/use-second.ts";
import { Button } from "#ui/forms/button.tsx";
import { Money } from "#ui/text/money.tsx";

interface LineNotesProps {
  item: CartItem;
  priced: PricedItem | undefined;
  problem: CartProblem | undefined;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
  /** Returns the time in words, with its zone; `zone` is the store's. */
  timeOf: (startsAt: string, zone: string | undefined) => string;
}

/** Notes on a line before it is paid: its time, a changed price, or why it cannot be bought. */
export function LineNotes({ item, priced, problem, onQuantity, onRemove, timeOf }: LineNotesProps) {
  const isDearer = priced !== undefined && priced.unit_price.amount !== item.price.amount;
  return (
    <>
      {priced?.starts_at && (
        <p className="mt-1 text-body text-sm">{timeOf(priced.starts_at, priced.timezone)}</p>
      )}
      {item.kind === "pack" && (
        <p className="mt-1 text-body text-sm">
          {packInWords(item.quantity)}
          {priced?.valid_months !== undefined && (
            <span className="block">
              {t("Valid for {months, plural, one {# month} other {# months}} after purchase", {
                months: priced.valid_months,
              })}
            </span>
          )}
        </p>
      )}
      {item.kind === "service" && item.quantity > 1 && (
        <p className="mt-1 text-body text-sm">{spotsInWords(item.quantity)}</p>
      )}
      {item.held_until && !problem && <HeldUntil moment={Date.parse(item.held_until)} />}
      {priced?.card_fee && (
        <p className="mt-1 text-body text-sm">
          {rich("Card on file, <later></later> at the appointment", {
            later: () => <Money value={priced.due_later} />,
          })}
        </p>
      )}
      {priced && !priced.card_fee && priced.due_later.amount > 0 && (
        <p className="mt-1 text-body text-sm">
          {rich("<now></now> deposit now, <later></later> at the appointment", {
            now: () => <Money value={priced.due_now} />,
            later: () => <Money value={priced.due_later} />,
          })}
        </p>
      )}
      {priced && priced.discount.amount > 0 && (
        <p className="mt-1 text-good text-sm">{lineDiscountInWords(priced)}</p>
      )}
      {isDearer && !problem && (
        <p className="mt-1 text-body text-sm">
          {rich("Now <price></price> each; it was <before></before> when you added it.", {
            price: () => <Money value={priced.unit_price} />,
            before: () => <Money value={item.price} />,
          })}
        </p>
      )}
      {problem && (
        <div role="alert" className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-wrong">
          <p className="flex min-w-0 flex-1 basis-48 gap-2">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {problem.message}
          </p>
          <WayOut item={item} problem={problem} onQuantity={onQuantity} onRemove={onRemove} />
        </div>
      )}
    </>
  );
}

/** Until when a time is held for the visitor, as milliseconds by their own clock. */
function HeldUntil({ moment }: { moment: number }) {
  const isOver = useSecond() * 1000 >= moment;
  return (
    <p className="mt-1 text-body text-sm">
      {isOver
        ? t("No longer held for you. It may still be free.")
        : t("Held for you until {time}", {
            time: dateFormat({ hour: "numeric", minute: "2-digit" }).format(moment),
          })}
    </p>
  );
}

function WayOut({
  item,
  problem: { code, left = 0 },
  onQuantity,
  onRemove,
}: Pick<LineNotesProps, "item" | "onQuantity" | "onRemove"> & { problem: CartProblem }) {
  if (code === "too_few_left" && left > 0) {
    return (
      <Button size="sm" onClick={() => onQuantity(left)}>
        {t("Use {count}||a button that sets the quantity", { count: left })}
      </Button>
    );
  }
  const isTime = code === "time_needed" || code === "time_taken";
  if (isTime && item.website_url !== null) {
    return (
      <Button asChild size="sm">
        <a href={`${pages.ownStore}/${item.website_url}`}>{t("Pick a time")}</a>
      </Button>
    );
  }
  return (
    <Button size="sm" aria-label={t("Remove {item} from the cart", { item: item.name })} onClick={onRemove}>
      {t("Remove")}
    </Button>
  );
}
