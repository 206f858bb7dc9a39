import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { useState } from "react";
import { Button } from "#ui/forms/button.tsx";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";
import { ChosenList } from "./chosen-list.tsx";
import type { ChangingSeveral } from "./use-change-several.ts";

interface ConfirmSeveralProps {
  chosen: readonly Appointment[];
  zone: string;
  changing: ChangingSeveral;
}

/** Confirms one appointment right away, but asks first for several: a confirmation cannot be undone. */
export function ConfirmSeveral({ chosen, zone, changing }: ConfirmSeveralProps) {
  const [isAsked, ask] = useState(false);
  const { length: count } = chosen;
  const name = t("{count, plural, one {Confirm #} other {Confirm #}}||verb, appointments", { count });
  const confirm = () => void changing.confirm(chosen);
  return (
    <>
      <Button look="primary" busy={changing.isPending} onClick={() => (count > 1 ? ask(true) : confirm())}>
        {name}
      </Button>
      <Dialog open={isAsked} onOpenChange={ask}>
        <DialogContent
          title={t("{count, plural, one {Confirm # appointment?} other {Confirm # appointments?}}", {
            count,
          })}
          description={t("You can still move or cancel each of them later.")}
          footer={
            <>
              <DialogClose asChild>
                <Button>{t("Cancel")}</Button>
              </DialogClose>
              <DialogClose asChild>
                <Button look="primary" onClick={confirm}>
                  {name}
                </Button>
              </DialogClose>
            </>
          }
        >
          <ChosenList chosen={chosen} zone={zone} />
        </DialogContent>
      </Dialog>
    </>
  );
}
