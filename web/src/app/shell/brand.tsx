import { pages } from "@solodesk/contract/kernel/pages.ts";
import { useDashboard } from "#features/store/store/use-dashboard.ts";
import { LogoMark } from "#ui/look/logo.tsx";
import { SidebarLink } from "./sidebar/sidebar-link.tsx";

interface BrandProps {
  collapsed?: boolean;
  /** False on pages that don't wait for the store: its name would appear late and shift the header. */
  named?: boolean;
}

/** The logo and the store's name; links to Home. */
export function Brand({ collapsed = false, named = true }: BrandProps) {
  const store = useDashboard()?.store_info;
  return (
    <SidebarLink
      to={pages.home}
      className="flex h-14 min-w-0 items-center gap-2.5 px-2 focus-visible:-outline-offset-2"
    >
      <LogoMark />
      <span className={collapsed ? "sr-only" : "truncate font-semibold text-md text-strong tracking-tight"}>
        {(named && store?.name) || "Solodesk"}
      </span>
    </SidebarLink>
  );
}
