// The library scrolls its hours in a box that no key reaches while nothing in it can be focused. The box itself must not
// be: what can be focused inside of a grid has to be a row or a cell of it.
export function scrollByKeys(view: HTMLElement): void {
  for (const box of view.querySelectorAll("div[style*='overflow: hidden auto']")) {
    const row = box.querySelector<HTMLElement>("[role=row]");
    if (row) row.tabIndex = 0;
  }
}
