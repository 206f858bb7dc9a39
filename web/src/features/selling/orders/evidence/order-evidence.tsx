import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import { FileArchive } from "lucide-react";
import { useState } from "react";
import { Button, type ButtonProps } from "#ui/forms/button.tsx";
import { wasPaid } from "../due-at-appointments.ts";
import { EvidenceDialog } from "./evidence-dialog.tsx";

interface OrderEvidenceProps extends Pick<ButtonProps, "look"> {
  order: Order;
}

/** The seller's way to what a bank needs to see; nothing for orders that weren't paid. */
export function OrderEvidence({ order, look = "secondary" }: OrderEvidenceProps) {
  const [isOpen, setOpen] = useState(false);
  if (order.role !== "seller" || !wasPaid(order)) return null;
  return (
    <>
      <Button size="sm" look={look} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FileArchive aria-hidden="true" />
        {t("Download evidence for a dispute…")}
      </Button>
      <EvidenceDialog order={order} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
