// Addresses of uploaded pictures: each in its own size and in smaller ones; the address states the size. Does
// not use zod, because the public store page needs it.
export const uploadedPictures = "/uploads/";

/** Most pixels on either side of a picture. */
export const maxPictureSide = 2000;
/** Widths of the smaller versions, in pixels; only those narrower than the picture exist. */
export const pictureWidths = [160, 480, 960, 1600] as const;

export interface Picture {
  id: string;
  width: number;
  height: number;
}

export const PICTURE_URL =
  /^\/uploads\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([1-9]\d{0,3})x([1-9]\d{0,3})\.webp$/;

export const pictureFile = ({ width, height }: Omit<Picture, "id">): string => `${width}x${height}.webp`;
export const smallerPictureFile = (width: number): string => `w${width}.webp`;

export const pictureUrl = (picture: Picture): string =>
  `${uploadedPictures}${picture.id}/${pictureFile(picture)}`;

/** Undefined if `url` is not that of an uploaded picture. */
export function pictureOf(url: string): Picture | undefined {
  const [, id, width, height] = PICTURE_URL.exec(url) ?? [];
  return id === undefined ? undefined : { id, width: Number(width), height: Number(height) };
}

export interface PictureSources {
  src: string;
  srcset: string;
  width: number;
  height: number;
}

/**
 * The attributes of an `<img>` apart from `sizes`; undefined for pictures that were not uploaded, such as
 * drawings.
 */
export function pictureSources(url: string): PictureSources | undefined {
  const picture = pictureOf(url);
  if (!picture) return undefined;
  const { id, width, height } = picture;
  const smaller = pictureWidths
    .filter((candidate) => candidate < width)
    .map((candidate) => `${uploadedPictures}${id}/${smallerPictureFile(candidate)} ${candidate}w`);
  return { src: url, srcset: [...smaller, `${url} ${width}w`].join(", "), width, height };
}
