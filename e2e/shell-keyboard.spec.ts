// Every screen by keyboard alone: Tab visits all controls in order, always visibly, and leaves the page at
// the end.
import type { Page, Request } from "@playwright/test";
import { notifications } from "@solodesk/contract/platform/notifications.ts";
import { expect, heading, store, test } from "./one-desk.ts";
import { sellerScreens, strangerScreens } from "./screens.ts";
import { bookedSeller } from "./stocked-seller.ts";

interface Walk {
  stops: string[];
  findings: string[];
  /** Whether the focus has returned to the first control. */
  round: boolean;
  /** Focus and check the controls that were out of sight in passing. */
  again: (() => void)[];
}

/** Runs in the page: records where the focus stops, and what is wrong there. */
function watchFocus(): void {
  const walk: Walk = { stops: [], findings: [], round: false, again: [] };
  Object.assign(globalThis, { walk });
  let first: Element | undefined;
  let last: Element | undefined;
  const nameOf = (one: Element) =>
    `${one.tagName.toLowerCase()} “${(one.getAttribute("aria-label") ?? one.textContent ?? "").slice(0, 40)}”`;
  const ringed = (one: Element) =>
    ["", "::after"].some((part) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one, part);
      return (
        outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1 && !outlineColor.endsWith(", 0)")
      );
    });
  const seen = (one: Element) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + Math.min(height, innerHeight) / 2);
    return width > 2 && height > 2 && top !== null && (one.contains(top) || top.contains(one));
  };
  const judge = () => {
    const target = document.activeElement;
    if (target === null || target === document.body || target === last || walk.round) return;
    if (target === first) return void (walk.round = true);
    first ??= target;
    walk.stops.push(nameOf(target));
    // The ring may be on the element around or beside the control, if that draws it.
    const carriers = [target, target.parentElement, target.nextElementSibling].filter((one) => one !== null);
    if (!carriers.some(ringed)) walk.findings.push(`${nameOf(target)} shows no focus`);
    // The page may still be scrolling to the control, so it is focused again at the end.
    if (!carriers.some(seen))
      walk.again.push(() => {
        if (target instanceof HTMLElement) target.focus();
        requestAnimationFrame(() => {
          if (document.activeElement !== target)
            walk.findings.push(`${nameOf(target)} does not keep the focus`);
          else if (!carriers.some(seen)) walk.findings.push(`${nameOf(target)} has the focus out of sight`);
        });
      });
    if (last && !(last.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING))
      walk.findings.push(`${nameOf(target)} comes before ${nameOf(last)} but is reached after it`);
    last = target;
  };
  // Radio groups move the focus on to the selected option.
  addEventListener("focusin", judge);
}

const walkOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { walk: Walk }).walk);

/** Follows the requests that the page waits for. The stream of notifications never ends. */
function requestsOf(page: Page): Set<Request> {
  const open = new Set<Request>();
  const end = (request: Request) => open.delete(request);
  page.on("request", (request) => {
    if (request.isNavigationRequest()) open.clear();
    if (!request.url().endsWith(notifications.follow.path)) open.add(request);
  });
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  return open;
}

/** Runs in the page: resolves when nothing has changed for two frames. */
async function untilStill(): Promise<void> {
  let changed = true;
  const observer = new MutationObserver(() => (changed = true));
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  while (changed) {
    changed = false;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }
  observer.disconnect();
}

/** An answer may still change the page, and a new part of the page may send a request. */
async function untilLoaded(page: Page, open: ReadonlySet<Request>): Promise<void> {
  do {
    const unanswered = () => Array.from(open, (request) => request.url());
    await expect.poll(unanswered, { message: page.url() }).toEqual([]);
    await page.evaluate(untilStill);
  } while (open.size > 0);
}

async function walkThrough(page: Page, open: ReadonlySet<Request>, address: string): Promise<string[]> {
  await page.goto(address);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  // The style guide has skeletons that stay.
  const { pathname, hash } = new URL(address);
  if (pathname !== "/demo-tailwind") await expect(page.locator(".animate-skeleton"), address).toHaveCount(0);
  await untilLoaded(page, open);
  await page.evaluate(watchFocus);
  await page.keyboard.press("Tab");
  // The store page loads its script at the first key.
  await untilLoaded(page, open);
  let walk = await walkOf(page);
  for (let presses = 0; !walk.round && presses < 400; presses += 1) {
    await page.keyboard.press("Tab");
    if (presses % 10 === 9) walk = await walkOf(page);
  }
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    for (const focus of (globalThis as unknown as { walk: Walk }).walk.again) {
      focus();
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
  });
  walk = await walkOf(page);
  const shell = await page.locator("[data-slot=sidebar]").count();
  const findings = [...walk.findings];
  if (!walk.round) findings.push(`the focus does not come round: it ends at ${walk.stops.at(-1)}`);
  if (shell > 0 && walk.stops[0] !== "a “Skip to content”") findings.push(`begins with ${walk.stops[0]}`);
  if (walk.stops.length < 2) findings.push("nothing to reach");
  return findings.map((finding) => `${pathname}${hash}: ${finding}`);
}

test("Tab reaches all of every screen in order, always visibly, and is never caught", async ({
  desk,
  page,
}) => {
  const findings: string[] = [];
  const open = requestsOf(page);
  const walk = (path: string) => walkThrough(page, open, desk.url + path);
  for (const path of strangerScreens) findings.push(...(await walk(path)));
  const ada = await bookedSeller(desk);
  await store(page, desk, { tokens: JSON.stringify(ada.tokens), cart: ada.cart });
  for (const path of sellerScreens(ada)) findings.push(...(await walk(path)));
  expect(findings).toEqual([]);

  await test.step("the skip link leads past the sidebar", async () => {
    await page.goto(`${desk.url}/faqs`);
    await heading(page, "FAQ's").waitFor();
    // While it loads, the content has nothing that takes the focus, and Tab begins again at the top.
    await untilLoaded(page, open);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    const inside = () => document.activeElement?.closest("main") !== null;
    expect(await page.evaluate(inside)).toBe(true);
  });
});
