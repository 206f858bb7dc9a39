import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { ReactNode } from "react";
import { Button } from "../forms/button.tsx";
import { Drawing } from "../look/drawing.tsx";

interface ErrorStateProps {
  /** What failed, in one sentence. */
  children: ReactNode;
  onRetry: () => void;
  busy?: boolean;
  /** The button's text. */
  retry?: string;
}

export const ErrorState = ({ children, onRetry, busy = false, retry = t("Retry") }: ErrorStateProps) => (
  <div role="alert" className="flex flex-col items-center px-4 py-12 text-center md:py-20">
    <Drawing name="lamp" />
    <p className="mt-5 w-full max-w-[26rem] text-balance text-body text-md">{children}</p>
    <Button className="mt-5" busy={busy} onClick={onRetry}>
      {retry}
    </Button>
  </div>
);
