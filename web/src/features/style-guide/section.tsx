import type { ReactNode } from "react";

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-4 border-line border-b pb-2 text-lg">{title}</h2>
    {children}
  </section>
);
