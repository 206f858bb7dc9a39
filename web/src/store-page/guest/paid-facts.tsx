import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { GuestBooking } from "@solodesk/contract/selling/bookings.ts";
import { Money } from "#ui/text/money.tsx";
import { Fact } from "../booking/facts.tsx";

/** What was paid online for a booking and what is left to pay; nothing if nothing was paid. */
export const PaidFacts = ({ paid, due }: Pick<GuestBooking, "paid" | "due">) =>
  paid.amount > 0 && (
    <>
      <Fact name={t("Paid online")}>
        <Money value={paid} />
      </Fact>
      {due.amount > 0 && (
        <Fact name={t("To pay at the appointment")}>
          <Money value={due} />
        </Fact>
      )}
    </>
  );
