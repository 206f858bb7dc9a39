import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import type { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { PolicyText } from "#features/store/store/policy-text.tsx";
import { now } from "#kernel/time/clock.ts";
import {
  clocksDiffer,
  dayInWords,
  exactlyInWords,
  hoursInWords,
  viewerZone,
} from "#kernel/time/time-in-words.ts";
import { Detail, Details, WaysToReach } from "#ui/layout/details.tsx";
import { Price } from "#ui/text/price.tsx";
import { PaymentDetail } from "../../collect/payment-detail.tsx";
import { placeInWords } from "../../series/series-mark.tsx";

const sources = { seller: msg("Added by you"), store_page: msg("Booked on your store page") } as const;

/** The appointment's details; the time on the store's clock, and on the viewer's if that differs. */
interface DrawerDetailsProps {
  appointment: Answer<typeof appointments.get>["data"];
  zone: string;
}

export function DrawerDetails({ appointment, zone }: DrawerDetailsProps) {
  const { starts_at, service, title, customer, price, source, created_at, policy_accepted, policy, paid } =
    appointment;
  const mine = viewerZone();
  return (
    <Details>
      <Detail name={t("When")}>
        <time dateTime={starts_at} title={exactlyInWords(zone, starts_at)} className="figures">
          <span className="font-medium text-strong">{dayInWords(zone, starts_at, now())}</span>,{" "}
          {hoursInWords(zone, appointment)}
        </time>
        {clocksDiffer(zone, mine, starts_at) && (
          <span className="figures block text-faint text-sm">
            {t("{day}, {hours} your time", {
              day: dayInWords(mine, starts_at, now()),
              hours: hoursInWords(mine, appointment),
            })}
          </span>
        )}
        <span className="block text-faint text-sm">{zone.replaceAll("_", " ")}</span>
      </Detail>
      {service && service.name !== title && <Detail name={t("Service")}>{service.name}</Detail>}
      <Detail name={t("Customer")}>
        <span className="block">{customer.name}</span>
        <WaysToReach {...customer} />
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
      {policy_accepted && (
        <Detail name={t("Policy accepted||when the customer accepted the cancellation policy")}>
          <details>
            <summary className="cursor-pointer">{exactlyInWords(zone, policy_accepted.at)}</summary>
            {policy && <PolicyText policy={policy} paysOnline={paid.amount > 0} />}
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
