import { classes } from "#ui/look/classes.ts";
import { pictureAttributes } from "./picture-attributes.ts";

interface ProductPictureProps {
  url: string | null;
  /** The sides of the square in CSS pixels, so that nothing moves when the picture loads. */
  size: number;
  /** The displayed width, as in the attribute of this name. */
  sizes: string;
  /** Loads at once, for the first row. Others load when scrolled near. */
  eager?: boolean;
  className?: string;
}

/** Decorative: the name is beside it. A drawing replaces a missing picture. */
export function ProductPicture({ url, size, sizes, eager = false, className }: ProductPictureProps) {
  const attributes = pictureAttributes(url, { sizes, width: size, height: size });
  const shape = classes("aspect-square rounded-lg bg-raised object-cover", className);
  if (!attributes) return <NoPicture className={shape} />;
  return <img {...attributes} alt="" loading={eager ? "eager" : "lazy"} decoding="async" className={shape} />;
}

const NoPicture = ({ className }: { className: string }) => (
  <svg
    viewBox="0 0 120 120"
    aria-hidden="true"
    className={classes("fill-none stroke-2 stroke-edge [stroke-linejoin:round]", className)}
  >
    <path d="M40 52l20-10 20 10v22L60 84 40 74zM40 52l20 10 20-10M60 62v22" />
  </svg>
);
