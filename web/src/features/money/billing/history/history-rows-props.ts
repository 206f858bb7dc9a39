import type { PlanPayment } from "@solodesk/contract/money/billing.ts";
import type { Opened } from "#ui/overlays/use-opened.ts";

/** Props of a page of the history, as a table or as cards. */
export interface HistoryRowsProps {
  payments: readonly PlanPayment[];
  zone: string;
  receipt: Opened;
  onRefund: (payment: PlanPayment) => void;
}
