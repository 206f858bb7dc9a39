import {
  pictureOf,
  pictureSources,
  smallerPictureFile,
  uploadedPictures,
} from "@solodesk/contract/platform/uploads/picture.ts";
import { picturePath } from "../sections/seller-links.ts";

interface Box {
  /** How wide it is shown, in the words of the attribute `sizes`. */
  sizes: string;
  /** Of what was not uploaded: its room is kept until it arrives. */
  width: number;
  height: number;
}

/** What an `<img>` of a seller's picture says, so that it is fetched as large as it is shown; undefined for none. */
export function pictureAttributes(url: string | null, { sizes, ...usual }: Box) {
  const path = picturePath(url);
  if (path === undefined) return undefined;
  const uploaded = pictureSources(path);
  if (!uploaded) return { src: path, ...usual };
  const { srcset, ...own } = uploaded;
  return { ...own, srcSet: srcset, sizes };
}

const iconWidth = 160;

/** As small as a tab shows it. */
export function iconPath(url: string | null): string | undefined {
  const path = picturePath(url);
  const picture = path && pictureOf(path);
  if (!picture || picture.width <= iconWidth) return path;
  return `${uploadedPictures}${picture.id}/${smallerPictureFile(iconWidth)}`;
}
