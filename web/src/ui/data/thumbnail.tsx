import { useState } from "react";
import { classes } from "../look/classes.ts";
import { pictureSource } from "../picture/picture-source.ts";

interface ThumbnailProps {
  /** `null` if there is no picture; a drawing takes its place. */
  src: string | null;
  size?: keyof typeof sizes;
  /** What the drawing shows. */
  drawing?: keyof typeof drawings;
}

const drawings = {
  box: "M12 16l8-4 8 4v9l-8 4-8-4zM12 16l8 4 8-4M20 20v9",
  clock: "M12 20a8 8 0 1 0 16 0 8 8 0 1 0-16 0M20 15.5v4.5l3 2",
} as const;

const sizes = {
  xs: { box: "size-7", width: "28px" },
  sm: { box: "size-10", width: "40px" },
  lg: { box: "size-18", width: "72px" },
} as const;

/** A small square picture. It is decorative (empty `alt`), because the name is beside it. */
export function Thumbnail({ src, size = "sm", drawing = "box" }: ThumbnailProps) {
  const [broken, setBroken] = useState<string>();
  const look = classes("shrink-0 rounded-md bg-raised", sizes[size].box);
  if (src === null || src === broken) {
    return (
      <svg
        viewBox="0 0 40 40"
        aria-hidden="true"
        className={classes(look, "fill-none stroke-faint stroke-[1.25] [stroke-linejoin:round]")}
      >
        <path d={drawings[drawing]} />
      </svg>
    );
  }
  return (
    <img
      {...pictureSource(src, sizes[size].width)}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
      className={classes(look, "object-cover ring-1 ring-line ring-inset")}
    />
  );
}
