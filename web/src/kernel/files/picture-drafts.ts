// The sizes in which a picture is drawn before upload, so that a photo gets through a slow connection in
// time.
import { maxPictureSide } from "@solodesk/contract/platform/uploads/picture.ts";

/** In bytes: what 40 kB/s transfer in 15 seconds, after which a server may stop listening. */
export const lightEnough = 600_000;

export interface PictureDraft {
  width: number;
  height: number;
  quality: number;
}

const ways = [
  { side: maxPictureSide, quality: 0.88 },
  { side: maxPictureSide, quality: 0.72 },
  { side: 1600, quality: 0.72 },
  { side: 1280, quality: 0.6 },
] as const;

export const isTooLong = ({ width, height }: { width: number; height: number }): boolean =>
  Math.max(width, height) > maxPictureSide;

/**
 * Returns the drafts to try in this order until one is small enough; none if the picture can be sent as it
 * is.
 */
export function draftsOf(picture: { width: number; height: number; bytes: number }): PictureDraft[] {
  const { width, height, bytes } = picture;
  if (!isTooLong(picture) && bytes <= lightEnough) return [];
  return ways.map(({ side, quality }) => {
    const scale = Math.min(1, side / Math.max(width, height));
    const scaled = (length: number) => Math.max(1, Math.round(length * scale));
    return { width: scaled(width), height: scaled(height), quality };
  });
}
