import type { ReactNode } from "react";
import { TypedBack } from "../forms/typed-back.tsx";
import { classes } from "../look/classes.ts";

interface ScreenProps {
  /** The heading; also the last breadcrumb and the document title. */
  title: string;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** "form" is narrow enough to read comfortably; "beside" is for a form with content beside it. */
  width?: keyof typeof widths;
  children?: ReactNode;
}

const widths = { page: "max-w-[75rem]", form: "max-w-[39rem]", beside: "max-w-[62rem]" } as const;

/** The frame of every screen: heading, actions, content. */
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
