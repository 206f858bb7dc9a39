import type { ReactNode } from "react";
import { TypedBack } from "../forms/typed-back.tsx";
import { classes } from "../look/classes.ts";

interface ScreenProps {
  /** The screen's name: also its last crumb and its document title. */
  title: string;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Forms are kept narrow enough to read; "beside": with what is on the screen beside them. */
  width?: keyof typeof widths;
  children?: ReactNode;
}

const widths = { page: "max-w-[75rem]", form: "max-w-[39rem]", beside: "max-w-[62rem]" } as const;

/** The frame of every screen: heading, what can be done here, content. */
export const Screen = ({ title, lead, actions, width = "page", children }: ScreenProps) => (
  <div className={classes("mx-auto w-full px-4 py-6 md:px-6 md:py-8 lg:px-8", widths[width])}>
    <header className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-4 md:mb-8">
      <div className="min-w-0">
        <h1 tabIndex={-1} className="text-xl">
          {title}
        </h1>
        {lead && <p className="mt-1 max-w-[65ch] text-body">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
    <TypedBack />
    {children}
  </div>
);
