// What a visitor's browser runs at once: a few lines. The page itself wakes up when it is first touched, or when
// there is time and the cart holds something to show. Presses made before that are not lost.
import "./store-page.css";
import { onStored, readText } from "#kernel/storage.ts";
import { openingWords } from "./opening-words.ts";
import type { PageData } from "./page-data.ts";

const root = document.getElementById("store-page");
const data = document.getElementById("store-page-data")?.textContent;

if (root && data) start(root, JSON.parse(data));

function start(root: HTMLElement, page: PageData): void {
  const opening = openingWords(page.shop, new Date());
  const line = document.getElementById("opening");
  if (opening && line?.lastElementChild) {
    line.dataset["open"] = String(opening.open);
    line.lastElementChild.textContent = opening.words;
  }

  const pressed: HTMLButtonElement[] = [];
  const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"];
  let awake = false;
  let waking = false;

  async function wake(): Promise<void> {
    if (waking) return;
    waking = true;
    try {
      const { hydrate } = await import("./hydrate.tsx");
      if (root.isConnected) hydrate(root, page, opening);
      awake = true;
      ignoreSigns();
      for (const button of pressed.splice(0)) {
        delete button.dataset["waiting"];
        button.click();
      }
    } catch {
      // The connection dropped: the next sign of life tries again.
      waking = false;
    }
  }

  const onSign = () => void wake();
  function onPress(event: Event): void {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (awake || !button || button.disabled) return;
    button.dataset["waiting"] = "";
    pressed.push(button);
    void wake();
  }
  function ignoreSigns(): void {
    for (const sign of signs) document.removeEventListener(sign, onSign);
    document.removeEventListener("click", onPress);
    forgetCart();
  }

  for (const sign of signs) document.addEventListener(sign, onSign, { passive: true });
  document.addEventListener("click", onPress);
  const forgetCart = onStored("cart", onSign);
  const kept = readText("cart");
  if (kept !== undefined && kept !== "[]") whenIdle(onSign);
}

function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 300);
}
