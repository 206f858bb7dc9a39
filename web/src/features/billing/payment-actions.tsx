import type { PlanPayment } from "@solodesk/contract/billing.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import type { Opened } from "#ui/use-opened.ts";
import { wasPaid } from "./payment-words.ts";

interface PaymentActionsProps {
  payment: PlanPayment;
  receipt: Opened;
  onRefund: (payment: PlanPayment) => void;
}

/** What can be done with a payment; what was not paid has no receipt. */
export function PaymentActions({ payment, receipt, onRefund }: PaymentActionsProps) {
  const { paymentId, planName, status, receiptNumber } = payment;
  return (
    <div className="flex flex-wrap gap-1 md:-mr-3 md:justify-end max-md:-ml-3">
      {receiptNumber !== null && (
        <Button asChild size="sm" look="ghost">
          <Link
            to={receipt.addressOf(paymentId)}
            state={{ opened: "receipt" }}
            preventScrollReset
            aria-haspopup="dialog"
            aria-label={`Receipt ${receiptNumber}`}
          >
            Receipt
          </Link>
        </Button>
      )}
      {wasPaid(payment) && status !== "refunded" && (
        <Button
          size="sm"
          look="ghost"
          aria-label={`Refund… ${planName}, ${receiptNumber ?? ""}`}
          onClick={() => onRefund(payment)}
        >
          Refund…
        </Button>
      )}
      {status === "pending" && (
        <Button asChild size="sm" look="ghost">
          <Link
            to={`${pages.pricing}?payment=${paymentId}&cancelled=1`}
            aria-label={`Go on with ${planName}`}
          >
            Go on
          </Link>
        </Button>
      )}
    </div>
  );
}
