import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { lazy, Suspense, useState } from "react";

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
  const [hasOpened, setHasOpened] = useState(props.open);
  if (props.open && !hasOpened) setHasOpened(true);
  return (
    hasOpened && (
      <Suspense>
        <PaymentDialog {...props} />
      </Suspense>
    )
  );
}
