import { pages } from "./pages.ts";

/** Formats of a QR code for print: SVG for any size, PNG for programs that cannot read SVG. */
export const qrCodeKinds = ["svg", "png"] as const;
export type QrCodeKind = (typeof qrCodeKinds)[number];

export const qrCodePath = (websiteUrl: string, kind: QrCodeKind): string =>
  `${pages.storePage.replace(":storeName", websiteUrl)}/qr.${kind}`;
