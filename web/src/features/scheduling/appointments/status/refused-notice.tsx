import { t } from "@solodesk/contract/kernel/language/t.ts";
import { rich } from "#kernel/text/rich.tsx";
import { Notice } from "#ui/layout/notice.tsx";
import type { ChangingSeveral } from "./use-change-several.ts";

interface RefusedNoticeProps {
  /** What they are: pending ones could not be confirmed, confirmed ones not completed. */
  status: "Pending" | "Confirmed";
  changing: ChangingSeveral;
}

/** The appointments that could not be confirmed or completed, each with its reason. */
export function RefusedNotice({ status, changing }: RefusedNoticeProps) {
  const refused = changing.refused.filter(({ appointment }) => appointment.status === status);
  const { length: count } = refused;
  if (count === 0) return null;
  const title =
    status === "Pending"
      ? t(
          "{count, plural, one {One appointment was not confirmed} other {# appointments were not confirmed}}",
          { count },
        )
      : t(
          "{count, plural, one {One appointment was not completed} other {# appointments were not completed}}",
          { count },
        );
  return (
    <Notice title={title} onDismiss={changing.forget} className="mb-3">
      <ul className="pt-1 text-body">
        {refused.map(({ appointment: { id, number, title: what, customer }, why }) => (
          <li key={id} className="break-words">
            {rich("<name>{number} {title} with {customer}:</name> {why}", {
              name: (text) => <span className="text-strong">{text}</span>,
              number,
              title: what,
              customer: customer.name,
              why,
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
