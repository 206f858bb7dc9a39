import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import { useState } from "react";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Input } from "#ui/forms/input.tsx";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";
import type { ChangingOrder } from "../use-change-order.ts";
import { ChangedMeanwhile } from "./changed-meanwhile.tsx";
import { stepsOf } from "./order-steps.ts";

interface ShipDialogProps {
  order: Order;
  open: boolean;
  changing: ChangingOrder;
  onClose: () => void;
}

/** Asks for a tracking number or link. If saving fails, the typed text stays. */
export function ShipDialog({ order, open, changing, onClose }: ShipDialogProps) {
  const [tracking, setTracking] = useState("");
  const step = stepsOf(order).find(({ status }) => status === "shipped");
  const ship = async () => {
    if (!step) return;
    const isSaved = await changing.change({ status: "shipped", tracking: tracking.trim() }, t(step.done));
    if (isSaved) onClose();
  };
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t("Mark as shipped")}
        description={t("Your customer gets an email.")}
        footer={
          <>
            <DialogClose asChild>
              <Button>{t("Cancel")}</Button>
            </DialogClose>
            <Button look="primary" busy={changing.isPending} disabled={!step} onClick={() => void ship()}>
              {t("Mark as shipped")}
            </Button>
          </>
        }
      >
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void ship();
          }}
          className="space-y-3"
        >
          <ChangedMeanwhile {...changing} />
          <Field label={t("Tracking number or link")} optional>
            {(wiring) => (
              <Input
                {...wiring}
                value={tracking}
                maxLength={200}
                autoComplete="off"
                onChange={({ target }) => setTracking(target.value)}
              />
            )}
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  );
}
