import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { ReactNode } from "react";

/** The name of the modifier key for shortcuts on this computer. */
export const modifierKey = (): string =>
  /mac|iphone|ipad/i.test(navigator.platform) ? "⌘" : t("Ctrl||the key");

/** A key, as shown in shortcuts. */
export const Kbd = ({ children }: { children: ReactNode }) => (
  <kbd className="inline-flex h-5 min-w-5 items-center justify-center rounded-sm bg-hover px-1 font-sans text-faint text-xs">
    {children}
  </kbd>
);
