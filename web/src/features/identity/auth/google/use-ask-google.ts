import { useState } from "react";
import { CallError } from "#kernel/api/call-error.ts";
import { notifyOf } from "#kernel/page/notify.ts";
import type { GooglePurpose } from "./google-visit.ts";

/**
 * For a button: busy until the browser leaves or a toast says why it cannot; after Back it can be pressed
 * again.
 */
export function useAskGoogle() {
  const [isLeaving, setLeaving] = useState(false);
  const ask = async (purpose: GooglePurpose, wanted?: string | null) => {
    setLeaving(true);
    try {
      const { askGoogle } = await import("./ask-google.ts");
      await askGoogle(purpose, wanted);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      notifyOf(error);
    } finally {
      setLeaving(false);
    }
  };
  return { isLeaving, ask };
}
