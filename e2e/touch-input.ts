import type { Page } from "@playwright/test";

export type Point = readonly [x: number, y: number];

interface Swipe {
  from: Point;
  to: Point;
  /** Runs before the finger is lifted, for a slow swipe. */
  holding?: () => Promise<void>;
}

/** Swipes with one finger. The page's context must have touch enabled. */
export async function swipe(page: Page, { from, to, holding }: Swipe): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove", [x, y]: Point) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y }] });
  await touch("touchStart", from);
  for (const part of [0.1, 0.25, 0.5, 0.75, 1])
    await touch("touchMove", [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);
  await holding?.();
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await finger.detach();
}
