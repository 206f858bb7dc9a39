import { cataloguePictures } from "@solodesk/contract/kernel/pages.ts";

/**
 * Is this the address of a drawing of the sample catalogue? Only these may be shown directly; any other
 * address may be on another server.
 */
export const isPictureAddress = (image: string): boolean =>
  image.startsWith(cataloguePictures) &&
  /^[a-z0-9][a-z0-9-]*\.svg$/.test(image.slice(cataloguePictures.length));
