import { useEffect, useState } from "react";
import type { Mailing } from "./password-calls.ts";

/**
 * Whether this installation can send a link at all, and whether who asks sits at its own machine; undefined until it is known.
 * Without the query cache, as all of the screens before the desk.
 */
export function useMailing(): Mailing | undefined {
  const [mailing, setMailing] = useState<Mailing>();
  useEffect(() => {
    const ask = async () => setMailing(await (await import("./password-calls.ts")).readMailing());
    // Without an answer the form is there, and says itself what it could not do.
    void ask().catch(() => undefined);
  }, []);
  return mailing;
}
