import { type ComponentType, useEffect, useState } from "react";
import { notices } from "#kernel/page/notify.ts";
import { useStore } from "#kernel/storage/store.ts";

/** By then the first screen has what it needs. */
const unhurried = 2000;

/**
 * Brings the toaster with the first toast, else when there is time: a toast that says the network is gone cannot
 * fetch it any more. Where it does not come, toasts wait.
 */
export function Toasts({ onGo }: { onGo: (path: string) => void }) {
  const waiting = useStore(notices);
  const [Toaster, setToaster] = useState<ComponentType<{ onGo: (path: string) => void }>>();
  useEffect(() => {
    const bring = async () => {
      try {
        const came = await import("./toaster.tsx");
        setToaster(() => came.Toaster);
      } catch {
        // The next toast tries again.
      }
    };
    const timer = setTimeout(() => void bring(), waiting.length > 0 ? 0 : unhurried);
    return () => clearTimeout(timer);
  }, [waiting]);
  return (
    // A live region from the start: dialogs hide the rest of the page from assistive technology, but none of these.
    <div aria-live="off">{Toaster && <Toaster onGo={onGo} />}</div>
  );
}
