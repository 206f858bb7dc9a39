import type { Notification as News } from "@solodesk/contract/platform/notifications.ts";
import { refreshed } from "#kernel/api/refreshed.ts";
import { hasJustTold } from "#kernel/api/send.ts";
import { notify } from "#kernel/page/notify.ts";
import { isWantedHere } from "../browser-notifications.ts";
import { kinds } from "../kinds.ts";
import { isPanelOpen, untilOpened } from "../panel-open.ts";

/**
 * Shows system notifications if the user has turned them on. Several tabs that show the same one show it
 * once.
 */
function showInBrowser(fresh: readonly News[], userId: string, open: (path: string) => void): void {
  if (!isWantedHere(userId)) return;
  for (const { id, kind, about, path } of fresh) {
    const shown = new Notification(kinds[kind].name, { body: about, tag: id });
    shown.addEventListener("click", () => {
      window.focus();
      open(path);
      shown.close();
    });
  }
}

/**
 * A change to the account stays unread whoever made it; only the tab that made it has already shown a toast.
 */
const isSaidHere = ({ kind }: News): boolean => kind === "security" && hasJustTold();

/**
 * Refetches everything that the notifications make stale, and shows a quiet toast for them; those already
 * read elsewhere or caused by this session get none.
 */
export function tellOf(came: readonly News[], userId: string, open: (path: string) => void): void {
  refreshed([...new Set(came.flatMap(({ kind }) => kinds[kind].refreshes))]);
  const fresh = came.filter(({ read_at }) => read_at === null);
  if (document.visibilityState === "hidden") return showInBrowser(fresh, userId, open);
  const unsaid = fresh.filter((one) => !isSaidHere(one));
  const [first] = unsaid;
  if (!first || isPanelOpen()) return;
  const until = untilOpened();
  const { kind, about, path } = first;
  if (unsaid.length === 1)
    notify({
      type: "default",
      title: kinds[kind].name,
      description: about,
      until,
      action: { label: "Open", onPress: () => open(path) },
    });
  else {
    const names = [...new Set(unsaid.map((one) => kinds[one.kind].name))];
    notify({
      type: "default",
      title: `${unsaid.length} new notifications`,
      description: names.join(", "),
      until,
    });
  }
}
