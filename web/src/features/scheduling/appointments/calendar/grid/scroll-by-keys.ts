// The library scrolls its hours in a box that no key reaches while nothing in it can be focused. What can be focused
// inside of a grid has to be a part of it, so the box takes the part of the group of rows around it.
export function scrollByKeys(view: HTMLElement): void {
  for (const box of view.querySelectorAll<HTMLElement>("div[style*='overflow: hidden auto']")) {
    box.parentElement?.closest("[role=rowgroup]")?.removeAttribute("role");
    box.role = "rowgroup";
    box.tabIndex = 0;
  }
}
