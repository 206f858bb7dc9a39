import { useState } from "react";
import { pictureSource } from "#ui/picture/picture-source.ts";

/** As large as the drawer is wide. Its name stands below it, so it says nothing itself. */
export function ProductPicture({ src }: { src: string | null }) {
  const [broken, setBroken] = useState<string>();
  const look = "aspect-[4/3] w-full bg-raised";
  if (src === null || src === broken) {
    return (
      <svg
        viewBox="0 0 160 120"
        aria-hidden="true"
        className={`${look} fill-none stroke-2 stroke-edge [stroke-linejoin:round]`}
      >
        <path d="M60 52l20-10 20 10v22L80 84 60 74zM60 52l20 10 20-10M80 62v22" />
      </svg>
    );
  }
  return (
    <img
      {...pictureSource(src, "(min-width: 48rem) 28rem, 100vw")}
      alt=""
      decoding="async"
      onError={() => setBroken(src)}
      className={`${look} object-contain`}
    />
  );
}
