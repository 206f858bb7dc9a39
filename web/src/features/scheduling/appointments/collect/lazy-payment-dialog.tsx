import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { lazy, Suspense } from "react";
import { useHasOpened } from "#ui/overlays/use-opened.ts";

// Loaded on demand: most visits record no payment.
const PaymentDialog = lazy(async () => ({
  default: (await import("./payment-dialog.tsx")).PaymentDialog,
}));

interface LazyPaymentDialogProps {
  appointment: Appointment;
  open: boolean;
  onClose: () => void;
}

export function LazyPaymentDialog(props: LazyPaymentDialogProps) {
  const hasOpened = useHasOpened(props.open);
  return (
    hasOpened && (
      <Suspense>
        <PaymentDialog {...props} />
      </Suspense>
    )
  );
}
