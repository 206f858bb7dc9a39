import type { ReactNode } from "react";

interface StoreSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

export const StoreSection = ({ id, title, children }: StoreSectionProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className="pt-8 md:pt-12">
    <h2 id={`${id}-title`} className="mb-5 text-lg md:mb-7">
      {title}
    </h2>
    {children}
  </section>
);
