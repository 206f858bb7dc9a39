import { pages } from "../../kernel/pages.ts";

/** What stands beside a store's name where its address is shared; as wide as the networks that show it ask for. */
export const sharePicture = { width: 1200, height: 630 } as const;

export const sharePicturePath = (websiteUrl: string): string =>
  `${pages.storePage.replace(":storeName", websiteUrl)}/share.jpg`;
