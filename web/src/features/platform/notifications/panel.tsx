import { t } from "@solodesk/contract/kernel/language/t.ts";
import { maxPageSize } from "@solodesk/contract/kernel/page.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { type Notification, notifications } from "@solodesk/contract/platform/notifications.ts";
import { Settings } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useRead } from "#kernel/api/query.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { now } from "#kernel/time/clock.ts";
import { dayInWords, viewerZone } from "#kernel/time/time-in-words.ts";
import { Button } from "#ui/forms/button.tsx";
import { iconButtonLook } from "#ui/forms/icon-button.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { NotificationItem } from "./notification-item.tsx";
import { notificationsRead, PAGE } from "./notifications-read.ts";
import { unread } from "./unread.ts";

/** Placeholder for the first notifications, in their size. */
const PanelSkeleton = () => (
  <div role="status" aria-label={t("Loading notifications")} className="px-1 pt-8">
    {[1, 2, 3, 4].map((row) => (
      <div key={row} className="flex min-h-14 gap-3 px-3 py-2.5">
        <Skeleton className="mt-0.5 size-4 shrink-0" />
        <div className="flex-1 space-y-2">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-3.5 w-4/5" />
        </div>
      </div>
    ))}
  </div>
);

/** The newest `pageSize` notifications. */
const useNotifications = (pageSize: number) =>
  useRead(notificationsRead(pageSize), { quiet: true, keepPrevious: true });

/** Marks all notifications as read, or only the given ids. */
function useMarkRead() {
  const { mutateAsync, isPending } = useSend(notifications.markRead, { refresh: [notifications.list] });
  const markRead = async (ids?: string[]) => {
    const answer = await mutateAsync({ body: ids ? { ids } : {} });
    unread.set(answer.unread);
  };
  return {
    /** A refusal has already been shown. */
    markRead: (ids?: string[]) => void markRead(ids).catch(() => undefined),
    isPending,
  };
}

interface NotificationGroupProps {
  name: string;
  rows: readonly Notification[];
  onOpen: (id: string) => void;
}

const NotificationGroup = ({ name, rows, onOpen }: NotificationGroupProps) => (
  <section aria-label={name}>
    <h3 className="px-4 pt-3 pb-1 font-medium text-faint text-xs">{name}</h3>
    <ul className="px-1">
      {rows.map((row) => (
        <NotificationItem key={row.id} row={row} onOpen={onOpen} />
      ))}
    </ul>
  </section>
);

/** The newest notifications; `onClose` is called when a press on one navigates away. */
export function Panel({ onClose }: { onClose: () => void }) {
  const [size, setSize] = useState(PAGE);
  const { data, isError, isFetching, refetch } = useNotifications(size);
  const { markRead, isPending } = useMarkRead();
  const zone = viewerZone();
  const today = dayInWords(zone, now().toISOString(), now());
  const isToday = (instant: string) => dayInWords(zone, instant, now()) === today;
  const groups = Object.groupBy(data?.data ?? [], ({ created_at }) =>
    isToday(created_at) ? "today" : "earlier",
  );
  const hasMore = data !== undefined && data.pagination.total > data.data.length && size < maxPageSize;
  const opened = (id: string) => {
    markRead([id]);
    onClose();
  };
  return (
    <div className="flex max-h-[min(36rem,calc(100dvh-5rem))] min-h-0 flex-col">
      <div className="flex min-h-12 shrink-0 items-center gap-1 border-line border-b py-1 pe-1.5 ps-4">
        <h2 className="flex-1 text-md">{t("Notifications")}</h2>
        <Button
          look="ghost"
          size="sm"
          busy={isPending}
          disabled={!data || data.unread === 0}
          onClick={() => markRead()}
        >
          {t("Mark all read")}
        </Button>
        <Link
          to={`${pages.settings}#notifications`}
          aria-label={t("Notification settings")}
          onClick={onClose}
          className={iconButtonLook}
        >
          <Settings />
        </Link>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-1">
        {!data && !isError && <PanelSkeleton />}
        {isError && !data && (
          <ErrorState busy={isFetching} onRetry={() => void refetch()}>
            {t("Your notifications could not be loaded.")}
          </ErrorState>
        )}
        {data?.data.length === 0 && (
          <EmptyState drawing="lamp">{t("New orders, bookings and withdrawals show up here.")}</EmptyState>
        )}
        {groups.today && (
          <NotificationGroup
            name={t("Today||heading above notifications")}
            rows={groups.today}
            onOpen={opened}
          />
        )}
        {groups.earlier && (
          <NotificationGroup
            name={t("Earlier||heading above notifications")}
            rows={groups.earlier}
            onOpen={opened}
          />
        )}
        {hasMore && (
          <div className="flex justify-center p-2">
            <Button
              look="ghost"
              size="sm"
              busy={isFetching}
              onClick={() => setSize(Math.min(maxPageSize, size + 2 * PAGE))}
            >
              {t("Show more")}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
