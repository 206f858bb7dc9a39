import "./toasts.css";
import { useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { type Notice, notices } from "#kernel/notify.ts";
import { useStore } from "#kernel/store.ts";
import { swipeToast } from "./swipe-toast.ts";

/** Spec 8 and 9: top-right, dark in both themes, expanded, 6 s. */
export function Toaster() {
  const waiting = useStore(notices);
  useEffect(() => {
    if (waiting.length === 0) return;
    standBelowHeading();
    for (const notice of waiting) show(notice);
    notices.set([]);
  }, [waiting]);
  return (
    <div role="presentation" onPointerUpCapture={swipeToast}>
      <Sonner
        theme="dark"
        position="top-right"
        expand
        duration={6000}
        gap={14}
        visibleToasts={3}
        // Below the header, whose buttons stay within reach.
        offset={{ top: 68, right: 16 }}
        mobileOffset={{ top: "var(--toasts-top)", left: 16, right: 16 }}
        className="toasts"
      />
    </div>
  );
}

const bottomOf = (selector: string): number =>
  document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;

/** As wide as a phone, toasts leave the header, the crumbs and, while it is in sight, the heading readable. */
function standBelowHeading(): void {
  const top = Math.min(Math.max(bottomOf("header"), bottomOf("h1"), 8), 240) + 8;
  document.documentElement.style.setProperty("--toasts-top", `${top}px`);
}

function show({ type, title, description, action }: Notice): void {
  const options = {
    ...(description === undefined ? {} : { description }),
    ...(action ? { action: { label: action.label, onClick: action.onPress } } : {}),
  };
  if (type === "default") toast(title, options);
  else toast[type](title, options);
}
