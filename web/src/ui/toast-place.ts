// Where toasts stand: top-right (spec 9), and beside what can be pressed wherever there is room for that.
import { clearPlace } from "./clear-place.ts";

const MARGIN = 16;
const WIDTH = 356;
/** Of a toast of two lines, and what parts it from the next. */
const EACH = 84;
/** As the library has it. */
const NARROW = 600;
/** Below the header, whose buttons stay within reach. */
const USUAL = 68;

const CONTROLS = ["a[href]", "button", "input", "select", "textarea", "[role=tab]"]
  .map((control) => `:is(main, [role=dialog], [role=alertdialog]) ${control}`)
  .join();
/** Where there is no room beside all of them. */
const IN_HAND = `:is(${CONTROLS}):is(:hover, :focus)`;

const boxesOf = (selector: string): DOMRect[] =>
  [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
const bottomOf = (selector: string): number => boxesOf(selector)[0]?.bottom ?? 0;

/** On a phone they leave these readable. */
const HEAD = "h1, nav[aria-label=Breadcrumb]";

/** Where nothing is free: below the heading, while it is in sight. */
const belowHeading = (): number => Math.min(Math.max(bottomOf("header"), bottomOf("h1"), 8), 240) + 8;

/** What an open drawer offers is not covered: they stand beside it, and above one that comes from below. */
export function placeToasts(count: number): void {
  const [drawer] = boxesOf("[data-drawer]");
  const isNarrow = innerWidth <= NARROW;
  const beside = Math.max(Math.min((drawer?.width ?? 0) + MARGIN, innerWidth - WIDTH - MARGIN), MARGIN);
  const right = innerWidth - (isNarrow ? MARGIN : beside);
  const left = isNarrow ? MARGIN : right - WIDTH;
  const top = drawer ? (isNarrow ? 8 : USUAL) : freeIn({ left, right, isNarrow, count });
  const { style } = document.documentElement;
  style.setProperty("--toasts-top", `${top}px`);
  style.setProperty("--toasts-right", `${beside}px`);
}

interface Column {
  left: number;
  right: number;
  isNarrow: boolean;
  count: number;
}

function freeIn({ left, right, isNarrow, count }: Column): number {
  const start = isNarrow ? Math.max(bottomOf("header"), 0) + 8 : USUAL;
  const clearOf = (selector: string) => {
    const kept = boxesOf(isNarrow ? `${selector}, ${HEAD}` : selector);
    const taken = kept.filter((box) => box.width > 0 && box.left < right && box.right > left);
    return clearPlace(taken, { start, last: innerHeight / 2, each: EACH, count });
  };
  return clearOf(CONTROLS) ?? clearOf(IN_HAND) ?? (isNarrow ? belowHeading() : USUAL);
}

const meet = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Places those anew that lie over what can be pressed, or over `focused` alone. */
export function makeWay(focused?: Element): void {
  const toasts = boxesOf("[data-sonner-toast]");
  const below = focused ? [focused.getBoundingClientRect()] : boxesOf(CONTROLS);
  if (toasts.some((toast) => below.some((box) => meet(toast, box)))) placeToasts(toasts.length);
}
