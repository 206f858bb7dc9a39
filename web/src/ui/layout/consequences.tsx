import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Consequence } from "@solodesk/contract/selling/orders/refund.ts";
import {
  CalendarCheck,
  CalendarX,
  CircleQuestionMark,
  Coins,
  CreditCard,
  EyeOff,
  Link,
  Mail,
  PackageCheck,
  TriangleAlert,
  Undo2,
  Users,
} from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "../look/classes.ts";

/**
 * `page_closed` to `to_do` are what follows from closing something, and the last three from writing appointments into
 * another calendar, which no refund has.
 */
type Kind =
  | Consequence["kind"]
  | "page_closed"
  | "stays_booked"
  | "visits_wait"
  | "links_work"
  | "payments_go_on"
  | "no_offers"
  | "to_do"
  | "details_shared"
  | "asked_first"
  | "taken_out";

export interface Line {
  kind: Kind;
  /** A whole sentence. */
  text: ReactNode;
}

/** Highlighted: consequences that cost the seller money or cannot be undone. */
const weighty: readonly Kind[] = ["appointment_cancelled", "you_owe", "credits_taken"];

const icons: Partial<Record<Kind, ReactNode>> = {
  appointment_cancelled: <CalendarX />,
  slot_freed: <CalendarX />,
  stock_returned: <PackageCheck />,
  credits_taken: <Coins />,
  deposit_kept: <Coins />,
  visit_used: <CalendarCheck />,
  visits_ended: <CalendarX />,
  visits_stay: <CalendarCheck />,
  fee_charged: <CreditCard />,
  you_owe: <TriangleAlert />,
  mail_sent: <Mail />,
  page_closed: <EyeOff />,
  stays_booked: <CalendarCheck />,
  visits_wait: <CalendarX />,
  links_work: <Link />,
  payments_go_on: <Coins />,
  no_offers: <CalendarX />,
  to_do: <TriangleAlert />,
  details_shared: <Users />,
  asked_first: <CircleQuestionMark />,
  taken_out: <CalendarX />,
};

interface ConsequencesProps {
  consequences: readonly Line[];
  /** The consequences are of an earlier choice; new ones are loading. */
  isBehind?: boolean;
}

/** What an action will cause, shown before the seller confirms it. */
export const Consequences = ({ consequences, isBehind = false }: ConsequencesProps) => (
  <section aria-label={t("What happens")} aria-busy={isBehind}>
    <h3 className="font-medium text-sm text-strong">{t("What happens")}</h3>
    <ul className="mt-2 space-y-1.5">
      {consequences.map(({ kind, text }, nth) => (
        <li
          // An index is safe as a key: the rows have no state. Two rows may have the same text.
          key={`${nth} ${kind}`}
          className={classes(
            "flex gap-2.5 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0",
            weighty.includes(kind)
              ? "font-medium text-strong [&>svg]:text-wrong"
              : "text-body [&>svg]:text-faint",
          )}
        >
          {icons[kind] ?? <Undo2 />}
          <span className="min-w-0 break-words">{text}</span>
        </li>
      ))}
    </ul>
  </section>
);
