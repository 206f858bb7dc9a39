// Where uploaded pictures live: each in its size and in smaller ones, under an address that tells how large it is.
// Free of zod, because the public store page needs it.
export const uploadedPictures = "/uploads/";

/** Neither side of a picture is longer. */
export const maxPictureSide = 2000;
/** How wide the smaller ones are; there is none as wide as the picture itself. */
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

/** Undefined for any other address. */
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

/** The attributes of an `<img>`, beside its `sizes`; undefined for what was not uploaded, such as a drawing. */
export function pictureSources(url: string): PictureSources | undefined {
  const picture = pictureOf(url);
  if (!picture) return undefined;
  const { id, width, height } = picture;
  const smaller = pictureWidths
    .filter((candidate) => candidate < width)
    .map((candidate) => `${uploadedPictures}${id}/${smallerPictureFile(candidate)} ${candidate}w`);
  return { src: url, srcset: [...smaller, `${url} ${width}w`].join(", "), width, height };
}
