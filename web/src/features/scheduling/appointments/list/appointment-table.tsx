import { t } from "@solodesk/contract/kernel/language/t.ts";
import { statusNames } from "@solodesk/contract/scheduling/appointments/status-names.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import type { ReactNode } from "react";
import { withSpots } from "#kernel/text/spots-in-words.ts";
import { Badge } from "#ui/data/badge.tsx";
import { Cell, HeadCell, Row, Table } from "#ui/data/table.tsx";
import { classes } from "#ui/look/classes.ts";
import { AppointmentLink } from "../appointment-link.tsx";
import { AppointmentTime } from "../appointment-time.tsx";
import { OpenAmount } from "../collect/open-amount.tsx";
import { AppointmentActions } from "../status/appointment-actions.tsx";
import { AppointmentPickBox, PickPage } from "../status/appointment-pick-box.tsx";
import { statusTone } from "../status/status-tone.ts";
import { Unverified } from "../status/unverified.tsx";
import type { Picking } from "../status/use-picked.ts";
import { CustomerWords } from "./customer-words.tsx";

interface AppointmentTableProps {
  label: string;
  appointments: readonly Appointment[];
  zone: string;
  /** Set where several can be selected. */
  picking?: Picking | undefined;
}

export const AppointmentTable = ({ label, appointments, zone, picking }: AppointmentTableProps) => (
  <TableFrame label={label} pick={picking && <PickPage picking={picking} />}>
    {appointments.map((appointment) => (
      <Row
        key={appointment.id}
        className={classes(
          "relative",
          picking?.chosen.includes(appointment) && "bg-accent-wash hover:bg-accent-wash!",
        )}
      >
        {picking && (
          <Cell className="leading-none *:relative *:z-1">
            <AppointmentPickBox appointment={appointment} picking={picking} />
          </Cell>
        )}
        <Cell className="break-words">
          <AppointmentLink appointment={appointment} />
          <p className="text-faint text-sm max-lg:hidden">
            {appointment.customer.email || appointment.customer.phone}
          </p>
          <p className="text-faint text-sm lg:hidden">{withSpots(appointment.title, appointment.seats)}</p>
        </Cell>
        <Cell className="break-words max-lg:hidden">
          <p>{withSpots(appointment.title, appointment.seats)}</p>
          <CustomerWords appointment={appointment} />
        </Cell>
        <Cell>
          <AppointmentTime appointment={appointment} zone={zone} />
          <span className="mt-1 block lg:hidden">
            <Badge tone={statusTone[appointment.status]}>{t(statusNames[appointment.status])}</Badge>
            <OpenAmount appointment={appointment} />
            <Unverified appointment={appointment} />
          </span>
        </Cell>
        <Cell className="max-lg:hidden">
          <Badge tone={statusTone[appointment.status]}>{t(statusNames[appointment.status])}</Badge>
          <OpenAmount appointment={appointment} />
          <Unverified appointment={appointment} />
        </Cell>
        <Cell>
          <AppointmentActions appointment={appointment} />
        </Cell>
      </Row>
    ))}
  </TableFrame>
);

interface TableFrameProps {
  label: string;
  /** The checkbox that selects the whole page. */
  pick?: ReactNode;
  children: ReactNode;
}

/** Fixed column widths, so that nothing moves when the rows load. A tablet has room for three columns. */
export const TableFrame = ({ label, pick, children }: TableFrameProps) => (
  <Table aria-label={label} className="table-fixed">
    <thead>
      <tr>
        {pick && <HeadCell className="w-10 leading-none">{pick}</HeadCell>}
        <HeadCell>{t("Customer")}</HeadCell>
        <HeadCell className="max-lg:hidden">{t("Service")}</HeadCell>
        <HeadCell>{t("Time")}</HeadCell>
        <HeadCell className="w-32 max-lg:hidden">{t("Status")}</HeadCell>
        <HeadCell className="w-40">
          <span className="sr-only">{t("Actions||heading of the column with buttons")}</span>
        </HeadCell>
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </Table>
);
