import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { PlanPayment } from "@solodesk/contract/money/billing.ts";
import { Link } from "react-router";
import { Button } from "#ui/forms/button.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "#ui/overlays/popover.tsx";
import type { Opened } from "#ui/overlays/use-opened.ts";
import { wasPaid } from "../payment-words.ts";

interface PaymentActionsProps {
  payment: PlanPayment;
  receipt: Opened;
  onRefund: (payment: PlanPayment) => void;
}

/** Actions for a payment: an unpaid one has no receipt, and one that cannot be refunded says why. */
export function PaymentActions({ payment, receipt, onRefund }: PaymentActionsProps) {
  const { paymentId, planName, status, receiptNumber, refundable, notRefundable } = payment;
  return (
    <div className="flex flex-wrap gap-1 md:-me-3 md:justify-end max-md:-ms-3">
      {receiptNumber !== null && (
        <Button asChild size="sm" look="ghost">
          <Link
            to={receipt.addressOf(paymentId)}
            state={{ opened: "receipt" }}
            preventScrollReset
            aria-haspopup="dialog"
            aria-label={t("Receipt {number}", { number: receiptNumber })}
          >
            {t("Receipt")}
          </Link>
        </Button>
      )}
      {refundable && (
        <Button
          size="sm"
          look="ghost"
          aria-label={t("Refund… {plan}, {receipt}", { plan: planName, receipt: receiptNumber ?? "" })}
          onClick={() => onRefund(payment)}
        >
          {t("Refund…||verb")}
        </Button>
      )}
      {wasPaid(payment) && !refundable && status !== "refunded" && (
        <Popover>
          <PopoverTrigger asChild>
            <Button
              size="sm"
              look="ghost"
              className="!text-faint"
              aria-label={t("Why no refund? {plan}, {receipt}", {
                plan: planName,
                receipt: receiptNumber ?? "",
              })}
            >
              {t("No refund")}
            </Button>
          </PopoverTrigger>
          <PopoverContent
            align="end"
            aria-label={t("Why no refund?")}
            className="max-w-72 px-4 py-3 text-body"
          >
            {notRefundable ?? t("This payment can't be refunded.")}
          </PopoverContent>
        </Popover>
      )}
      {status === "pending" && (
        <Button asChild size="sm" look="ghost">
          <Link
            to={`${pages.pricing}?payment=${paymentId}&cancelled=1`}
            aria-label={t("Continue with {plan}", { plan: planName })}
          >
            {t("Continue")}
          </Link>
        </Button>
      )}
    </div>
  );
}
