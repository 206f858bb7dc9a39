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
      title={
        unconfirmed.length === 1
          ? "One appointment was not confirmed"
          : `${unconfirmed.length} appointments were not confirmed`
      }
      onDismiss={onClose}
      className="mb-3"
    >
      <ul className="pt-1 text-body">
        {unconfirmed.map(({ appointment: { id, number, title, customer }, why }) => (
          <li key={id} className="break-words">
            <span className="text-strong">
              {number} {title} with {customer.name}:
            </span>{" "}
            {why}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
