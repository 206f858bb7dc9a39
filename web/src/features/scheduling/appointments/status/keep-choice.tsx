import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import type { AppointmentStatus } from "@solodesk/contract/scheduling/appointments/appointment-statuses.ts";
import type { EditAppointment } from "@solodesk/contract/scheduling/appointments/edit-appointment.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { RadioCards } from "#ui/forms/radio-cards.tsx";

export type Keep = NonNullable<EditAppointment["keep"]>;

/** What the seller may do with the online payment, the usual first. Never more is kept than the customer agreed to. */
export function keepChoices({ policy_accepted }: Appointment, status: AppointmentStatus): Keep[] {
  if (status === "No-show") return [policy_accepted ? "policy" : true, false];
  return [false, policy_accepted ? "policy" : true];
}

const names: Record<`${Keep}`, Message> = {
  false: msg("Refund everything"),
  policy: msg("Follow the cancellation policy"),
  true: msg("Refund nothing"),
};

/** The same about the fee that can be charged to a saved card. */
const feeNames: Partial<Record<`${Keep}`, Message>> = {
  false: msg("Charge nothing"),
  policy: msg("Charge the fee of the policy"),
};

/** The same about a visit of a pack. */
const visitNames: Partial<Record<`${Keep}`, Message>> = {
  false: msg("Return the visit to the pack"),
  policy: msg("The visit counts as used"),
  true: msg("The visit counts as used"),
};

const kinds = {
  payment: { legend: msg("Paid online||what happens to the payment"), names: {} },
  fee: { legend: msg("Card on file||what is charged to it"), names: feeNames },
  visit: { legend: msg("Visit of a pack"), names: visitNames },
} satisfies Record<string, { legend: Message; names: typeof feeNames }>;

interface KeepChoiceProps {
  /** What was paid, or the card that was saved, or the visit of a pack that was used instead. */
  of: keyof typeof kinds;
  choices: readonly Keep[];
  value: Keep;
  onChange: (keep: Keep) => void;
}

export const KeepChoice = ({ of, choices, value, onChange }: KeepChoiceProps) => (
  <RadioCards
    legend={t(kinds[of].legend)}
    name="keep"
    columns
    options={choices.map((keep) => ({
      value: `${keep}` as const,
      name: t({ ...names, ...kinds[of].names }[`${keep}`]),
    }))}
    value={`${value}`}
    onChange={(chosen) => onChange(choices.find((keep) => `${keep}` === chosen) ?? value)}
  />
);
