import { pictureSources } from "@solodesk/contract/platform/uploads/picture.ts";

/** The attributes of an `<img>` that loads no more pixels than it shows; `sizes` is its width on screen. */
export function pictureSource(url: string, sizes: string) {
  const sources = pictureSources(url);
  return sources ? { src: sources.src, srcSet: sources.srcset, sizes } : { src: url };
}
