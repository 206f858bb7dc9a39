// Every screen with the parts of the build it is made of and what they may weigh: budget.json, read.
import budget from "./budget.json" with { type: "json" };

interface BudgetedScreen {
  /** As the contract's pages are written. */
  path: string;
  parts: string[];
  /** Most kB of JavaScript before the screen can show. */
  js: number;
}

const frames: Record<string, string[]> = budget.frames;

export const screens: BudgetedScreen[] = Object.entries(budget.screens).map(
  ([path, { frame, screen, js }]) => ({ path, parts: [...(frames[frame] ?? []), screen], js }),
);

/** For every screen alike, in kB. */
export const { css: mostCss, fonts: mostFonts } = budget;
