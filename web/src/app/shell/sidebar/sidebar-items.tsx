import { t } from "@solodesk/contract/kernel/language/t.ts";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router";
import { classes } from "#ui/look/classes.ts";
import { Tooltip } from "#ui/overlays/tooltip.tsx";
import { groupOf, mainItems, type NavChild, type NavItem } from "../navigation.ts";
import { SidebarLink } from "./sidebar-link.tsx";
import { sidebarRow } from "./sidebar-look.ts";

/** Only one group is open at a time; opening one of its routes opens the group (spec 2). */
function useOpenGroup(): [open: string | undefined, toggle: (group: string) => void] {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(groupOf(pathname));
  const [seen, setSeen] = useState(pathname);
  if (seen !== pathname) {
    setSeen(pathname);
    setOpen(groupOf(pathname) ?? open);
  }
  return [open, (group) => setOpen(open === group ? undefined : group)];
}

export function SidebarItems({ collapsed }: { collapsed: boolean }) {
  const [open, toggle] = useOpenGroup();
  return (
    <ul className="space-y-0.5">
      {mainItems.map((item) => (
        <li key={item.to}>
          <div className="flex items-center">
            <ItemLink item={item} collapsed={collapsed} />
            {item.children.length > 0 && !collapsed && (
              <Disclosure name={t(item.name)} open={open === item.to} onToggle={() => toggle(item.to)} />
            )}
          </div>
          {item.children.length > 0 && !collapsed && open === item.to && <Children items={item.children} />}
        </li>
      ))}
    </ul>
  );
}

function ItemLink({
  item: { name, to, icon: Icon, children },
  collapsed,
}: {
  item: NavItem;
  collapsed: boolean;
}) {
  const { pathname } = useLocation();
  const current = pathname === to;
  // While its children are hidden, the group is highlighted in their place.
  const holds = collapsed && children.some((child) => child.to === pathname);
  return (
    <Tooltip text={t(name)} side="end" hidden={!collapsed}>
      <SidebarLink
        to={to}
        aria-current={current ? "page" : undefined}
        className={sidebarRow(collapsed, current || holds)}
      >
        <Icon aria-hidden="true" />
        <span className={collapsed ? "sr-only" : "truncate"}>{t(name)}</span>
      </SidebarLink>
    </Tooltip>
  );
}

const Disclosure = ({ name, open, onToggle }: { name: string; open: boolean; onToggle: () => void }) => (
  <button
    type="button"
    aria-label={t("{page} menu", { page: name })}
    aria-expanded={open}
    onClick={onToggle}
    className="flex size-8 shrink-0 items-center justify-center rounded-md text-faint hover:bg-hover hover:text-strong focus-visible:-outline-offset-2 touch:size-11"
  >
    <ChevronDown className={classes("size-4 transition-transform duration-120", open && "rotate-180")} />
  </button>
);

function Children({ items }: { items: readonly NavChild[] }) {
  const { pathname } = useLocation();
  return (
    <ul className="my-0.5 ms-4 animate-rise space-y-0.5 border-line border-s ps-2">
      {items.map(({ name, to }) => (
        <li key={to} className="flex">
          <SidebarLink
            to={to}
            aria-current={pathname === to ? "page" : undefined}
            className={sidebarRow(false, pathname === to)}
          >
            <span className="truncate">{t(name)}</span>
          </SidebarLink>
        </li>
      ))}
    </ul>
  );
}
