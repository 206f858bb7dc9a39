import type { ReactNode } from "react";

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

export const Section = ({ id, title, children }: SectionProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className="pt-8 md:pt-12">
    <h2 id={`${id}-title`} className="mb-5 text-lg md:mb-7">
      {title}
    </h2>
    {children}
  </section>
);
