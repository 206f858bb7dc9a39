import type { Slot } from "@solodesk/contract/kernel/slot.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { Service } from "@solodesk/contract/services.ts";
import { useLayoutEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { now } from "#kernel/clock.ts";
import { dayIn } from "#kernel/day-in.ts";
import { Button } from "#ui/button.tsx";
import { FormError } from "#ui/form-error.tsx";
import { showRefusal, useContractForm } from "#ui/use-contract-form.ts";
import { AgreedField } from "./agreed-field.tsx";
import { appointmentForm, newAppointment, noService } from "./appointment-form.ts";
import { CustomerFields } from "./customer-fields.tsx";
import { ServiceFields } from "./service-fields.tsx";
import { TakenNotice } from "./taken-notice.tsx";
import { TimeFields } from "./time-fields.tsx";
import { useCreateAppointment } from "./use-create-appointment.ts";
import { wantedTime } from "./wanted-time.ts";

interface AppointmentEditorProps {
  /** The store's. */
  zone: string;
  services: readonly Service[];
}

const names = [
  "service_id",
  "title",
  "starts_at",
  "customer.name",
  "customer.email",
  "customer.phone",
  "notes",
] as const;

/** Where nothing can be chosen, nothing is asked. */
const firstOf = (services: readonly Service[]): string =>
  services.length > 1 ? "" : (services[0]?.id ?? noService);

export function AppointmentEditor({ zone, services }: AppointmentEditorProps) {
  const [today] = useState(() => dayIn(zone, now()));
  const form = useContractForm(
    appointmentForm(zone),
    newAppointment(today, firstOf(services)),
    "appointment",
  );
  const [query] = useSearchParams();
  const [wanted] = useState(() => wantedTime(query, today));
  // What was pressed in the calendar counts for more than a time that was typed at an earlier visit.
  useLayoutEffect(() => {
    const { day, is_own, clock, starts_at } = wanted;
    if (day !== undefined) form.setValue("day", day);
    if (starts_at !== undefined) form.setValue("starts_at", starts_at);
    if (is_own !== undefined) form.setValue("is_own", is_own);
    if (clock !== undefined) form.setValue("clock", clock);
  }, [form, wanted]);
  const { create, isPending, taken } = useCreateAppointment();
  const navigate = useNavigate();
  const submit = form.handleSubmit((body) =>
    create(body).then(
      () =>
        navigate(
          wanted.day === undefined
            ? `${pages.appointments}/${body.status.toLowerCase()}`
            : `${pages.appointments}?date=${dayIn(zone, new Date(body.starts_at))}`,
        ),
      (refusal: unknown) => showRefusal(form, refusal, names),
    ),
  );
  const createButton = useRef<HTMLButtonElement>(null);
  const take = ({ starts_at }: Slot) => {
    const changed = { shouldDirty: true, shouldTouch: true };
    form.clearErrors("root");
    form.clearErrors("starts_at");
    form.setValue("is_own", false, changed);
    form.setValue("day", dayIn(zone, new Date(starts_at)), changed);
    form.setValue("starts_at", starts_at, changed);
    // The pressed button goes away with its notice; the next step is to create.
    createButton.current?.focus();
  };
  const refused = form.formState.errors.root?.message;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="space-y-5">
      <ServiceFields form={form} services={services} />
      <TimeFields form={form} zone={zone} today={today} />
      <CustomerFields form={form} />
      <AgreedField form={form} />
      {refused && taken ? (
        <TakenNotice refusal={taken} zone={zone} onTake={take} />
      ) : (
        <FormError>{refused}</FormError>
      )}
      <div className="border-line border-t pt-5">
        <Button ref={createButton} type="submit" look="primary" busy={isPending}>
          Create appointment
        </Button>
      </div>
    </form>
  );
}
