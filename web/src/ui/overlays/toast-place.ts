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

/** What changes the whole screen: on a phone it is pressed more often than anything below it. */
const TABS = "main :is([role=tablist], nav:has(a[data-state]))";

/** Where nothing is free: below the heading and the tabs, while they are in sight. */
const belowHeading = (): number =>
  Math.min(Math.max(bottomOf("header"), bottomOf("h1"), bottomOf(TABS), 8), 240) + 8;

/** Of a drawer: what it is about, whom to reach and what can be done. */
const IN_DRAWER = "[data-drawer] :is(header, h2, a[href], button, input, select, textarea)";

/** What an open drawer offers is not covered: they stand beside it, else where it offers nothing. */
export function placeToasts(count: number): void {
  const [drawer] = boxesOf("[data-drawer]");
  const isNarrow = innerWidth <= NARROW;
  const beside = Math.max(Math.min((drawer?.width ?? 0) + MARGIN, innerWidth - WIDTH - MARGIN), MARGIN);
  const right = innerWidth - (isNarrow ? MARGIN : beside);
  const left = isNarrow ? MARGIN : right - WIDTH;
  const column = { left, right, isNarrow, count };
  const isBeside = drawer !== undefined && !isNarrow && right <= innerWidth - drawer.width;
  const top = isBeside ? USUAL : drawer ? freeInDrawer(column) : freeIn(column);
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

/** Those of them that are in the column's way. */
const takenIn = ({ left, right }: Column, selector: string): DOMRect[] =>
  boxesOf(selector).filter((box) => box.width > 0 && box.left < right && box.right > left);

/** Anywhere down a tall drawer that fills the screen. */
const freeInDrawer = (column: Column): number =>
  clearPlace(takenIn(column, IN_DRAWER), {
    start: 8,
    last: innerHeight - EACH * column.count,
    each: EACH,
    count: column.count,
  }) ?? 8;

function freeIn(column: Column): number {
  const { isNarrow, count } = column;
  const start = isNarrow ? Math.max(bottomOf("header"), 0) + 8 : USUAL;
  const clearOf = (selector: string) =>
    clearPlace(takenIn(column, isNarrow ? `${selector}, ${HEAD}, ${TABS}` : selector), {
      start,
      last: innerHeight / 2,
      each: EACH,
      count,
    });
  return clearOf(CONTROLS) ?? clearOf(IN_HAND) ?? (isNarrow ? belowHeading() : USUAL);
}

const meet = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Places those anew that lie over what can be pressed, or over `focused` alone. */
export function makeWay(focused?: Element): void {
  const toasts = boxesOf("[data-sonner-toast]");
  const below = focused ? [focused.getBoundingClientRect()] : boxesOf(CONTROLS);
  // A drawer takes the focus while it still slides in: where it will stand is known before it is there.
  const isInDrawer = Boolean(focused?.closest("[data-drawer]"));
  if (toasts.length > 0 && isInDrawer) return placeToasts(toasts.length);
  if (toasts.some((toast) => below.some((box) => meet(toast, box)))) placeToasts(toasts.length);
}
