import { type ComponentType, useEffect, useState } from "react";
import { notices } from "#kernel/page/notify.ts";
import { useStore } from "#kernel/storage/store.ts";

/** Milliseconds after which the first screen has loaded what it needs. */
const loadDelay = 2000;

/**
 * Loads the toaster with the first toast, or after 2 s: without a network it could no longer be loaded to say
 * so. If loading fails, toasts wait and the next toast tries again.
 */
export function Toasts({ onGo }: { onGo: (path: string) => void }) {
  const waiting = useStore(notices);
  const [Toaster, setToaster] = useState<ComponentType<{ onGo: (path: string) => void }>>();
  useEffect(() => {
    const loadToaster = async () => {
      try {
        const loaded = await import("./toaster.tsx");
        setToaster(() => loaded.Toaster);
      } catch {
        // The next toast tries again.
      }
    };
    const timer = setTimeout(() => void loadToaster(), waiting.length > 0 ? 0 : loadDelay);
    return () => clearTimeout(timer);
  }, [waiting]);
  return (
    // A live region from the start: open dialogs hide the rest of the page from assistive technology, but not
    // live regions.
    <div aria-live="off">{Toaster && <Toaster onGo={onGo} />}</div>
  );
}
