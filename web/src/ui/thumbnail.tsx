import { useState } from "react";
import { classes } from "./classes.ts";

interface ThumbnailProps {
  /** null: there is no picture, a drawing keeps its place. */
  src: string | null;
  size?: keyof typeof sizes;
}

const sizes = { xs: "size-7", sm: "size-10", lg: "size-18" } as const;

/** A small square picture beside the name it belongs to, so it says nothing itself. */
export function Thumbnail({ src, size = "sm" }: ThumbnailProps) {
  const [broken, setBroken] = useState<string>();
  const look = classes("shrink-0 rounded-md bg-raised", sizes[size]);
  if (src === null || src === broken) {
    return (
      <svg
        viewBox="0 0 40 40"
        aria-hidden="true"
        className={classes(look, "fill-none stroke-faint stroke-[1.25] [stroke-linejoin:round]")}
      >
        <path d="M12 16l8-4 8 4v9l-8 4-8-4zM12 16l8 4 8-4M20 20v9" />
      </svg>
    );
  }
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
      className={classes(look, "object-cover ring-1 ring-line ring-inset")}
    />
  );
}
