// Where toasts appear: top right (spec 9), and clear of controls if there is room.
import { clearPlace } from "./clear-place.ts";

const MARGIN = 16;
const WIDTH = 356;
/** Pixels: the height of a toast with two lines, with the gap to the next. */
const EACH = 84;
/** The width up to which the toast library uses its mobile layout. */
const NARROW = 600;
/** The usual top: below the header, whose buttons stay reachable. */
const USUAL = 68;

const CONTROLS = ["a[href]", "button", "input", "select", "textarea", "[role=tab]"]
  .map((control) => `:is(main, [role=dialog], [role=alertdialog]) ${control}`)
  .join();
/** The control under the pointer or with the focus; used if there is no room clear of all of them. */
const IN_HAND = `:is(${CONTROLS}):is(:hover, :focus)`;

const boxesOf = (selector: string): DOMRect[] =>
  [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
const bottomOf = (selector: string): number => boxesOf(selector)[0]?.bottom ?? 0;

/** On a phone toasts do not cover these. */
const HEAD = "h1, nav[aria-label=Breadcrumb]";

/** On a phone tabs are not covered either: users press them more than anything below. */
const TABS = "main :is([role=tablist], nav:has(a[data-state]))";

/** The place if nothing else is free: below the heading and the tabs while they are visible. */
const belowHeading = (): number =>
  Math.min(Math.max(bottomOf("header"), bottomOf("h1"), bottomOf(TABS), 8), 240) + 8;

/** The parts of a drawer that toasts do not cover: its heading, contact links and controls. */
const IN_DRAWER = "[data-drawer] :is(header, h2, a[href], button, input, select, textarea)";

/** Places the toasts. If a drawer is open, they appear beside it, or where the drawer has no controls. */
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

/** The boxes that overlap the column horizontally. */
const takenIn = ({ left, right }: Column, selector: string): DOMRect[] =>
  boxesOf(selector).filter((box) => box.width > 0 && box.left < right && box.right > left);

/** A top anywhere in a drawer that fills the screen. */
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

/** Moves the toasts if they cover a control, or only `focused` if it is given. */
export function makeWay(focused?: Element): void {
  const toasts = boxesOf("[data-sonner-toast]");
  const below = focused ? [focused.getBoundingClientRect()] : boxesOf(CONTROLS);
  // A drawer takes the focus while it still slides in. Its final place is known, so the toasts move at once.
  const isInDrawer = Boolean(focused?.closest("[data-drawer]"));
  if (toasts.length > 0 && isInDrawer) return placeToasts(toasts.length);
  if (toasts.some((toast) => below.some((box) => meet(toast, box)))) placeToasts(toasts.length);
}
