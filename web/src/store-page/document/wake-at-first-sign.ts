// The page hydrates only when the visitor interacts with it, which saves the work for visitors who only read.
const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll", "click"];

/**
 * Runs `wake` once, on the first interaction or when the returned function is called; at once if something was pressed
 * before. If `wake` fails, the next interaction tries again.
 */
export function wakeAtFirstSign(wake: () => Promise<void>): () => void {
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
  }

  const onSign = () => void rouse();

  for (const sign of signs) document.addEventListener(sign, onSign, { passive: true });
  if (document.querySelector("[data-waiting]")) onSign();
  return onSign;
}
