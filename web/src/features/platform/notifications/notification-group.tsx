import type { Notification } from "@solodesk/contract/platform/notifications.ts";
import { NotificationRow } from "./notification-row.tsx";

interface NotificationGroupProps {
  name: string;
  rows: readonly Notification[];
  onOpen: (id: string) => void;
}

export const NotificationGroup = ({ name, rows, onOpen }: NotificationGroupProps) => (
  <section aria-label={name}>
    <h3 className="px-4 pt-3 pb-1 font-medium text-faint text-xs">{name}</h3>
    <ul className="px-1">
      {rows.map((row) => (
        <NotificationRow key={row.id} row={row} onOpen={onOpen} />
      ))}
    </ul>
  </section>
);
