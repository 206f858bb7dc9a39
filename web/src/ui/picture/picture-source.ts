import { pictureSources } from "@solodesk/contract/platform/uploads/picture.ts";

/** What an `<img>` needs to load no more than it shows; `sizes` says how wide that is. */
export function pictureSource(url: string, sizes: string) {
  const sources = pictureSources(url);
  return sources ? { src: sources.src, srcSet: sources.srcset, sizes } : { src: url };
}
