import type { WrittenPage, WrittenPageName } from "@solodesk/contract/platform/support.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Texts } from "./read-texts.ts";

/** Throws "not_found". */
export function getPage({ pages }: Texts, wanted: WrittenPageName): WrittenPage {
  const page = pages.find(({ name }) => name === wanted);
  if (!page) throw new AppError("not_found");
  return page;
}
