import { maxPageSize } from "@solodesk/contract/kernel/page.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { Settings } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { now } from "#kernel/time/clock.ts";
import { dayInWords, viewerZone } from "#kernel/time/time-in-words.ts";
import { Button } from "#ui/forms/button.tsx";
import { iconButtonLook } from "#ui/forms/icon-button.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { NotificationGroup } from "./notification-group.tsx";
import { PAGE } from "./notifications-read.ts";
import { PanelSkeleton } from "./panel-skeleton.tsx";
import { useMarkRead } from "./use-mark-read.ts";
import { useNotifications } from "./use-notifications.ts";

/** The newest notifications; `onClose` when one of them leads away. */
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
      <div className="flex min-h-12 shrink-0 items-center gap-1 border-line border-b py-1 pr-1.5 pl-4">
        <h2 className="flex-1 text-md">Notifications</h2>
        <Button
          look="ghost"
          size="sm"
          busy={isPending}
          disabled={!data || data.unread === 0}
          onClick={() => markRead()}
        >
          Mark all read
        </Button>
        <Link
          to={`${pages.settings}#notifications`}
          aria-label="Notification settings"
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
            Your notifications could not be loaded.
          </ErrorState>
        )}
        {data?.data.length === 0 && (
          <EmptyState drawing="lamp">New orders, bookings and withdrawals show up here.</EmptyState>
        )}
        {groups.today && <NotificationGroup name="Today" rows={groups.today} onOpen={opened} />}
        {groups.earlier && <NotificationGroup name="Earlier" rows={groups.earlier} onOpen={opened} />}
        {hasMore && (
          <div className="flex justify-center p-2">
            <Button
              look="ghost"
              size="sm"
              busy={isFetching}
              onClick={() => setSize(Math.min(maxPageSize, size + 2 * PAGE))}
            >
              Show more
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
