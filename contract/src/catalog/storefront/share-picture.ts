import { pages } from "../../kernel/pages.ts";
import { itemPath, type PageKind } from "../../kernel/slug.ts";

/** The picture shown where a store's address is shared, in the size that social networks ask for. */
export const sharePicture = { width: 1200, height: 630 } as const;

/** @param page path of a page of the store */
const pictureOf = (page: string): string => `${page}/share.jpg`;

export const sharePicturePath = (websiteUrl: string): string =>
  pictureOf(pages.storePage.replace(":storeName", websiteUrl));

export const itemPicturePath = (kind: PageKind, websiteUrl: string, slug: string): string =>
  pictureOf(itemPath(kind, websiteUrl, slug));
