import "./toasts.css";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { type Notice, notices } from "#kernel/notify.ts";
import { useStore } from "#kernel/store.ts";
import { swipeToast } from "./swipe-toast.ts";

/** Spec 8 and 9: top-right, dark in both themes, expanded, 6 s. */
export function Toaster({ onGo }: { onGo: (path: string) => void }) {
  const waiting = useStore(notices);
  useEffect(() => {
    if (waiting.length === 0) return;
    standAside();
    for (const notice of waiting) show(notice, onGo);
    notices.set([]);
  }, [waiting, onGo]);
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
        offset={{ top: 68, right: "var(--toasts-right)" }}
        mobileOffset={{ top: "var(--toasts-top)", left: 16, right: 16 }}
        className="toasts"
      />
    </div>
  );
}

const boxOf = (selector: string): DOMRect | undefined =>
  document.querySelector(selector)?.getBoundingClientRect();
const bottomOf = (selector: string): number => boxOf(selector)?.bottom ?? 0;

const MARGIN = 16;
const WIDTH = 356;

/**
 * As wide as a phone, toasts leave the header, the crumbs and, while it is in sight, the heading readable. What an open drawer
 * offers is not covered: they stand beside it, and above one that comes from below.
 */
function standAside(): void {
  const drawer = boxOf("[data-drawer]");
  const top = drawer ? 8 : Math.min(Math.max(bottomOf("header"), bottomOf("h1"), 8), 240) + 8;
  const right = Math.min((drawer?.width ?? 0) + MARGIN, innerWidth - WIDTH - MARGIN);
  const { style } = document.documentElement;
  style.setProperty("--toasts-top", `${top}px`);
  style.setProperty("--toasts-right", `${Math.max(right, MARGIN)}px`);
}

/** Refusals that have a page which helps. */
const waysOut: Record<string, { label: string; path: string }> = {
  plan_limit_reached: { label: "See plans", path: pages.pricing },
};

function show(notice: Notice, onGo: (path: string) => void): void {
  const { type, title, description, action, code = "", until } = notice;
  if (until?.aborted) return;
  const way = waysOut[code];
  const button = action ?? (way && { label: way.label, onPress: () => onGo(way.path) });
  const options = {
    ...(description === undefined ? {} : { description }),
    ...(button ? { action: { label: button.label, onClick: button.onPress } } : {}),
  };
  const id = type === "default" ? toast(title, options) : toast[type](title, options);
  until?.addEventListener("abort", () => toast.dismiss(id), { once: true });
}
