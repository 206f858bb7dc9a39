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

interface KeepChoiceProps {
  /** A card was saved instead of a payment. */
  isFee: boolean;
  choices: readonly Keep[];
  value: Keep;
  onChange: (keep: Keep) => void;
}

export const KeepChoice = ({ isFee, choices, value, onChange }: KeepChoiceProps) => (
  <RadioCards
    legend={isFee ? t("Card on file||what is charged to it") : t("Paid online||what happens to the payment")}
    name="keep"
    columns
    options={choices.map((keep) => ({
      value: `${keep}` as const,
      name: t((isFee && feeNames[`${keep}`]) || names[`${keep}`]),
    }))}
    value={`${value}`}
    onChange={(chosen) => onChange(choices.find((keep) => `${keep}` === chosen) ?? value)}
  />
);
