import { lazy, Suspense } from "react";

// Their scripts come with the first press.
const SpendDialog = lazy(async () => ({ default: (await import("./spend-dialog.tsx")).SpendDialog }));
const ImportDialog = lazy(async () => ({
  default: (await import("./import/import-dialog.tsx")).ImportDialog,
}));

export type SpendWay = "typed" | "imported";

interface SpendDialogsProps {
  way: SpendWay | undefined;
  /** Undefined until it is known. */
  currency: string | undefined;
  today: string;
  onClose: () => void;
}

/** They stand apart from their buttons, which go elsewhere with the first import. */
export const SpendDialogs = ({ way, currency, today, onClose }: SpendDialogsProps) => (
  <Suspense fallback={null}>
    {way === "typed" && currency !== undefined && (
      <SpendDialog currency={currency} today={today} onClose={onClose} />
    )}
    {way === "imported" && <ImportDialog onClose={onClose} />}
  </Suspense>
);
