import "./toasts.css";
import { useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { type Notice, notices } from "#kernel/notify.ts";
import { useStore } from "#kernel/store.ts";

/** Spec 8 and 9: top-right, dark in both themes, expanded, 6 s. */
export function Toaster() {
  const waiting = useStore(notices);
  useEffect(() => {
    if (waiting.length === 0) return;
    for (const notice of waiting) show(notice);
    notices.set([]);
  }, [waiting]);
  return (
    <Sonner
      theme="dark"
      position="top-right"
      expand
      duration={6000}
      gap={14}
      visibleToasts={3}
      // Below the header, whose buttons stay within reach.
      offset={{ top: 68, right: 16 }}
      mobileOffset={{ top: 64, left: 16, right: 16 }}
      className="toasts"
    />
  );
}

function show({ type, title, description, action }: Notice): void {
  const options = {
    ...(description === undefined ? {} : { description }),
    ...(action ? { action: { label: action.label, onClick: action.onPress } } : {}),
  };
  if (type === "default") toast(title, options);
  else toast[type](title, options);
}
