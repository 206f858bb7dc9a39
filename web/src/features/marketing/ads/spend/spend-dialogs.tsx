import { lazy, Suspense } from "react";
import type { Days } from "../periods.ts";

// Their scripts load on the first press.
const SpendDialog = lazy(async () => ({ default: (await import("./spend-dialog.tsx")).SpendDialog }));
const ImportDialog = lazy(async () => ({
  default: (await import("../import/import-dialog.tsx")).ImportDialog,
}));

export type SpendWay = "typed" | "imported";

interface SpendDialogsProps {
  way: SpendWay | undefined;
  /** Undefined until it is known. */
  currency: string | undefined;
  today: string;
  /** The days the screen behind shows. */
  shown: Days;
  onClose: () => void;
}

/** Separate from their buttons, which move to another place with the first import. */
export const SpendDialogs = ({ way, currency, today, shown, onClose }: SpendDialogsProps) => (
  <Suspense fallback={null}>
    {way === "typed" && currency !== undefined && (
      <SpendDialog currency={currency} today={today} onClose={onClose} />
    )}
    {way === "imported" && <ImportDialog shown={shown} onClose={onClose} />}
  </Suspense>
);
