import { t } from "@solodesk/contract/kernel/language/t.ts";
import { CircleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../forms/icon-button.tsx";
import { classes } from "../look/classes.ts";

interface NoticeProps {
  /** What failed. */
  title: string;
  /** Without it the notice has no Dismiss button and stays until the caller removes it. */
  onDismiss?: () => void;
  className?: string;
  /** What is known about the error, and what the user can do instead. */
  children?: ReactNode;
}

/**
 * Says what could not be done, why, and what to do instead. For the error of a whole form use `FormError`.
 */
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
      <IconButton label={t("Dismiss")} onClick={onDismiss} className="-my-1.5 -me-2">
        <X />
      </IconButton>
    )}
  </div>
);
