import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { ReactNode } from "react";
import { Button } from "../forms/button.tsx";
import { classes } from "../look/classes.ts";

interface ErrorLineProps {
  /** What failed, as a sentence. */
  children: ReactNode;
  busy?: boolean;
  onRetry: () => void;
  className?: string;
}

/** Shown if part of a screen could not be loaded; for a whole screen use `ErrorState`. */
export const ErrorLine = ({ children, busy = false, onRetry, className }: ErrorLineProps) => (
  <div role="alert" className={classes("flex flex-wrap items-center gap-3 text-body", className)}>
    <p>{children}</p>
    <Button size="sm" busy={busy} onClick={onRetry}>
      {t("Retry")}
    </Button>
  </div>
);
