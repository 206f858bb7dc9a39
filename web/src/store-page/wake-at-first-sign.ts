// The page sleeps until somebody is there: no visitor pays for what nobody touches.
const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"];

/**
 * Runs `wake` once, at the first sign of life or when the answer is called. Buttons pressed while it still works
 * are marked `data-waiting` and pressed again afterwards; should it fail, the next sign tries again.
 */
export function wakeAtFirstSign(wake: () => Promise<void>): () => void {
  const pressed: HTMLButtonElement[] = [];
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
    for (const button of pressed.splice(0)) pressAgain(button);
  }

  const onSign = () => void rouse();

  function hold({ target }: Event): void {
    const button = target instanceof Element ? target.closest("button") : null;
    if (!button || button.disabled) return;
    button.dataset["waiting"] = "";
    pressed.push(button);
    onSign();
  }

  for (const sign of signs) document.addEventListener(sign, onSign, { passive: true });
  document.addEventListener("click", hold);
  return onSign;
}

function pressAgain(button: HTMLButtonElement): void {
  delete button.dataset["waiting"];
  button.click();
}
