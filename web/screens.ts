// Every screen in budget.json, with the parts of the build it consists of and its size limit.
import budget from "./budget.json" with { type: "json" };

interface BudgetedScreen {
  /** Written like the contract's `pages`. */
  path: string;
  parts: string[];
  /** Limit in kB of JavaScript before the screen can show. */
  js: number;
}

const frames: Record<string, string[]> = budget.frames;

export const screens: BudgetedScreen[] = Object.entries(budget.screens).map(
  ([path, { frame, screen, js }]) => ({ path, parts: [...(frames[frame] ?? []), screen], js }),
);

/** Limits in kB, the same for every screen. */
export const { css: maxCss, fonts: maxFonts } = budget;
