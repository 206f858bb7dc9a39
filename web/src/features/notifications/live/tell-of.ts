import type { Notification as News } from "@solodesk/contract/notifications.ts";
import { notify } from "#kernel/notify.ts";
import { refreshed } from "#kernel/refreshed.ts";
import { kinds } from "../kinds.ts";
import { isPanelOpen, untilOpened } from "../panel-open.ts";
import { showInBrowser } from "./show-in-browser.ts";

/** Says quietly what is new, and has everything that shows it asked for again. */
export function tellOf(fresh: readonly News[], userId: string, open: (path: string) => void): void {
  refreshed([...new Set(fresh.flatMap(({ kind }) => kinds[kind].refreshes))]);
  if (document.visibilityState === "hidden") return showInBrowser(fresh, userId, open);
  const [first] = fresh;
  if (!first || isPanelOpen()) return;
  const until = untilOpened();
  const { kind, about, path } = first;
  if (fresh.length === 1)
    notify({
      type: "default",
      title: kinds[kind].name,
      description: about,
      until,
      action: { label: "Open", onPress: () => open(path) },
    });
  else {
    const names = [...new Set(fresh.map((one) => kinds[one.kind].name))];
    notify({
      type: "default",
      title: `${fresh.length} new notifications`,
      description: names.join(", "),
      until,
    });
  }
}
