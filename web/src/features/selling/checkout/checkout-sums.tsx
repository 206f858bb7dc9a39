import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money as Amount } from "@solodesk/contract/kernel/money.ts";
import type { CartPreview } from "@solodesk/contract/selling/checkout.ts";
import { classes } from "#ui/look/classes.ts";
import { Money } from "#ui/text/money.tsx";
import {
  discountRows,
  paidByCardRows,
  shippingBefore,
  type WithDiscounts,
  type WithGiftCards,
} from "../orders/discount-rows.ts";

interface CheckoutSumsProps {
  preview: Pick<CartPreview, "subtotal" | "shipping" | "tax" | "total" | "due_later"> &
    WithDiscounts &
    WithGiftCards;
  /** The part of the total that credits pay. */
  credits?: Amount | undefined;
  /** The figures are of an earlier cart; new ones are loading. */
  busy: boolean;
  /** The sums of an order that is already paid, not of a cart. */
  isPaid?: boolean;
  /** What is still to be paid at the appointments, where some were refunded. */
  later?: Amount;
}

/** The amount to pay and what it is made of; rows of 0 are left out. */
export const CheckoutSums = ({
  preview: { subtotal, discounts, gift_cards, shipping, tax, total, due_later },
  credits,
  busy,
  isPaid = false,
  later = due_later,
}: CheckoutSumsProps) => {
  const cards = paidByCardRows(gift_cards);
  const due = {
    ...total,
    amount: cards.reduce(
      (sum, { value }) => sum + value.amount,
      total.amount - due_later.amount - (credits?.amount ?? 0),
    ),
  };
  const fullShipping = shippingBefore({ shipping, discounts });
  const hasMore = discounts.length > 0 || shipping.amount > 0 || tax.amount > 0 || credits !== undefined;
  const hasParts = due_later.amount > 0 || cards.length > 0;
  return (
    <dl aria-busy={busy} className={classes("space-y-1.5", busy && "opacity-60")}>
      {hasMore && <Row name={t("Subtotal")} value={subtotal} />}
      {fullShipping.amount > 0 && <Row name={t("Shipping")} value={fullShipping} />}
      {discountRows(discounts).map(({ name, value }) => (
        <Row key={name} name={name} value={value} />
      ))}
      {tax.amount > 0 && <Row name={t("Tax")} value={tax} />}
      {hasParts && <Row name={t("Total")} value={total} />}
      {later.amount > 0 && <Row name={t("To pay at the appointment")} value={later} />}
      {cards.map(({ name, value }) => (
        <Row key={name} name={name} value={value} />
      ))}
      {credits && <Row name={t("Credits")} value={{ ...credits, amount: -credits.amount }} />}
      <div className="flex items-baseline justify-between gap-4 text-md text-strong">
        <dt>{hasParts ? (isPaid ? t("Paid online") : t("To pay now")) : t("Total")}</dt>
        <dd>
          <Money value={due} className="font-semibold text-lg" />
        </dd>
      </div>
    </dl>
  );
};

interface RowProps {
  name: string;
  value: Amount;
}

const Row = ({ name, value }: RowProps) => (
  <div className="flex items-baseline justify-between gap-4 text-body">
    <dt dir="auto" className="min-w-0 break-words">
      {name}
    </dt>
    <dd>
      <Money value={value} />
    </dd>
  </div>
);
