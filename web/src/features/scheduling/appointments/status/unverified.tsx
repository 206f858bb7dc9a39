import { t } from "@solodesk/contract/kernel/language/t.ts";
import { asksCustomer } from "@solodesk/contract/scheduling/appointments/asks-customer.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { now } from "#kernel/time/clock.ts";
import { momentWithin } from "#kernel/time/time-in-words.ts";

interface UnverifiedProps {
  appointment: Pick<Appointment, "status" | "source" | "customer" | "starts_at" | "verify_by">;
  zone?: string;
}

/**
 * Says that the customer has not confirmed by email, or not accepted the time that the seller suggested. With `zone`, also
 * until when they can.
 */
export function Unverified({ appointment, zone }: UnverifiedProps) {
  const { status, starts_at, verify_by } = appointment;
  if (asksCustomer(appointment) && Date.parse(starts_at) > now().getTime())
    return (
      <span className="block text-faint text-sm">
        {zone === undefined
          ? t("Waiting for your customer")
          : t("Waiting for your customer to accept the time. You can confirm it yourself.")}
      </span>
    );
  if (verify_by === null) return null;
  return (
    <span className="block text-faint text-sm">
      {status === "Pending" && zone !== undefined
        ? t("Waiting for your customer to confirm by email until {time}. You can confirm it yourself.", {
            time: momentWithin(zone, verify_by, now()),
          })
        : t("Not confirmed by email")}
    </span>
  );
}
