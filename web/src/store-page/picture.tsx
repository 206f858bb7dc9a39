import { classes } from "#ui/classes.ts";
import { picturePath } from "./seller-links.ts";

interface PictureProps {
  url: string | null;
  /** Sides of the square in CSS pixels, so that nothing moves when it arrives. */
  size: number;
  /** The first row is fetched at once, all else when it comes near. */
  eager?: boolean;
  className?: string;
}

/** Decoration beside its name in words; a drawn one stands in where there is none. */
export function Picture({ url, size, eager = false, className }: PictureProps) {
  const path = picturePath(url);
  const shape = classes("aspect-square rounded-lg bg-raised object-cover", className);
  if (path === undefined) return <NoPicture className={shape} />;
  return (
    <img
      src={path}
      alt=""
      width={size}
      height={size}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      className={shape}
    />
  );
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
