import { pictureOf, type Picture } from "@solodesk/contract/kernel/picture.ts";
import type { PageData } from "./page-data.ts";
import { picturePath } from "./seller-links.ts";

interface SharePicture extends Partial<Pick<Picture, "width" | "height">> {
  path: string;
  /** Fills the width of what people see; another one stands beside the words. */
  isWide: boolean;
}

/** What stands for the store where its address is shared: a photograph before a drawing, which few places show. */
export function sharePicture({ shop, products, services }: PageData): SharePicture | undefined {
  const urls = [
    shop.banner_url,
    shop.logo_url,
    ...[...products, ...services].map(({ image_url }) => image_url),
  ];
  const paths = urls.map(picturePath).filter((path) => path !== undefined);
  const path = paths.find((candidate) => pictureOf(candidate)) ?? paths[0];
  if (path === undefined) return undefined;
  const { width = 0, height = 0 } = pictureOf(path) ?? {};
  return width > 0 ? { path, width, height, isWide: width > height * 1.5 } : { path, isWide: false };
}
