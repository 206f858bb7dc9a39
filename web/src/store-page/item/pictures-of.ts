import type { ShownProduct } from "./item-data.ts";

/** Its own pictures, then those that only its variants have. */
export function picturesOf({ pictures, variants }: Pick<ShownProduct, "pictures" | "variants">) {
  const urls = new Set(pictures.map(({ url }) => url));
  const more = variants.flatMap(({ image_url }) => {
    if (image_url === null || urls.has(image_url)) return [];
    urls.add(image_url);
    return [{ url: image_url, alt: "" }];
  });
  return [...pictures, ...more];
}
