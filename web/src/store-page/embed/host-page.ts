// What the framed page and the script on the website say to each other. The website learns how high the page is, when a
// step begins and what the page is called, and nothing else.

/** `frameHeight.max` of the contract, which would be one more file to load. */
const highest = 10_000;

export interface HostPage {
  /** The website shows the top of the frame when a step begins that is not the one before. */
  beginStep: (step: string) => void;
}

/** @param content The element whose height the frame gets. */
export function openHost(content: HTMLElement): HostPage {
  const host = window.parent;
  if (host === window) return { beginStep: () => {} };
  /** Where messages may go. Undefined until the script has answered, so nothing is sent to pages without it. */
  let origin: string | undefined;

  function say(what: "size" | "top", more?: { height: number }): void {
    if (origin !== undefined) host.postMessage({ solodesk: what, ...more }, origin);
  }

  function sayHeight(): void {
    const height = Math.ceil(content.getBoundingClientRect().height);
    // While the frame follows, a scroll bar would only make the page narrower, and so higher.
    const follows = origin !== undefined && height <= highest;
    document.documentElement.style.overflowY = follows ? "hidden" : "";
    say("size", { height });
  }

  addEventListener(
    "message",
    ({ source, origin: from, data }: MessageEvent<{ solodesk?: unknown } | null>) => {
      if (source !== host || data?.solodesk !== "hello") return;
      // A website that was opened as a file has no origin that a message could name.
      origin = from === "null" ? "*" : from;
      sayHeight();
    },
  );
  new ResizeObserver(sayHeight).observe(content);
  // Any website may know that the page is here.
  host.postMessage({ solodesk: "ready" }, "*");
  let current: string | undefined;
  return {
    beginStep: (step) => {
      if (step === current) return;
      current = step;
      // A website must not move while its visitor reads something else.
      if (navigator.userActivation?.hasBeenActive) say("top");
    },
  };
}
