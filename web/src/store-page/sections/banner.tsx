import type { Shop } from "../document/page-data.ts";
import { pictureAttributes } from "../products/picture-attributes.ts";
import { bannerPattern, bannerSize } from "./banner-pattern.ts";

const shape = "block h-36 w-full bg-accent/12 object-cover sm:h-44 md:h-56 lg:h-64";

export function Banner({ shop }: { shop: Shop }) {
  const picture = pictureAttributes(shop.banner_url, { sizes: "100vw", width: 1600, height: 400 });
  if (picture) {
    const { width, height } = picture;
    // On a phone a wide picture is as high as its box and cut at its sides, so it is drawn wider than the screen.
    const sizes = `(min-width: 30rem) 100vw, max(100vw, ${Math.round((9 * width) / height)}rem)`;
    return <img {...picture} sizes={sizes} alt="" fetchPriority="high" className={shape} />;
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
