/** The direction of the page's language, from the document. */
export const pageDirection = (): "ltr" | "rtl" => (document.documentElement.dir === "rtl" ? "rtl" : "ltr");

/** Returns the arrow key that means the same on a left-to-right page. */
export function arrowKeyRead(key: string): string {
  if (pageDirection() === "ltr") return key;
  return { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" }[key] ?? key;
}
