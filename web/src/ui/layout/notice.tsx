import { CircleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../forms/icon-button.tsx";
import { classes } from "../look/classes.ts";

interface NoticeProps {
  /** What was refused. */
  title: string;
  /** It stays until something else is done where there is none. */
  onDismiss?: () => void;
  className?: string;
  /** What is known about it, and what can be done instead. */
  children?: ReactNode;
}

/** What could not be done and why, beside what can be done instead; a form as a whole has `FormError`. */
export const Notice = ({ title, onDismiss, className, children }: NoticeProps) => (
  <div
    role="alert"
    className={classes("flex gap-2.5 rounded-md bg-wrong-wash px-3 py-2.5 text-sm", className)}
  >
    <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-wrong" />
    <div className="min-w-0 flex-1 break-words">
      <p className="font-medium text-wrong">{title}</p>
      {children}
    </div>
    {onDismiss && (
      <IconButton label="Dismiss" onClick={onDismiss} className="-my-1.5 -mr-2">
        <X />
      </IconButton>
    )}
  </div>
);
