import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import type { Appointment, appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { Pager } from "#ui/data/pager.tsx";
import { useMedia } from "#ui/layout/use-media.ts";
import type { Picking } from "../status/use-picked.ts";
import { AppointmentCards } from "./appointment-cards.tsx";
import { AppointmentTable } from "./appointment-table.tsx";

export interface RowsProps {
  label: string;
  answer: Answer<typeof appointments.list>;
  zone: string | undefined;
  /** Set where several can be selected. */
  picking?: Picking | undefined;
}

/** The time zone to use until the store is known. */
export const zoneOf = (data: readonly Appointment[]): string => data[0]?.timezone ?? "UTC";

/** A page of appointments: a table, or cards below 768 px. */
export function AppointmentRows({
  label,
  answer: { data, pagination },
  zone = zoneOf(data),
  picking,
}: RowsProps) {
  const isTable = useMedia("(min-width: 768px)");
  const List = isTable ? AppointmentTable : AppointmentCards;
  return (
    <>
      <List label={label} appointments={data} zone={zone} picking={picking} />
      <Pager pagination={pagination} />
    </>
  );
}
