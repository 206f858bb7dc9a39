import { type ReactNode, use } from "react";
import { SettingLevel } from "./setting-level.ts";

interface SettingProps {
  name: string;
  about: string;
  /** The control that changes the setting. */
  control: ReactNode;
  /** More about the setting, over the full width. */
  children?: ReactNode;
}

/** One setting of a screen, with a hairline below it. */
export function Setting({ name, about, control, children }: SettingProps) {
  const level = use(SettingLevel);
  return (
    <section aria-label={name} className="border-line border-b py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 aria-level={level} className="font-medium text-base tracking-normal">
            {name}
          </h2>
          <p className="break-words text-faint">{about}</p>
        </div>
        {control}
      </div>
      {children}
    </section>
  );
}
