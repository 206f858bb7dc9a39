import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Notification, NotificationKind } from "@solodesk/contract/platform/notifications.ts";
import {
  CalendarCheck,
  CalendarClock,
  CalendarSync,
  CalendarX,
  CreditCard,
  Download,
  Hourglass,
  Landmark,
  type LucideIcon,
  PackageX,
  Receipt,
  ShieldAlert,
  ShieldCheck,
  ShoppingBag,
  Sparkles,
  Upload,
} from "lucide-react";
import { Link } from "react-router";
import { now } from "#kernel/time/clock.ts";
import { clockInWords, dayInWords, exactlyInWords, viewerZone } from "#kernel/time/time-in-words.ts";
import { kinds } from "./kinds.ts";

const icons: Record<NotificationKind, LucideIcon> = {
  order_paid: ShoppingBag,
  order_cancelled: PackageX,
  fee_failed: CreditCard,
  booking_new: CalendarCheck,
  booking_moved: CalendarClock,
  booking_cancelled: CalendarX,
  calendar_conflict: CalendarSync,
  calendar_refused: CalendarSync,
  waitlist: Hourglass,
  proposal: Sparkles,
  payout_paid: Landmark,
  payout_failed: Landmark,
  plan_unpaid: Receipt,
  plan_past_due: Receipt,
  dispute: ShieldAlert,
  security: ShieldCheck,
  export_ready: Download,
  import_done: Upload,
};

interface NotificationItemProps {
  row: Notification;
  onOpen: (id: string) => void;
}

export function NotificationItem({ row, onOpen }: NotificationItemProps) {
  const { id, kind, about, path, created_at, read_at } = row;
  const Icon = icons[kind];
  const zone = viewerZone();
  const dayOf = (instant: string) => dayInWords(zone, instant, now());
  const day = dayOf(created_at);
  return (
    <li>
      <Link
        to={path}
        onClick={() => onOpen(id)}
        className="flex min-h-14 items-start gap-3 rounded-md px-3 py-2.5 hover:bg-hover"
      >
        <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-faint" />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <span className={read_at === null ? "font-medium text-strong" : "text-body"}>
              {t(kinds[kind].name)}
            </span>
            <time
              dateTime={created_at}
              title={exactlyInWords(zone, created_at)}
              className="figures ms-auto shrink-0 text-faint text-xs"
            >
              {day === dayOf(now().toISOString()) ? clockInWords(zone, created_at) : day}
            </time>
          </span>
          <span className="line-clamp-2 break-words text-faint text-sm">{about}</span>
        </span>
        <span className="mt-1.5 w-2 shrink-0">
          {read_at === null && (
            <span className="block size-2 rounded-full bg-accent">
              <span className="sr-only">{t("Unread||a notification")}</span>
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
