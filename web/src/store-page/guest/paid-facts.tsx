import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { GuestBooking } from "@solodesk/contract/selling/bookings/guest-booking.ts";
import { Money } from "#ui/text/money.tsx";
import { Fact } from "../booking/facts.tsx";

type PaidFactsProps = Pick<GuestBooking, "status" | "paid" | "due" | "visit_returns">;

/** What was paid online for a booking and what is left to pay; once cancelled, what wasn't refunded. */
export function PaidFacts({ status, paid, due, visit_returns }: PaidFactsProps) {
  if (visit_returns !== null) return <Fact name={t("Payment")}>{t("Paid with a pack")}</Fact>;
  if (paid.amount === 0) return null;
  return (
    <>
      <Fact name={status === "Cancelled" || status === "No-show" ? t("Not refunded") : t("Paid online")}>
        <Money value={paid} />
      </Fact>
      {due.amount > 0 && (
        <Fact name={t("To pay at the appointment")}>
          <Money value={due} />
        </Fact>
      )}
    </>
  );
}
