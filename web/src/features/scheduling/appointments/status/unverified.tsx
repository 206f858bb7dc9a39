import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { now } from "#kernel/time/clock.ts";
import { momentWithin } from "#kernel/time/time-in-words.ts";

interface UnverifiedProps {
  appointment: Pick<Appointment, "status" | "verify_by">;
  zone?: string;
}

/** Says that the customer has not confirmed by email. With `zone`, also until when they can. */
export function Unverified({ appointment: { status, verify_by }, zone }: UnverifiedProps) {
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
