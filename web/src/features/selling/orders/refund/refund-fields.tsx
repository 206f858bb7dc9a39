import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import { useId } from "react";
import { Checkbox } from "#ui/forms/checkbox.tsx";
import { Field } from "#ui/forms/field.tsx";
import { DecimalInput } from "#ui/forms/input.tsx";
import { Segmented } from "#ui/forms/segmented.tsx";
import { RefundLines } from "./refund-lines.tsx";
import { hasGoods, type RefundChoice, refundScopes } from "./refund-request.ts";

const names = { all: msg("All||of an order"), lines: msg("Items"), amount: msg("Amount") } as const;

interface RefundFieldsProps {
  order: Order;
  choice: RefundChoice;
  onChoose: (choice: RefundChoice) => void;
}

/** How much to refund, and whether to restock the items. */
export function RefundFields({ order, choice, onChoose }: RefundFieldsProps) {
  const choose = (changes: Partial<RefundChoice>) => onChoose({ ...choice, ...changes });
  return (
    <>
      <Segmented
        label={t("What to refund")}
        options={refundScopes.map((value) => ({
          value,
          label: value === "all" && order.refunded.amount > 0 ? t("The rest") : t(names[value]),
        }))}
        value={choice.kind}
        onChange={(kind) => choose({ kind })}
        className="w-full *:flex-1"
      />
      {choice.kind === "lines" && (
        <RefundLines
          items={order.items}
          quantities={choice.quantities}
          onChange={(quantities) => choose({ quantities })}
        />
      )}
      {choice.kind === "amount" && (
        <Field label={t("Amount in {currency}", { currency: order.total.currency })}>
          {(wiring) => (
            <DecimalInput
              {...wiring}
              value={choice.amount}
              onChange={({ target }) => choose({ amount: target.value })}
              className="max-w-40"
            />
          )}
        </Field>
      )}
      {choice.kind !== "amount" && hasGoods(order) && (
        <Restock
          isSent={order.status === "shipped" || order.status === "delivered"}
          checked={choice.restock}
          onChange={(restock) => choose({ restock })}
        />
      )}
    </>
  );
}

interface RestockProps {
  /** Shipped items have to come back first, and the marketplace confirms their arrival. */
  isSent: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Restock({ isSent, checked, onChange }: RestockProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <Checkbox
        id={id}
        checked={checked}
        onCheckedChange={(is) => onChange(is === true)}
        aria-describedby={`${id}-hint`}
        className="mt-0.5"
      />
      <div>
        <label htmlFor={id} className="text-strong">
          {isSent ? t("The items are on their way back") : t("Put the items back in stock")}
        </label>
        <p id={`${id}-hint`} className="text-faint text-sm">
          {isSent
            ? t(
                "Once the marketplace confirms that its products arrived, you get their wholesale price back. Your own products are in stock again immediately.",
              )
            : t("You get their wholesale price back only if they are returned to stock.")}
        </p>
      </div>
    </div>
  );
}
