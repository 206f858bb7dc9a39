import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import "../look/toasts.css";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { type PointerEvent, useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { pageDirection } from "#kernel/page/direction.ts";
import { notices, type ToastNotice } from "#kernel/page/notify.ts";
import { currentUser, onUserChange } from "#kernel/session/session.ts";
import { useStore } from "#kernel/storage/store.ts";
import { makeWay, placeToasts } from "./toast-place.ts";

/** Spec 9: a toast swiped this many pixels up or to its edge is dismissed. */
const minSwipe = 20;
/** The pixels the toast library needs. */
const libraryMinSwipe = 45;

/**
 * Lengthens a swipe of at least `minSwipe` pixels to what the library needs. It runs before the library's own
 * handler, which reads the distance from the toast's style.
 */
function swipeToast({ target }: PointerEvent): void {
  const element = target instanceof Element && target.closest<HTMLElement>("[data-sonner-toast]");
  if (!element) return;
  const drawn = (axis: "x" | "y") =>
    Number.parseFloat(element.style.getPropertyValue(`--swipe-amount-${axis}`)) || 0;
  const draw = (axis: "x" | "y", pixels: number) =>
    element.style.setProperty(`--swipe-amount-${axis}`, `${pixels}px`);
  const outward = pageDirection() === "rtl" ? -1 : 1;
  const out = drawn("x") * outward;
  if (out >= minSwipe) draw("x", Math.max(out, libraryMinSwipe) * outward);
  if (drawn("y") <= -minSwipe) draw("y", Math.min(drawn("y"), -libraryMinSwipe));
}

/** Toasts shown at once (spec 9). */
const MOST = 3;
/** Milliseconds after which most pages have finished rendering. */
const SETTLED = 600;

/** Spec 8 and 9: top right (top left on a right-to-left page), dark in both themes, expanded, 6 s. */
export function Toaster({ onGo }: { onGo: (path: string) => void }) {
  const waiting = useStore(notices);
  const side = pageDirection() === "rtl" ? "left" : "right";
  useEffect(() => {
    if (waiting.length === 0) return;
    placeToasts(Math.min(waiting.length + toast.getToasts().length, MOST));
    for (const notice of waiting) show(notice, onGo);
    notices.set([]);
    // Again after the page that the toasts came with has rendered.
    setTimeout(makeWay, SETTLED);
  }, [waiting, onGo]);
  useEffect(() => {
    const look = ({ target }: FocusEvent) => {
      if (target instanceof Element && !target.closest("[data-sonner-toaster]")) makeWay(target);
    };
    document.addEventListener("focusin", look);
    return () => document.removeEventListener("focusin", look);
  }, []);
  useEffect(endWithSession, []);
  return (
    <div role="presentation" onPointerUpCapture={swipeToast}>
      <Sonner
        theme="dark"
        position={`top-${side}`}
        expand
        duration={6000}
        gap={14}
        visibleToasts={MOST}
        offset={{ top: "var(--toasts-top)", [side]: "var(--toasts-end)" }}
        mobileOffset={{ top: "var(--toasts-top)", left: 16, right: 16 }}
        className="toasts"
      />
    </div>
  );
}

/** Dismisses all toasts when the user changes: the next user must not read them. */
function endWithSession(): () => void {
  let owner = currentUser()?.id;
  return onUserChange(() => {
    const next = currentUser()?.id;
    if (owner !== undefined && next !== owner) toast.dismiss();
    owner = next;
  });
}

/** Error codes for which a page helps; the toast links to it. */
const waysOut: Record<string, { label: Message; path: string }> = {
  plan_limit_reached: { label: msg("See plans"), path: pages.pricing },
};

function show(notice: ToastNotice, onGo: (path: string) => void): void {
  const { type, title, description, action, code = "", lasts, until } = notice;
  if (until?.aborted) return;
  const way = waysOut[code];
  const button = action ?? (way && { label: t(way.label), onPress: () => onGo(way.path) });
  const options = {
    ...(description === undefined ? {} : { description }),
    ...(lasts === undefined ? {} : { duration: lasts }),
    ...(button ? { action: { label: button.label, onClick: button.onPress } } : {}),
  };
  const id = type === "default" ? toast(title, options) : toast[type](title, options);
  until?.addEventListener("abort", () => toast.dismiss(id), { once: true });
}
