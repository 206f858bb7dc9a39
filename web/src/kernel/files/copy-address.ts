import { copyText } from "./copy-text.ts";

/** Puts an address of this site on the clipboard; answers whether it is there. */
export const copyAddress = (path: string): Promise<boolean> =>
  copyText(`${location.origin}${path}`, "Link copied");
