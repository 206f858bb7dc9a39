import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { statusNames } from "@solodesk/contract/scheduling/appointments/status-names.ts";
import type { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { useState } from "react";
import { Badge } from "#ui/data/badge.tsx";
import { statusTone } from "../../status/status-tone.ts";
import { Unverified } from "../../status/unverified.tsx";
import { ConflictNotice } from "./conflict-notice.tsx";
import { DrawerActions } from "./drawer-actions.tsx";
import { DrawerAnswers } from "./drawer-answers.tsx";
import { DrawerDetails } from "./drawer-details.tsx";
import { DrawerNotes } from "./drawer-notes.tsx";
import { DrawerTimeline } from "./drawer-timeline.tsx";
import { useEditAppointment } from "./use-edit-appointment.ts";

interface AppointmentDrawerBodyProps {
  appointment: Answer<typeof appointments.get>["data"];
  zone: string;
}

export function AppointmentDrawerBody({ appointment, zone }: AppointmentDrawerBodyProps) {
  const editing = useEditAppointment(appointment);
  // The unsaved notes; undefined while they are unchanged.
  const [typed, setTyped] = useState<string>();
  const { conflict, keepMine, takeTheirs, isPending } = editing;
  const { title, customer, status, number } = appointment;
  const forget = () => setTyped(undefined);
  return (
    <>
      <header className="p-5 pe-14 pb-4">
        <h2 className="break-words text-lg">{title}</h2>
        <p className="break-words text-body">
          {t("with {customer}||below the title of an appointment", { customer: customer.name })}
        </p>
        <p className="mt-2 flex items-center gap-2">
          <Badge tone={statusTone[status]}>{t(statusNames[status])}</Badge>
          <span className="figures text-faint text-sm">{number}</span>
        </p>
        <Unverified appointment={appointment} zone={zone} />
      </header>
      <div className="min-h-0 flex-1 space-y-5 overflow-y-auto px-5 pb-5">
        {conflict && (
          <ConflictNotice
            conflict={conflict}
            before={appointment}
            zone={zone}
            busy={isPending}
            onMine={() => void keepMine().then((isSaved) => isSaved && forget())}
            onTheirs={() => {
              takeTheirs();
              forget();
            }}
          />
        )}
        <DrawerDetails appointment={appointment} zone={zone} />
        <DrawerAnswers appointmentId={appointment.id} answers={appointment.answers} />
        <DrawerNotes
          value={typed ?? appointment.notes}
          isChanged={typed !== undefined && typed !== appointment.notes}
          busy={isPending}
          onType={setTyped}
          onSave={() =>
            void editing.save({ notes: typed ?? "" }, t("Notes saved")).then((isSaved) => isSaved && forget())
          }
          onDiscard={forget}
        />
        <DrawerTimeline timeline={appointment.timeline} zone={zone} />
      </div>
      <DrawerActions appointment={appointment} zone={zone} editing={editing} />
    </>
  );
}
