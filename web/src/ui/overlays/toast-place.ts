// Where toasts appear: top right (spec 9), or top left on a right-to-left page, and clear of
// controls if there is room. The toast library only has fixed offsets, so they are calculated here.
import { pageDirection } from "#kernel/page/direction.ts";
import { clearPlace } from "./clear-place.ts";

const MARGIN = 16;
const WIDTH = 356;
/** Pixels: the height of a toast with two lines, with the gap to the next. */
const EACH = 84;
/** The width up to which the toast library uses its mobile layout. */
const NARROW = 600;
/** The usual top: below the header, whose buttons stay reachable. */
const USUAL = 68;

const CONTROLS =
  ":is(main, [role=dialog], [role=alertdialog]) :is(a[href], button, input, select, textarea, [role=tab])";
/** The control under the pointer or with the focus; used if there is no room clear of all of them. */
const IN_HAND = `:is(${CONTROLS}):is(:hover, :focus)`;
/** On a phone toasts do not cover these: users press tabs more than anything below. */
const HEAD = "h1, nav[aria-label=Breadcrumb], main :is([role=tablist], nav:has(a[data-state]))";
/** The parts of a drawer that toasts do not cover: its heading, contact links and controls. */
const IN_DRAWER = "[data-drawer] :is(header, h2, a[href], button, input, select, textarea)";

const boxesOf = (selector: string): DOMRect[] =>
  [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());

/**
 * Places the toasts. If a drawer is open, they appear beside it, or where the drawer has no controls; if a column stands
 * beside the content, they appear over the content.
 */
export function placeToasts(count: number): void {
  const [drawer] = boxesOf("[data-drawer]");
  const [column] = boxesOf("[data-column]");
  const isNarrow = innerWidth <= NARROW;
  const taken = Math.max(drawer?.width ?? 0, column?.width ?? 0);
  const beside = Math.max(Math.min(taken + MARGIN, innerWidth - WIDTH - MARGIN), MARGIN);
  const [from, to] = isNarrow
    ? [MARGIN, innerWidth - MARGIN]
    : [innerWidth - beside - WIDTH, innerWidth - beside];
  const isInDrawer = drawer !== undefined && to > innerWidth - drawer.width;
  const [left, right] = pageDirection() === "rtl" ? [innerWidth - to, innerWidth - from] : [from, to];
  const start = isInDrawer ? 8 : isNarrow ? Math.max(boxesOf("header")[0]?.bottom ?? 0, 0) + 8 : USUAL;
  const last = isInDrawer ? innerHeight - EACH * count : innerHeight / 2;
  const free = inTheWay({ isNarrow, isInDrawer, isBeside: drawer !== undefined && !isInDrawer })
    .map((selector) =>
      boxesOf(selector).filter((box) => box.width > 0 && box.left < right && box.right > left),
    )
    .map((boxes) => clearPlace(boxes, { start, last, each: EACH, count }))
    .find((top) => top !== undefined);
  const { style } = document.documentElement;
  style.setProperty("--toasts-top", `${free ?? start}px`);
  style.setProperty("--toasts-end", `${beside}px`);
}

/** What toasts should not cover; if there is no room clear of the first, the next counts. */
function inTheWay(at: { isNarrow: boolean; isInDrawer: boolean; isBeside: boolean }): string[] {
  if (at.isBeside) return [];
  if (at.isInDrawer) return [IN_DRAWER];
  return at.isNarrow ? [`${CONTROLS}, ${HEAD}`, `${IN_HAND}, ${HEAD}`, HEAD] : [CONTROLS, IN_HAND];
}

const meet = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Moves the toasts if they cover a control, or only `focused` if it is given. */
export function makeWay(focused?: Element): void {
  const toasts = boxesOf("[data-sonner-toast]");
  const below = focused ? [focused.getBoundingClientRect()] : boxesOf(CONTROLS);
  // A drawer takes the focus while it still slides in. Its final place is known, so the toasts move at once.
  const isInDrawer = toasts.length > 0 && focused?.closest("[data-drawer]");
  if (isInDrawer || toasts.some((toast) => below.some((box) => meet(toast, box)))) placeToasts(toasts.length);
}
