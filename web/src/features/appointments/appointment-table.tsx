import type { Appointment } from "@solodesk/contract/appointments.ts";
import type { ReactNode } from "react";
import { Badge } from "#ui/badge.tsx";
import { Cell, HeadCell, Row, Table } from "#ui/table.tsx";
import { AppointmentActions } from "./appointment-actions.tsx";
import { AppointmentTime } from "./appointment-time.tsx";
import { statusTone } from "./status-tone.ts";

interface AppointmentTableProps {
  label: string;
  appointments: readonly Appointment[];
  zone: string;
}

export const AppointmentTable = ({ label, appointments, zone }: AppointmentTableProps) => (
  <TableFrame label={label}>
    {appointments.map((appointment) => (
      <Row key={appointment.id}>
        <Cell className="break-words">
          <p className="font-medium text-strong">{appointment.customer.name}</p>
          <p className="text-faint text-sm max-lg:hidden">
            {appointment.customer.email || appointment.customer.phone}
          </p>
          <p className="text-faint text-sm lg:hidden">{appointment.title}</p>
        </Cell>
        <Cell className="break-words max-lg:hidden">
          <p>{appointment.title}</p>
          {appointment.notes && (
            <p className="line-clamp-1 text-faint text-sm" title={appointment.notes}>
              {appointment.notes}
            </p>
          )}
        </Cell>
        <Cell>
          <AppointmentTime appointment={appointment} zone={zone} />
          <span className="mt-1 block lg:hidden">
            <Badge tone={statusTone[appointment.status]}>{appointment.status}</Badge>
          </span>
        </Cell>
        <Cell className="max-lg:hidden">
          <Badge tone={statusTone[appointment.status]}>{appointment.status}</Badge>
        </Cell>
        <Cell>
          <AppointmentActions appointment={appointment} />
        </Cell>
      </Row>
    ))}
  </TableFrame>
);

/** Columns as wide whatever is in them, so that nothing moves when rows come. Beside the sidebar a tablet has room for three. */
export const TableFrame = ({ label, children }: { label: string; children: ReactNode }) => (
  <Table aria-label={label} className="table-fixed">
    <thead>
      <tr>
        <HeadCell>Customer</HeadCell>
        <HeadCell className="max-lg:hidden">Service</HeadCell>
        <HeadCell>Time</HeadCell>
        <HeadCell className="w-32 max-lg:hidden">Status</HeadCell>
        <HeadCell className="w-40">
          <span className="sr-only">Actions</span>
        </HeadCell>
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </Table>
);
