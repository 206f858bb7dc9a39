/** Where the drawings of the sample catalogue are served. */
export const PICTURES = "/catalogue/pictures/";

/** Is this the address of such a drawing? Only these may be shown; anything else is somebody else's server. */
export const isPictureAddress = (image: string): boolean =>
  image.startsWith(PICTURES) && /^[a-z0-9][a-z0-9-]*\.svg$/.test(image.slice(PICTURES.length));
