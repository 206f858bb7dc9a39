import {
  pictureOf,
  pictureSources,
  smallerPictureFile,
  uploadedPictures,
} from "@solodesk/contract/platform/uploads/picture.ts";
import { picturePath } from "../sections/seller-links.ts";

interface Box {
  /** The displayed width, as in the attribute `sizes`. */
  sizes: string;
  /** The size of pictures that were not uploaded: their place is reserved until they load. */
  width: number;
  height: number;
}

/**
 * The attributes of an `<img>` for a seller's picture, so that the browser loads the displayed size;
 * `undefined` if there is none.
 */
export function pictureAttributes(url: string | null, { sizes, ...usual }: Box) {
  const path = picturePath(url);
  if (path === undefined) return undefined;
  const uploaded = pictureSources(path);
  if (!uploaded) return { src: path, ...usual };
  const { srcset, ...own } = uploaded;
  return { ...own, srcSet: srcset, sizes };
}

const iconWidth = 160;

/** The address of a small version of the logo, for the browser tab. */
export function iconPath(url: string | null): string | undefined {
  const path = picturePath(url);
  const picture = path && pictureOf(path);
  if (!picture || picture.width <= iconWidth) return path;
  return `${uploadedPictures}${picture.id}/${smallerPictureFile(iconWidth)}`;
}
