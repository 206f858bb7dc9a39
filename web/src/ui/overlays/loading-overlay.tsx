import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Spinner } from "../layout/spinner.tsx";

/** Covers the app while the loading flag is set. Appears after 150 ms, so quick work never shows it. */
export const LoadingOverlay = () => (
  <output
    aria-label={t("Loading")}
    className="fixed inset-0 z-60 grid appear-late place-items-center bg-canvas/80"
  >
    <Spinner className="size-7 text-accent" />
  </output>
);
