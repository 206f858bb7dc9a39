import { useEffect, useState } from "react";

/**
 * Whether this installation can send a link at all; undefined until it is known. Without the query cache, as all of the
 * screens before the desk.
 */
export function useMails(): boolean | undefined {
  const [mails, setMails] = useState<boolean>();
  useEffect(() => {
    const ask = async () => setMails(await (await import("./password-calls.ts")).canMail());
    // Without an answer the form is there, and says itself what it could not do.
    void ask().catch(() => undefined);
  }, []);
  return mails;
}
