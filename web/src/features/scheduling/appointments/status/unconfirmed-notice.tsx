import { t } from "@solodesk/contract/kernel/language/t.ts";
import { rich } from "#kernel/text/rich.tsx";
import { Notice } from "#ui/layout/notice.tsx";
import type { Unconfirmed } from "./use-confirm-appointments.ts";

interface UnconfirmedNoticeProps {
  unconfirmed: readonly Unconfirmed[];
  onClose: () => void;
}

/** The appointments that could not be confirmed, each with its reason. */
export function UnconfirmedNotice({ unconfirmed, onClose }: UnconfirmedNoticeProps) {
  if (unconfirmed.length === 0) return null;
  return (
    <Notice
      title={t(
        "{count, plural, one {One appointment was not confirmed} other {# appointments were not confirmed}}",
        { count: unconfirmed.length },
      )}
      onDismiss={onClose}
      className="mb-3"
    >
      <ul className="pt-1 text-body">
        {unconfirmed.map(({ appointment: { id, number, title, customer }, why }) => (
          <li key={id} className="break-words">
            {rich("<name>{number} {title} with {customer}:</name> {why}", {
              name: (text) => <span className="text-strong">{text}</span>,
              number,
              title,
              customer: customer.name,
              why,
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
