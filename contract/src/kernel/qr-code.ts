import { pages } from "./pages.ts";

/** What leads to a store from paper: drawn to any size, or in dots for programs that take nothing else. */
export const qrCodeKinds = ["svg", "png"] as const;
export type QrCodeKind = (typeof qrCodeKinds)[number];

export const qrCodePath = (websiteUrl: string, kind: QrCodeKind): string =>
  `${pages.storePage.replace(":storeName", websiteUrl)}/qr.${kind}`;
