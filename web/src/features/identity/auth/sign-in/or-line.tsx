import type { ReactNode } from "react";

/** Separates two ways to sign in. */
export const OrLine = ({ children }: { children: ReactNode }) => (
  <p
    aria-hidden="true"
    className="mb-5 flex items-center gap-3 text-faint text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line"
  >
    {children}
  </p>
);
