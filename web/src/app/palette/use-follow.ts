import { useLocation, useNavigate } from "react-router";
import { focusHeading } from "../page/focus-heading.ts";
import { useSheetOpen } from "../shell/sidebar/sidebar-state.ts";
import type { Entry } from "./entry.ts";

/** Goes where an entry leads; answers what is left to do once the palette has given the focus back. */
export function useFollow(): (entry: Entry, inNewTab: boolean) => (() => void) | undefined {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // The open sheet has an entry of its own in the history, which the new page takes the place of.
  const replace = useSheetOpen();
  return ({ href, newTab, run }, inNewTab) => {
    if (href !== undefined && (newTab || inNewTab)) {
      window.open(href, "_blank", "noopener");
      return undefined;
    }
    if (run || href === undefined) return run;
    const arrival = Promise.resolve(navigate(href, { replace }));
    // Another screen takes the focus when it arrives; the one that stays is told here.
    const stays = !href.includes("#") && href.split("?")[0] === pathname;
    return stays ? () => void arrival.then(focusHeading) : undefined;
  };
}
