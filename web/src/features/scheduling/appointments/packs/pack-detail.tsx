import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { type OpenPack, packs } from "@solodesk/contract/selling/packs.ts";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { CallError } from "#kernel/api/call-error.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { refreshed } from "#kernel/api/refreshed.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { rich } from "#kernel/text/rich.tsx";
import { dateInWords } from "#kernel/time/time-in-words.ts";
import { Button } from "#ui/forms/button.tsx";
import { Detail } from "#ui/layout/details.tsx";
import { changedByAppointments } from "../changed-by-appointments.ts";

interface PackDetailProps {
  appointment: Appointment;
  zone: string;
}

/** Whether a visit of a pack can pay for it, as far as the appointment says. */
const isPayable = ({ service, status, paid, seats, card_on_file }: Appointment): boolean =>
  (status === "Pending" || status === "Confirmed") &&
  service !== null &&
  paid.amount === 0 &&
  seats === 1 &&
  !card_on_file;

/**
 * The pack that pays for an appointment, or those of its customer that can. If they can't be loaded, nothing is shown: the
 * appointment can be changed without them.
 */
export function PackDetail({ appointment, zone }: PackDetailProps) {
  const { id, paid } = appointment;
  const canUse = isPayable(appointment);
  const { data } = useRead(readOf(packs.list, { params: { id } }), {
    enabled: canUse || paid.amount > 0,
    quiet: true,
  });
  if (data?.used) {
    const { order_id, order_number } = data.used;
    return (
      <Detail name={t("Pack||of visits")}>
        {rich("Paid with the pack of <link>order {number}</link>", {
          number: order_number,
          link: linkToOrder(order_id),
        })}
      </Detail>
    );
  }
  if (!canUse || !data || data.data.length === 0) return null;
  return (
    <Detail name={t("Pack||of visits")}>
      <ul className="space-y-3">
        {data.data.map((pack) => (
          <UsablePack
            key={`${pack.order_id} ${pack.line}`}
            pack={pack}
            appointment={appointment}
            zone={zone}
          />
        ))}
      </ul>
    </Detail>
  );
}

const linkToOrder = (id: string) => (words: ReactNode) => (
  <Link
    to={`${pages.orders}?order=${id}`}
    className="text-accent-text underline underline-offset-2 hover:text-strong"
  >
    {words}
  </Link>
);

function UsablePack({ pack, appointment, zone }: PackDetailProps & { pack: OpenPack }) {
  const { order_id, order_number, line, left, expires_at } = pack;
  const { id, version } = appointment;
  const draw = useSend(packs.draw, { refresh: changedByAppointments });
  const factsId = useId();
  async function takeVisit() {
    try {
      await draw.mutateAsync({ params: { id }, body: { order_id, line, version } });
    } catch (refusal) {
      // The error has been shown. It is about something that has changed elsewhere.
      if (!(refusal instanceof CallError)) throw refusal;
      refreshed(changedByAppointments);
    }
  }
  return (
    <li>
      <span id={factsId} className="block">
        {t("{left, plural, one {# visit} other {# visits}} left, valid until {day}", {
          left,
          day: dateInWords(zone, expires_at),
        })}
        <span className="block text-faint text-sm">
          {rich("Bought with <link>order {number}</link>", {
            number: order_number,
            link: linkToOrder(order_id),
          })}
        </span>
      </span>
      <span className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button size="sm" aria-describedby={factsId} busy={draw.isPending} onClick={() => void takeVisit()}>
          {t("Use a visit")}
        </Button>
        <span className="text-faint text-sm">
          {t("The appointment is then paid, and the customer gets an email.")}
        </span>
      </span>
    </li>
  );
}
