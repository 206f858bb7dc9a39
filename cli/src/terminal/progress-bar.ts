import { terminal } from "./terminal.ts";

const WIDTH = 30;

export interface Progress {
  /** `share` is 0 to 1. */
  show(share: number, text: string): void;
  end(): void;
}

/** Draws a progress bar on a terminal; elsewhere prints a line at every tenth. */
export function progressBar(): Progress {
  const out = terminal().stderr;
  let tenth = 0;
  let isDrawn = false;
  return {
    show(share, text) {
      const filled = Math.round(Math.min(1, share) * WIDTH);
      if (out.isTTY) {
        out.write(`\r\u001b[K[${"█".repeat(filled)}${"░".repeat(WIDTH - filled)}] ${text}`);
        isDrawn = true;
      } else if (Math.floor(share * 10) > tenth) {
        tenth = Math.floor(share * 10);
        out.write(`${tenth * 10} %: ${text}\n`);
      }
    },
    end() {
      if (isDrawn) out.write("\r\u001b[K");
    },
  };
}
