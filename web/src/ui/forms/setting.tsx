import { type ReactNode, use } from "react";
import { SettingLevel } from "./setting-level.ts";

interface SettingProps {
  name: string;
  about: string;
  /** What changes it. */
  control: ReactNode;
  /** More of it, over the whole width. */
  children?: ReactNode;
}

/** One of the things on a screen that can be set, above a hairline. */
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
