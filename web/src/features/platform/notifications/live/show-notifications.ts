import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Notification as AppNotification } from "@solodesk/contract/platform/notifications.ts";
import { refreshed } from "#kernel/api/refreshed.ts";
import { hasJustNotified } from "#kernel/api/send.ts";
import { notify } from "#kernel/page/notify.ts";
import { isWantedHere } from "../browser-notifications.ts";
import { kinds } from "../kinds.ts";
import { isPanelOpen, untilOpened } from "../panel-open.ts";

/**
 * Shows system notifications if the user has turned them on. Several tabs that show the same one show it
 * once.
 */
function showInBrowser(
  fresh: readonly AppNotification[],
  userId: string,
  open: (path: string) => void,
): void {
  if (!isWantedHere(userId)) return;
  for (const { id, kind, about, path } of fresh) {
    const shown = new Notification(t(kinds[kind].name), { body: about, tag: id });
    shown.addEventListener("click", () => {
      window.focus();
      open(path);
      shown.close();
    });
  }
}

/**
 * A change to the account stays unread no matter who made it; only the tab that made it has already shown a toast.
 */
const isShownHere = ({ kind }: AppNotification): boolean => kind === "security" && hasJustNotified();

/**
 * Refetches everything that the notifications make stale, and shows a quiet toast for them; those already
 * read elsewhere or caused by this session get none.
 */
export function showNotifications(
  notifications: readonly AppNotification[],
  userId: string,
  open: (path: string) => void,
): void {
  refreshed([...new Set(notifications.flatMap(({ kind }) => kinds[kind].refreshes))]);
  const fresh = notifications.filter(({ read_at }) => read_at === null);
  if (document.visibilityState === "hidden") return showInBrowser(fresh, userId, open);
  const notShown = fresh.filter((one) => !isShownHere(one));
  const [first] = notShown;
  if (!first || isPanelOpen()) return;
  const until = untilOpened();
  const { kind, about, path } = first;
  if (notShown.length === 1)
    notify({
      type: "default",
      title: t(kinds[kind].name),
      description: about,
      until,
      action: { label: t("Open||verb, on a button"), onPress: () => open(path) },
    });
  else {
    const names = [...new Set(notShown.map((one) => t(kinds[one.kind].name)))];
    notify({
      type: "default",
      title: t("{count, plural, one {# new notification} other {# new notifications}}", {
        count: notShown.length,
      }),
      description: names.join(", "),
      until,
    });
  }
}
