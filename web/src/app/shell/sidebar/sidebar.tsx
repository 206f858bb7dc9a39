import { t } from "@solodesk/contract/kernel/language/t.ts";
import { classes } from "#ui/look/classes.ts";
import { Brand } from "../brand.tsx";
import { SidebarActions } from "./sidebar-actions.tsx";
import { SidebarItems } from "./sidebar-items.tsx";
import { useExpanded } from "./sidebar-state.ts";

/** The fixed panel of wide windows: 16rem, or 3rem with icons only (spec 9). */
export function Sidebar() {
  const expanded = useExpanded();
  return (
    <aside
      data-slot="sidebar"
      data-state={expanded ? "expanded" : "collapsed"}
      className={classes(
        "sticky top-0 hidden h-dvh shrink-0 flex-col border-line border-e bg-panel desk:flex print:hidden",
        expanded ? "w-64" : "w-12",
      )}
    >
      <SidebarBody collapsed={!expanded} />
    </aside>
  );
}

export const SidebarBody = ({ collapsed = false }: { collapsed?: boolean }) => (
  <>
    <div className={collapsed ? "px-1" : "px-2"}>
      <Brand collapsed={collapsed} />
    </div>
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overflow-x-hidden">
      <nav aria-label={t("Main||the main navigation")} className="p-2">
        <SidebarItems collapsed={collapsed} />
      </nav>
      <SidebarActions collapsed={collapsed} />
    </div>
  </>
);
