import { lazy, Suspense } from "react";
import type { Days } from "../periods.ts";

// Their scripts come with the first press.
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
  /** The days on the screen behind. */
  shown: Days;
  onClose: () => void;
}

/** They stand apart from their buttons, which go elsewhere with the first import. */
export const SpendDialogs = ({ way, currency, today, shown, onClose }: SpendDialogsProps) => (
  <Suspense fallback={null}>
    {way === "typed" && currency !== undefined && (
      <SpendDialog currency={currency} today={today} onClose={onClose} />
    )}
    {way === "imported" && <ImportDialog shown={shown} onClose={onClose} />}
  </Suspense>
);
