import type { ReactNode } from "react";
import { SettingLevel } from "#ui/forms/setting-level.ts";

interface SettingsGroupProps {
  /** Its id in addresses. */
  id: string;
  name: string;
  children: ReactNode;
}

/** Settings of one kind, below their heading. */
export const SettingsGroup = ({ id, name, children }: SettingsGroupProps) => (
  <div className="pb-10">
    <h2
      id={id}
      tabIndex={-1}
      className="scroll-mt-20 border-line border-b pb-3 font-semibold text-md text-strong focus-visible:outline-none"
    >
      {name}
    </h2>
    <SettingLevel value={3}>{children}</SettingLevel>
  </div>
);
