import { pages } from "@solodesk/contract/kernel/pages.ts";
import { Link } from "react-router";
import { LogoMark } from "#ui/logo.tsx";
import { useDashboard } from "../use-dashboard.ts";

/** The desk and whose it is; leads Home. */
export function Brand({ collapsed = false }: { collapsed?: boolean }) {
  const store = useDashboard()?.store_info;
  return (
    <Link
      to={pages.home}
      className="flex h-14 min-w-0 items-center gap-2.5 px-2 focus-visible:-outline-offset-2"
    >
      <LogoMark />
      <span className={collapsed ? "sr-only" : "truncate font-semibold text-md text-strong tracking-tight"}>
        {store?.name ?? "Solodesk"}
      </span>
    </Link>
  );
}
