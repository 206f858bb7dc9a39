import { AppointmentRows, type RowsProps, zoneOf } from "../list/appointment-rows.tsx";
import { ConfirmSeveral } from "./confirm-several.tsx";
import type { useConfirmAppointments } from "./use-confirm-appointments.ts";
import { usePicked } from "./use-picked.ts";

interface PendingRowsProps extends RowsProps {
  confirming: ReturnType<typeof useConfirmAppointments>;
}

/** The pending appointments; several can be confirmed at once. */
export function PendingRows({ label, answer, zone = zoneOf(answer.data), confirming }: PendingRowsProps) {
  const picking = usePicked(answer.data);
  return (
    <>
      <AppointmentRows label={label} answer={answer} zone={zone} picking={picking} />
      <ConfirmSeveral
        picking={picking}
        zone={zone}
        busy={confirming.isPending}
        onConfirm={(chosen) => void confirming.confirm(chosen)}
      />
    </>
  );
}
