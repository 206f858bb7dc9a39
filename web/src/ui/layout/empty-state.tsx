import type { ReactNode } from "react";
import { Drawing, type DrawingName } from "../look/drawing.tsx";

interface EmptyStateProps {
  drawing: DrawingName;
  /** One line that says what belongs here. */
  children: ReactNode;
  action?: ReactNode;
}

export const EmptyState = ({ drawing, children, action }: EmptyStateProps) => (
  <div className="flex flex-col items-center px-4 py-12 text-center md:py-20">
    <Drawing name={drawing} />
    <p className="mt-5 w-full max-w-[26rem] text-balance text-body text-md">{children}</p>
    {action && <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
  </div>
);
