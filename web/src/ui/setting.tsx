import type { ReactNode } from "react";

interface SettingProps {
  name: string;
  about: string;
  /** What changes it. */
  control: ReactNode;
  /** More of it, over the whole width. */
  children?: ReactNode;
}

/** One of the things on a screen that can be set, above a hairline. */
export const Setting = ({ name, about, control, children }: SettingProps) => (
  <section aria-label={name} className="border-line border-b py-4">
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="font-medium text-base tracking-normal">{name}</h2>
        <p className="break-words text-faint">{about}</p>
      </div>
      {control}
    </div>
    {children}
  </section>
);
