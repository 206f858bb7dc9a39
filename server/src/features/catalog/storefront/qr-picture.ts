import type { QrCodeKind } from "@solodesk/contract/kernel/qr-code.ts";
import type { Config } from "#kernel/config/config.ts";
import { qrCodePng, qrCodeSvg } from "#kernel/files/draw-qr-code.ts";

const kinds = {
  svg: { type: "image/svg+xml", draw: qrCodeSvg },
  png: { type: "image/png", draw: qrCodePng },
} as const satisfies Record<QrCodeKind, object>;

/** The QR code of an address as a file. */
export const qrPicture = (kind: QrCodeKind, address: string): { type: string; file: string | Buffer } => ({
  type: kinds[kind].type,
  file: kinds[kind].draw(address),
});

/**
 * The QR code of an address never changes; only whether the page exists does. Without PUBLIC_URL the address
 * depends on the request's host, so no shared cache may give the code to others.
 */
export const qrCacheControl = ({ PUBLIC_URL }: Config): string =>
  PUBLIC_URL === undefined ? "private, no-cache" : "public, max-age=86400, stale-while-revalidate=604800";
