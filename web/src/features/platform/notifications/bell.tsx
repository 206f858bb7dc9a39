import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Bell as BellIcon } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { notify } from "#kernel/page/notify.ts";
import { iconButtonLook } from "#ui/forms/icon-button.tsx";
import { useMedia } from "#ui/layout/use-media.ts";
import { Popover, PopoverContent, PopoverTrigger } from "#ui/overlays/popover.tsx";
import { Sheet } from "#ui/overlays/sheet.tsx";
import { Tooltip } from "#ui/overlays/tooltip.tsx";
import { setPanelOpen } from "./panel-open.ts";
import { useUnread } from "./unread.ts";

/** Milliseconds, after which the first screen has loaded what it needs. */
const UNHURRIED = 3000;

/**
 * Follows notifications while a user is signed in. If its script cannot be loaded, the next page load tries
 * again.
 */
function useFollowNotifications(userId: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    let isOver = false;
    let stop: (() => void) | undefined;
    const begin = async () => {
      const { listenForNotifications } = await import("./live/listen-for-notifications.ts");
      if (!isOver) stop = listenForNotifications(userId, (path) => void navigate(path));
    };
    const timer = setTimeout(() => void begin().catch(() => undefined), UNHURRIED);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [userId, navigate]);
}

const load = async () => ({ default: (await import("./panel.tsx")).Panel });
const prefetchPanel = () => void load().catch(() => undefined);
const Panel = lazy(load);

/** The bell in the header and its list of notifications; on a phone the list slides up from below. */
export function Bell({ userId }: { userId: string }) {
  const count = useUnread();
  const narrow = useMedia("(max-width: 30rem)");
  const [open, setOpen] = useState(false);
  useFollowNotifications(userId);
  const change = async (next: boolean) => {
    try {
      if (next) await load();
      setPanelOpen(next);
      setOpen(next);
    } catch {
      const description = t("Notifications could not be loaded. Check your connection and try again.");
      notify({ type: "error", title: t("Error"), description });
    }
  };
  const panel = (
    <Suspense>
      <Panel onClose={() => void change(false)} />
    </Suspense>
  );
  return (
    <>
      <Popover open={open && !narrow} onOpenChange={(next) => void change(next)}>
        <Tooltip text={t("Notifications")} hidden={open}>
          <PopoverTrigger
            aria-label={
              count === 0
                ? t("Notifications")
                : t("Notifications, {count, plural, one {# unread} other {# unread}}", { count })
            }
            onPointerEnter={prefetchPanel}
            onFocus={prefetchPanel}
            className={iconButtonLook}
          >
            <BellIcon />
            {count > 0 && (
              <span className="figures absolute top-0.5 end-0 flex h-4 min-w-4 items-center justify-center rounded-full bg-accent px-1 font-semibold text-[0.625rem] text-on-accent">
                {count > 99 ? "99+" : count}
              </span>
            )}
          </PopoverTrigger>
        </Tooltip>
        <PopoverContent aria-label={t("Notifications")} align="end" sideOffset={6} className="w-96">
          {panel}
        </PopoverContent>
      </Popover>
      <Sheet
        title={t("Notifications")}
        side="bottom"
        open={open && narrow}
        onOpenChange={(next) => void change(next)}
      >
        {panel}
      </Sheet>
    </>
  );
}
