import { cataloguePictures } from "@solodesk/contract/kernel/pages.ts";

/** Is this the address of such a drawing? Only these may be shown; anything else is somebody else's server. */
export const isPictureAddress = (image: string): boolean =>
  image.startsWith(cataloguePictures) &&
  /^[a-z0-9][a-z0-9-]*\.svg$/.test(image.slice(cataloguePictures.length));
