import type { KeyboardEvent, ReactNode } from "react";
import { useId } from "react";
import { arrowKeyRead } from "#kernel/page/direction.ts";
import { tabListLook, tabLook } from "../look/tab-look.ts";

interface RouteTab {
  name: string;
  to: string;
}

interface RouteTabsProps {
  label: string;
  tabs: readonly RouteTab[];
  current: string;
  onChange: (to: string) => void;
  /** The panel of the current tab. */
  children: ReactNode;
}

/** Tabs that each have an address. Without Radix, to keep the bundle of the first page small. */
export function RouteTabs({ label, tabs, current, onChange, children }: RouteTabsProps) {
  const id = useId();
  const at = tabs.findIndex(({ to }) => to === current);
  const go = (index: number) => {
    const tab = tabs[(index + tabs.length) % tabs.length];
    if (!tab) return;
    document.getElementById(id + tab.to)?.focus();
    onChange(tab.to);
  };
  const press = (event: KeyboardEvent) => {
    const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[arrowKeyRead(event.key)];
    if (target === undefined) return;
    event.preventDefault();
    go(target);
  };
  return (
    <>
      <div role="tablist" aria-label={label} className={tabListLook}>
        {tabs.map(({ name, to }) => (
          <button
            key={to}
            type="button"
            role="tab"
            id={id + to}
            aria-selected={to === current}
            aria-controls={`${id}panel`}
            data-state={to === current ? "active" : "inactive"}
            tabIndex={to === current ? 0 : -1}
            onClick={() => onChange(to)}
            onKeyDown={press}
            className={tabLook}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={id + current}>
        {children}
      </div>
    </>
  );
}
