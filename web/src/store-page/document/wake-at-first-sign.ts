// The page hydrates only when the visitor interacts with it, which saves the work for visitors who only read.
const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"];

/**
 * Runs `wake` once, on the first interaction or when the returned function is called. Buttons, and links that
 * open a dialog, that are pressed in the meantime are marked `data-waiting` and pressed again afterwards. If
 * `wake` fails, the next interaction tries again.
 */
export function wakeAtFirstSign(wake: () => Promise<void>): () => void {
  const pressed: HTMLElement[] = [];
  let state: "asleep" | "waking" | "awake" = "asleep";

  async function rouse(): Promise<void> {
    if (state !== "asleep") return;
    state = "waking";
    try {
      await wake();
    } catch {
      state = "asleep";
      return;
    }
    state = "awake";
    for (const sign of signs) document.removeEventListener(sign, onSign);
    document.removeEventListener("click", hold);
    for (const control of pressed.splice(0)) pressAgain(control);
  }

  const onSign = () => void rouse();

  function hold(event: MouseEvent): void {
    const { target, metaKey, ctrlKey, shiftKey } = event;
    const control =
      target instanceof Element ? target.closest<HTMLElement>("button, a[aria-haspopup]") : null;
    if (!control || control.matches(":disabled")) return;
    if (control.localName === "a") {
      if (metaKey || ctrlKey || shiftKey) return;
      event.preventDefault();
    }
    control.dataset["waiting"] = "";
    pressed.push(control);
    onSign();
  }

  for (const sign of signs) document.addEventListener(sign, onSign, { passive: true });
  document.addEventListener("click", hold);
  return onSign;
}

function pressAgain(control: HTMLElement): void {
  delete control.dataset["waiting"];
  control.click();
}
