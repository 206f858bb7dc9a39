import { t } from "@solodesk/contract/kernel/language/t.ts";
import { ChevronRight, Ellipsis } from "lucide-react";
import { Link } from "react-router";
import { iconButtonLook } from "#ui/forms/icon-button.tsx";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "#ui/overlays/dropdown-menu.tsx";
import type { Breadcrumb } from "../page/breadcrumbs.ts";
import { useBreadcrumbs } from "../page/use-breadcrumbs.ts";

/** Below 768 px the middle breadcrumbs collapse into dots that open them as a menu (spec 2). */
export function Breadcrumbs() {
  const breadcrumbs = useBreadcrumbs();
  const middle = breadcrumbs.slice(1, -1);
  const [first] = breadcrumbs;
  const last = breadcrumbs.at(-1);
  if (!first || !last) return null;
  return (
    <nav aria-label={t("Breadcrumb")} className="min-w-0">
      <ol className="flex min-w-0 items-center gap-1 text-base">
        {breadcrumbs.length > 1 && <Step crumb={first} />}
        {middle.length > 0 && <Dots breadcrumbs={middle} />}
        {middle.map((crumb) => (
          <Step key={crumb.to} crumb={crumb} middle />
        ))}
        <li aria-current="page" className="truncate font-medium text-strong">
          {last.name}
        </li>
      </ol>
    </nav>
  );
}

const Step = ({ crumb, middle = false }: { crumb: Breadcrumb; middle?: boolean }) => (
  <li className={middle ? "hidden items-center gap-1 md:flex" : "flex items-center gap-1"}>
    <Link to={crumb.to} className="rounded-sm text-faint hover:text-strong">
      {crumb.name}
    </Link>
    <Between />
  </li>
);

const Dots = ({ breadcrumbs }: { breadcrumbs: Breadcrumb[] }) => (
  <li className="flex items-center gap-1 md:hidden">
    <Menu>
      <MenuTrigger aria-label={t("More breadcrumbs")} className={iconButtonLook}>
        <Ellipsis />
      </MenuTrigger>
      <MenuContent align="start">
        {breadcrumbs.map((crumb) => (
          <MenuItem key={crumb.to} asChild>
            <Link to={crumb.to}>{crumb.name}</Link>
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
    <Between />
  </li>
);

const Between = () => <ChevronRight aria-hidden="true" className="size-3.5 shrink-0 text-faint" />;
