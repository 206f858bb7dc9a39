import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { PaidTime } from "@solodesk/contract/selling/orders.ts";
import { useId } from "react";
import { rich } from "#kernel/text/rich.tsx";
import { Checkbox } from "#ui/forms/checkbox.tsx";
import { Money } from "#ui/text/money.tsx";

interface PaidWithProps {
  paid: PaidTime;
  /** Whether the customer gets the money back. */
  refunds: boolean;
  onChange: (refunds: boolean) => void;
}

/** Names the order that paid for the appointment, with a checkbox to refund it. */
export function PaidWith({ paid, refunds, onChange }: PaidWithProps) {
  const id = useId();
  return (
    <div className="mt-4 flex items-start gap-3">
      <Checkbox
        id={id}
        checked={refunds}
        onCheckedChange={(is) => onChange(is === true)}
        aria-describedby={`${id}-hint`}
        className="mt-0.5"
      />
      <div>
        <label htmlFor={id} className="text-strong">
          {rich("Refund <amount></amount> of order {number}||verb", {
            number: paid.number,
            amount: () => <Money value={paid.amount} />,
          })}
        </label>
        <p id={`${id}-hint`} className="text-faint text-sm">
          {refunds
            ? t("Your customer gets it back the way they paid.")
            : t("The order stays paid. You can still refund it in Orders.")}
        </p>
      </div>
    </div>
  );
}
