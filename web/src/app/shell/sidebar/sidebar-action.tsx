import type { LucideIcon } from "lucide-react";
import type { KeyboardEvent, MouseEvent } from "react";
import { Tooltip } from "#ui/overlays/tooltip.tsx";
import { SidebarLink } from "./sidebar-link.tsx";
import { sidebarRow } from "./sidebar-look.ts";

interface SidebarActionProps {
  collapsed: boolean;
  icon: LucideIcon;
  name: string;
  href: string;
  newTab?: boolean;
  /** Runs instead of the plain navigation. */
  onPress?: () => void;
}

/** Looks and acts like a button, but is an anchor, so that the browser can open it in a new tab. */
export function SidebarAction({
  collapsed,
  icon: Icon,
  name,
  href,
  newTab = false,
  onPress,
}: SidebarActionProps) {
  const shared = {
    role: "button",
    className: sidebarRow(collapsed),
    onKeyDown: pressBySpace,
    ...(newTab ? { target: "_blank", rel: "noopener" } : {}),
  };
  const content = (
    <>
      <Icon aria-hidden="true" />
      <span className={collapsed ? "sr-only" : "truncate"}>{name}</span>
    </>
  );
  const press = (event: MouseEvent) => {
    if (!onPress || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onPress();
  };
  return (
    <li className="flex">
      <Tooltip text={name} side="end" hidden={!collapsed}>
        {newTab ? (
          <a href={href} {...shared}>
            {content}
          </a>
        ) : (
          <SidebarLink to={href} onClick={press} {...shared}>
            {content}
          </SidebarLink>
        )}
      </Tooltip>
    </li>
  );
}

function pressBySpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}
