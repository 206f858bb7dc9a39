import { pages } from "@solodesk/contract/kernel/pages.ts";
import { Link } from "react-router";
import { classes } from "#ui/classes.ts";
import { LogoMark } from "#ui/logo.tsx";
import { useStoreInfo } from "../use-store-info.ts";

export function SidebarBrand({ collapsed }: { collapsed: boolean }) {
  const store = useStoreInfo();
  return (
    <Link
      to={pages.home}
      aria-label="Solodesk"
      className={classes(
        "flex h-14 shrink-0 items-center gap-2.5 px-3 focus-visible:-outline-offset-2",
        !collapsed && "px-4",
      )}
    >
      <LogoMark />
      {!collapsed && (
        <span className="truncate font-semibold text-md text-strong tracking-tight">
          {store?.name ?? "Solodesk"}
        </span>
      )}
    </Link>
  );
}
