// Finds barriers for users of assistive technology and users with low vision.
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import axeCore from "axe-core";

const { source } = axeCore;

interface Judged {
  /** A selector for a part of the page; by default the whole page. */
  within?: string;
  /** Checks only these rules. */
  rules?: string[];
}

/**
 * Returns the violated rules, each with the first element that violates it. A violation counts only if it
 * remains after all animations: text that is fading in has no contrast yet, and a calendar that is measuring
 * its size has rows without cells.
 */
export async function a11yViolations(page: Page, judged: Judged = {}): Promise<string[]> {
  const found = await broken(page, judged);
  if (found.length === 0) return [];
  await page.waitForFunction(isAtRest);
  return broken(page, judged);
}

async function broken(page: Page, { within = "html", rules }: Judged): Promise<string[]> {
  // The builder sends axe's source twice for each check. Here each page gets it once, and the builder sends only its name.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  // No page here has frames. The default mode would open another page for them.
  const axe = new AxeBuilder({ page, axeSource: "axe" })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .include(within);
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.html}`);
}

/** Runs in the page. Endless animations, such as spinners, do not count as movement. */
const isAtRest = () =>
  document
    .getAnimations()
    .every(
      (moving) =>
        moving.playState !== "running" || moving.effect?.getComputedTiming().iterations === Infinity,
    ) && document.querySelector("[role=row]:not(:has([role]))") === null;
