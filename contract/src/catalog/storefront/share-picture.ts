import { pages } from "../../kernel/pages.ts";

/** The picture shown where a store's address is shared, in the size that social networks ask for. */
export const sharePicture = { width: 1200, height: 630 } as const;

export const sharePicturePath = (websiteUrl: string): string =>
  `${pages.storePage.replace(":storeName", websiteUrl)}/share.jpg`;
