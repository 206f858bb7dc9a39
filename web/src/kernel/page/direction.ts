/** Which way the page reads: the document says so, in the language that it is written in. */
export const pageDirection = (): "ltr" | "rtl" => (document.documentElement.dir === "rtl" ? "rtl" : "ltr");

/** Names the arrow key that points this way where lines are read from left to right. */
export function arrowKeyRead(key: string): string {
  if (pageDirection() === "ltr") return key;
  return { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" }[key] ?? key;
}
