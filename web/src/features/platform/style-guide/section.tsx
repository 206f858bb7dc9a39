import type { ReactNode } from "react";

interface SectionProps {
  title: string;
  /** When to use what is shown, in one sentence. */
  lead?: string;
  children: ReactNode;
}

/** Returns the id that links to a section use. */
export const sectionId = (title: string): string => title.toLowerCase().replaceAll(/\W+/g, "-");

export const Section = ({ title, lead, children }: SectionProps) => (
  <section id={sectionId(title)} aria-label={title} className="scroll-mt-20">
    <h2 className="border-line border-b pb-2 text-lg">{title}</h2>
    {lead && <p className="max-w-[65ch] pt-2 text-body">{lead}</p>}
    <div className="space-y-8 pt-5">{children}</div>
  </section>
);
