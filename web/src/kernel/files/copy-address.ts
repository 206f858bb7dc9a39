import { t } from "@solodesk/contract/kernel/language/t.ts";
import { copyText } from "./copy-text.ts";

/** Copies an address of this site to the clipboard; resolves to whether that succeeded. */
export const copyAddress = (path: string): Promise<boolean> =>
  copyText(`${location.origin}${path}`, t("Link copied"));
