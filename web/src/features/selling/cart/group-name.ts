import { t } from "@solodesk/contract/kernel/language/t.ts";
/** Heading of the lines from one store: its name, or its address until the name is known. */
export const groupName = (websiteUrl: string | null, name: string | undefined): string =>
  name ?? (websiteUrl === null ? t("Marketplace") : `/store/${websiteUrl}`);
