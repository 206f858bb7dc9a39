import type { Service } from "@solodesk/contract/catalog/services.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { Slot } from "@solodesk/contract/kernel/slot.ts";
import { Day } from "@solodesk/contract/kernel/time.ts";
import type { CreateAppointment } from "@solodesk/contract/scheduling/appointments/create-appointment.ts";
import { minInSeries } from "@solodesk/contract/scheduling/series.ts";
import { lazy, Suspense, useId, useLayoutEffect, useRef, useState } from "react";
import { useController, useFormState, useWatch } from "react-hook-form";
import { useNavigate, useSearchParams } from "react-router";
import { now } from "#kernel/time/clock.ts";
import { dayIn } from "#kernel/time/day-in.ts";
import { Button } from "#ui/forms/button.tsx";
import { Checkbox } from "#ui/forms/checkbox.tsx";
import { Field } from "#ui/forms/field.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { Input } from "#ui/forms/input.tsx";
import { Textarea } from "#ui/forms/textarea.tsx";
import { showRefusal, useContractForm } from "#ui/forms/use-contract-form.ts";
import { CustomerName } from "../customer-name.tsx";
import { RepeatFields } from "../series/repeat-fields.tsx";
import type { Repeats } from "../series/repeat-form.ts";
import { countIn, type Report } from "../series/report-choices.ts";
import { useSeriesPlan } from "../series/use-series-plan.ts";
import {
  type AppointmentForm,
  appointmentForm,
  newAppointment,
  noService,
  ownStart,
} from "./appointment-form.ts";
import type { AppointmentFormControl } from "./appointment-form-control.ts";
import { AppointmentServiceFields } from "./appointment-service-fields.tsx";
import { TakenNotice } from "./taken-notice.tsx";
import { TimeFields } from "./time-fields.tsx";
import { useCreateAppointment } from "./use-create-appointment.ts";

type PresetTime = Partial<Pick<AppointmentForm, "day" | "is_own" | "is_past" | "clock" | "starts_at">>;

/** Reads the day and time clicked in the calendar: `?date=2026-11-23&time=15:00`. */
function presetTimeIn(query: URLSearchParams, zone: string, today: string): PresetTime {
  const day = Day.safeParse(query.get("date")).data;
  if (day === undefined) return {};
  const clock = /^([01]\d|2[0-3]):[0-5]\d$/.exec(query.get("time") ?? "")?.[0];
  const start = clock === undefined ? undefined : ownStart(zone, day, clock);
  const is_past = day < today || (start !== undefined && Date.parse(start) < now().getTime());
  const way = { starts_at: "", is_own: clock !== undefined && !is_past, is_past };
  return { day, ...way, ...(clock !== undefined && { clock }) };
}

function CustomerFields({ form }: { form: AppointmentFormControl }) {
  const { control, register } = form;
  const { errors } = useFormState({ control });
  return (
    <>
      <Field label={t("Customer name")} error={errors.customer?.name?.message}>
        {(wiring) => <CustomerName form={form} {...wiring} />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t("Customer email")} optional error={errors.customer?.email?.message}>
          {(wiring) => <Input type="email" autoComplete="off" {...wiring} {...register("customer.email")} />}
        </Field>
        <Field label={t("Customer phone")} optional error={errors.customer?.phone?.message}>
          {(wiring) => <Input type="tel" autoComplete="off" {...wiring} {...register("customer.phone")} />}
        </Field>
      </div>
      <Field label={t("Notes")} optional error={errors.notes?.message} hint={t("Only you can see them.")}>
        {(wiring) => <Textarea {...wiring} {...register("notes")} />}
      </Field>
    </>
  );
}

/** For appointments made on the phone or at the counter, which need no confirmation later. */
function ConfirmedField({ form: { control } }: { form: AppointmentFormControl }) {
  const id = useId();
  const { field } = useController({ control, name: "is_agreed" });
  const email = useWatch({ control, name: "customer.email" });
  return (
    <div className="flex gap-3">
      <Checkbox
        id={id}
        checked={field.value}
        onCheckedChange={(checked) => field.onChange(checked === true)}
        onBlur={field.onBlur}
        aria-describedby={`${id}-hint`}
        className="mt-0.5"
      />
      <div>
        <label htmlFor={id} className="font-medium text-sm text-strong">
          {t("Confirm right away")}
        </label>
        <p id={`${id}-hint`} className="text-faint text-sm">
          {field.value
            ? t("Turn off to ask your customer first.")
            : !email?.trim()
              ? t("Enter your customer's email to ask them. Without it, the appointment is saved as pending.")
              : t("We email your customer, who accepts or declines. We hold the time until then.")}
        </p>
      </div>
    </div>
  );
}

// Loaded on demand: most appointments do not repeat.
const SeriesReport = lazy(async () => ({
  default: (await import("../series/series-report.tsx")).SeriesReport,
}));

interface AppointmentEditorProps {
  /** The store's time zone. */
  zone: string;
  services: readonly Service[];
}

const names = [
  "service_id",
  "title",
  "seats",
  "starts_at",
  "every_weeks",
  "count",
  "until",
  "customer.name",
  "customer.email",
  "customer.phone",
  "notes",
] as const;

/** A single service is preselected; without services, the appointment gets a title instead. */
const firstOf = (services: readonly Service[]): string =>
  services.length > 1 ? "" : (services[0]?.id ?? noService);

const createInWords = (report: Report | undefined): string =>
  report
    ? t("Create {count, plural, one {# appointment} other {# appointments}}", { count: countIn(report) })
    : t("Create appointment");

export function AppointmentEditor({ zone, services }: AppointmentEditorProps) {
  const [today] = useState(() => dayIn(zone, now()));
  const [query] = useSearchParams();
  const [preset] = useState(() => presetTimeIn(query, zone, today));
  const form = useContractForm(
    appointmentForm(zone, services),
    { ...newAppointment(today, firstOf(services)), ...preset },
    "appointment",
  );
  // A time clicked in the calendar overrides one restored from an earlier visit.
  useLayoutEffect(() => {
    const { day, is_own, is_past, clock, starts_at } = preset;
    if (day !== undefined) form.setValue("day", day);
    if (starts_at !== undefined) form.setValue("starts_at", starts_at);
    if (is_own !== undefined) form.setValue("is_own", is_own);
    if (is_past !== undefined) form.setValue("is_past", is_past);
    if (clock !== undefined) form.setValue("clock", clock);
  }, [form, preset]);
  const { create, isPending, taken } = useCreateAppointment();
  const navigate = useNavigate();
  const plan = useSeriesPlan(form);
  const whereTo = ({ status, starts_at }: CreateAppointment): string =>
    preset.day === undefined
      ? `${pages.appointments}/${status.toLowerCase()}`
      : `${pages.appointments}?date=${dayIn(zone, new Date(starts_at))}`;
  // What has happened is completed next, in the drawer.
  const createOne = async (body: CreateAppointment) => {
    const { id } = await create(body);
    const day = dayIn(zone, new Date(body.starts_at));
    return body.recorded ? `${pages.appointments}?date=${day}&appointment=${id}` : whereTo(body);
  };
  const createSeries = async (body: CreateAppointment, repeats: Repeats) => {
    await plan.create(body, repeats);
    return whereTo(body);
  };
  const submit = form.handleSubmit(({ body, repeats }) =>
    (repeats ? createSeries(body, repeats) : createOne(body)).then(
      (address) => navigate(address),
      (refusal: unknown) => showRefusal(form, refusal, names),
    ),
  );
  const [often, isPast] = useWatch({ control: form.control, name: ["repeat", "is_past"] });
  const repeat = isPast ? "0" : often;
  // Checking does not go through `handleSubmit`, so the unsaved form is still kept.
  const check = async () => {
    if (!(await form.trigger(undefined, { shouldFocus: true }))) return;
    form.clearErrors("root");
    const { body, repeats } = appointmentForm(zone, services).parse(form.getValues());
    if (repeats)
      await plan.check(body, repeats).catch((refusal: unknown) => showRefusal(form, refusal, names));
  };
  const isChecking = repeat !== "0" && !plan.report;
  const createButton = useRef<HTMLButtonElement>(null);
  const take = ({ starts_at }: Slot) => {
    const changed = { shouldDirty: true, shouldTouch: true };
    form.clearErrors("root");
    form.clearErrors("starts_at");
    form.setValue("is_own", false, changed);
    form.setValue("is_past", false, changed);
    form.setValue("day", dayIn(zone, new Date(starts_at)), changed);
    form.setValue("starts_at", starts_at, changed);
    // The clicked button disappears with its notice, so move the focus to the next step.
    createButton.current?.focus();
  };
  const refused = form.formState.errors.root?.message;
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        void (isChecking ? check() : submit(event));
      }}
    >
      <AppointmentServiceFields form={form} services={services} />
      <TimeFields form={form} zone={zone} today={today} />
      {!isPast && <RepeatFields form={form} today={today} />}
      <CustomerFields form={form} />
      {!isPast && <ConfirmedField form={form} />}
      {plan.report && (
        <Suspense>
          <SeriesReport report={plan.report} zone={zone} onChoose={plan.choose} />
        </Suspense>
      )}
      {refused && taken && repeat === "0" && !isPast ? (
        <TakenNotice refusal={taken} zone={zone} onTake={take} />
      ) : (
        <FormError>{refused}</FormError>
      )}
      <div className="border-line border-t pt-5">
        <Button
          ref={createButton}
          type="submit"
          look="primary"
          busy={isPending || plan.isPending}
          disabled={plan.report !== undefined && countIn(plan.report) < minInSeries}
        >
          {isPast ? t("Record appointment") : isChecking ? t("Check the dates") : createInWords(plan.report)}
        </Button>
      </div>
    </form>
  );
}
