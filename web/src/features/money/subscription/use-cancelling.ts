import { type Opened, useOpened } from "#ui/overlays/use-opened.ts";

/** Whether the dialog to cancel the plan is open. */
export const useCancelling = (): Opened => useOpened("cancel");
