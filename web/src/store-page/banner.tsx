import { bannerPattern, bannerSize } from "./banner-pattern.ts";
import type { Shop } from "./page-data.ts";
import { picturePath } from "./seller-links.ts";

const shape = "block h-36 w-full bg-accent/12 object-cover sm:h-44 md:h-56 lg:h-64";

export function Banner({ shop }: { shop: Shop }) {
  const picture = picturePath(shop.banner_url);
  if (picture) {
    return (
      <img
        src={picture}
        alt=""
        width={1600}
        height={400}
        decoding="async"
        fetchPriority="high"
        className={shape}
      />
    );
  }
  const [faint, middle, strong] = bannerPattern(shop.website_url);
  return (
    <svg
      viewBox={`0 0 ${bannerSize.width} ${bannerSize.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={shape}
    >
      <path d={faint} className="fill-accent/12" />
      <path d={middle} className="fill-accent/28" />
      <path d={strong} className="fill-accent/70" />
    </svg>
  );
}
