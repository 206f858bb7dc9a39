// What keeps out whoever reads a page by assistive technology, or with weak eyes.
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

interface Judged {
  /** A part of the page; all of it, where none is named. */
  within?: string;
  /** Only these rules. */
  rules?: string[];
}

/**
 * The rules that are broken, each with its first place. Only what stays is a finding: words half faded in have no contrast
 * yet, and a calendar that still measures itself has rows without cells.
 */
export async function a11yViolations(page: Page, judged: Judged = {}): Promise<string[]> {
  const found = await broken(page, judged);
  if (found.length === 0) return [];
  await page.waitForFunction(isAtRest);
  return broken(page, judged);
}

async function broken(page: Page, { within = "html", rules }: Judged): Promise<string[]> {
  // No page here has frames, which the usual mode would open another page for.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .include(within);
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.html}`);
}

/** Runs in the page. What turns for ever, as whatever shows a wait does, is at rest as well. */
const isAtRest = () =>
  document
    .getAnimations()
    .every(
      (moving) =>
        moving.playState !== "running" || moving.effect?.getComputedTiming().iterations === Infinity,
    ) && document.querySelector("[role=row]:not(:has([role]))") === null;
