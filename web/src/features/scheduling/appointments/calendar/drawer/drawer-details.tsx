import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { cardFeeInWords } from "@solodesk/contract/store/store/card-fee-in-words.ts";
import { Link } from "react-router";
import { PolicyText } from "#features/store/store/policy-text.tsx";
import { moneyText } from "#kernel/text/money-text.ts";
import { rich } from "#kernel/text/rich.tsx";
import { now } from "#kernel/time/clock.ts";
import { dayInWords, exactlyInWords } from "#kernel/time/time-in-words.ts";
import { Detail, Details, WaysToReach } from "#ui/layout/details.tsx";
import { useOpened } from "#ui/overlays/use-opened.ts";
import { Money } from "#ui/text/money.tsx";
import { Price } from "#ui/text/price.tsx";
import { PaymentDetail } from "../../collect/payment-detail.tsx";
import { PackDetail } from "../../packs/pack-detail.tsx";
import { placeInWords } from "../../series/series-mark.tsx";
import { WhenDetail } from "../../when-detail.tsx";

const sources = { seller: msg("Added by you"), store_page: msg("Booked on your store page") } as const;

/** What the customer left open before, with the way to it. */
function OwesElsewhere({ appointment: { owes, customer } }: Pick<DrawerDetailsProps, "appointment">) {
  if (owes.amount === 0) return null;
  const q = customer.email || customer.phone || customer.name;
  return (
    <Link
      to={`${pages.appointments}/to-collect?${new URLSearchParams({ q })}`}
      className="block text-sm text-strong underline underline-offset-2"
    >
      {rich("Owes <amount></amount> from other appointments", { amount: () => <Money value={owes} /> })}
    </Link>
  );
}

interface DrawerDetailsProps {
  appointment: Answer<typeof appointments.get>["data"];
  zone: string;
}

export function DrawerDetails({ appointment, zone }: DrawerDetailsProps) {
  const { service, title, customer, price, source, created_at, policy_accepted, policy, paid } = appointment;
  const { addressOf } = useOpened("session", "appointment");
  return (
    <Details>
      <WhenDetail time={appointment} zone={zone} />
      {appointment.seats > 1 && <Detail name={t("Spots")}>{appointment.seats}</Detail>}
      {appointment.session_id !== undefined && (
        <Detail name={t("Session||a time that several customers share")}>
          <Link
            to={addressOf(appointment.session_id)}
            state={{ opened: "session" }}
            preventScrollReset
            aria-haspopup="dialog"
            className="text-accent-text underline underline-offset-2 hover:text-strong"
          >
            {t("See everyone in this session")}
          </Link>
        </Detail>
      )}
      {service && service.name !== title && <Detail name={t("Service")}>{service.name}</Detail>}
      <Detail name={t("Customer")}>
        <span className="block">{customer.name}</span>
        <WaysToReach {...customer} />
        <OwesElsewhere appointment={appointment} />
      </Detail>
      {appointment.meeting_url !== null && (
        <Detail name={t("Meeting link")}>
          <a
            href={appointment.meeting_url}
            target="_blank"
            rel="noopener noreferrer"
            className="break-all underline underline-offset-4"
          >
            {appointment.meeting_url}
          </a>
        </Detail>
      )}
      <Detail name={t("Price")}>
        <Price value={price} />
      </Detail>
      <PaymentDetail appointment={appointment} />
      <PackDetail appointment={appointment} zone={zone} />
      {appointment.card_on_file && appointment.status === "Confirmed" && (
        <Detail name={t("Card on file")}>
          {t("Saved when it was booked, until the appointment is over")}
        </Detail>
      )}
      {policy_accepted && (
        <Detail name={t("Policy accepted||when the customer accepted the cancellation policy")}>
          <details>
            <summary className="cursor-pointer">{exactlyInWords(zone, policy_accepted.at)}</summary>
            {policy && (
              <PolicyText
                policy={policy}
                paysOnline={paid.amount > 0}
                charged={
                  appointment.card_on_file ? cardFeeInWords(policy, { money: moneyText, price }) : undefined
                }
              />
            )}
          </details>
        </Detail>
      )}
      {appointment.series_id !== undefined && (
        <Detail name={t("Repeats||an appointment of a series")}>{placeInWords(appointment)}</Detail>
      )}
      <Detail name={t("Created||when an appointment was made")}>
        {dayInWords(zone, created_at, now())}{" "}
        <span className="text-faint">
          · {appointment.recorded ? t("Recorded afterwards||an appointment") : t(sources[source])}
        </span>
      </Detail>
    </Details>
  );
}
