import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import { isReservedWebsiteUrl, RESERVED } from "./reserved-website-urls.ts";

export function refuseReservedWebsiteUrl(websiteUrl: string | undefined): void {
  if (websiteUrl === undefined || !isReservedWebsiteUrl(websiteUrl)) return;
  throw new AppError("validation_failed", { fields: { website_url: t(RESERVED) } });
}
