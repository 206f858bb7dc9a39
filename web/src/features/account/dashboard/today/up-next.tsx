import type { Today } from "@solodesk/contract/account/dashboard/today.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { CalendarPlus, Mail, Phone, Users, Video } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { AppointmentLink } from "#features/scheduling/appointments/appointment-link.tsx";
import { AppointmentTime } from "#features/scheduling/appointments/appointment-time.tsx";
import { AppointmentActions } from "#features/scheduling/appointments/status/appointment-actions.tsx";
import { Unverified } from "#features/scheduling/appointments/status/unverified.tsx";
import { useHasBegun } from "#features/scheduling/appointments/status/use-has-begun.ts";
import { rich } from "#kernel/text/rich.tsx";
import { withSpots } from "#kernel/text/spots-in-words.ts";
import { Button } from "#ui/forms/button.tsx";
import { useOpened } from "#ui/overlays/use-opened.ts";
import { Money } from "#ui/text/money.tsx";

interface UpNextProps {
  today: Pick<Today, "next" | "next_session">;
  /** The store's time zone. */
  zone: string;
}

/** The next client, with what a seller does for them in one press. */
export function UpNext({ today: { next, next_session: session }, zone }: UpNextProps) {
  if (!next)
    return (
      <section aria-labelledby="up-next">
        <h2 id="up-next" className="text-faint text-sm">
          {t("Up next")}
        </h2>
        <p className="pt-1 pb-4 font-semibold text-lg text-strong">{t("No upcoming appointments.")}</p>
        <Button asChild size="sm">
          <Link to={pages.addAppointment}>
            <CalendarPlus aria-hidden="true" />
            {t("Add an appointment")}
          </Link>
        </Button>
      </section>
    );
  return (
    <section aria-labelledby="up-next" className="relative">
      <Begun startsAt={next.starts_at} />
      <p className="pt-1 text-body">
        <AppointmentTime appointment={next} zone={zone} />
      </p>
      <p className="break-words pt-2 font-semibold text-2xl leading-tight tracking-tight">
        <AppointmentLink appointment={next} />
      </p>
      <p className="break-words pt-1 text-body">{withSpots(next.title, next.seats)}</p>
      <Unverified appointment={next} />
      <Payment appointment={next} />
      {next.notes !== "" && (
        <p dir="auto" className="line-clamp-2 max-w-[65ch] pt-2 text-body">
          {next.notes}
        </p>
      )}
      {/* Above the link that covers the section. */}
      <div className="relative mt-4 flex flex-wrap items-center gap-2">
        <WaysToMeet appointment={next} />
        {session && next.session_id && <SessionWay id={next.session_id} {...session} />}
        <AppointmentActions appointment={next} look="primary" />
      </div>
    </section>
  );
}

function Begun({ startsAt }: { startsAt: string }) {
  const hasBegun = useHasBegun(startsAt);
  return (
    <h2 id="up-next" className="text-faint text-sm">
      {hasBegun ? t("Now||an appointment under way") : t("Up next")}
    </h2>
  );
}

const Payment = ({ appointment: { due, paid } }: { appointment: Appointment }) => (
  <>
    {due.amount > 0 && (
      <p className="pt-1 text-body">
        {rich("<amount></amount> to collect||a payment", {
          amount: () => <Money value={due} className="font-medium text-strong" />,
        })}
      </p>
    )}
    {due.amount === 0 && paid.amount > 0 && <p className="pt-1 text-body">{t("Paid online")}</p>}
  </>
);

/** Calls, writes to or meets the customer. */
const WaysToMeet = ({ appointment: { customer, meeting_url } }: { appointment: Appointment }) => (
  <>
    {meeting_url !== null && (
      <Button asChild size="sm">
        <a href={meeting_url} target="_blank" rel="noopener noreferrer">
          <Video aria-hidden="true" />
          {t("Join")}
        </a>
      </Button>
    )}
    {customer.phone !== "" && (
      <ContactButton
        to={`tel:${customer.phone.replaceAll(/[^+\d]/g, "")}`}
        icon={<Phone aria-hidden="true" />}
      >
        {t("Call||by phone")}
      </ContactButton>
    )}
    {customer.email !== "" && (
      <ContactButton to={`mailto:${customer.email}`} icon={<Mail aria-hidden="true" />}>
        {t("Email||verb")}
      </ContactButton>
    )}
  </>
);

interface ContactButtonProps {
  to: string;
  icon: ReactNode;
  children: ReactNode;
}

const ContactButton = ({ to, icon, children }: ContactButtonProps) => (
  <Button asChild size="sm">
    <a href={to}>
      {icon}
      {children}
    </a>
  </Button>
);

interface SessionContactButtonProps {
  id: string;
  taken: number;
  capacity: number;
}

/** Opens the list of everyone who comes at this time. */
function SessionWay({ id, taken, capacity }: SessionContactButtonProps) {
  const { addressOf } = useOpened("session", "appointment");
  return (
    <Button asChild size="sm">
      <Link to={addressOf(id)} state={{ opened: "session" }} preventScrollReset aria-haspopup="dialog">
        <Users aria-hidden="true" />
        {t("{taken} of {count, plural, one {# spot} other {# spots}} booked", { taken, count: capacity })}
      </Link>
    </Button>
  );
}
