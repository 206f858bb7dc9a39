import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Clock, MessageCircleQuestionMark } from "lucide-react";
import { Button } from "#ui/forms/button.tsx";
import type { PageData, Shop } from "../document/page-data.ts";
import { pageIds } from "../document/page-ids.ts";
import { monogram } from "../document/page-words.ts";
import { pictureAttributes } from "../products/picture-attributes.ts";
import { bannerPattern, bannerSize } from "./banner-pattern.ts";
import type { OpeningWords } from "./opening-words.ts";
import { hasHours } from "./opening-words.ts";
import { SellerText } from "./seller-text.tsx";
import { Share } from "./share-ways.tsx";

const shape = "block h-36 w-full bg-accent/12 object-cover sm:h-44 md:h-56 lg:h-64";

function Banner({ shop }: { shop: Shop }) {
  const picture = pictureAttributes(shop.banner_url, { sizes: "100vw", width: 1600, height: 400 });
  if (picture) {
    const { width, height } = picture;
    // On a phone a wide picture is cropped at its sides to the height of its box, so it is wider than the
    // screen.
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

interface StoreHeaderProps {
  page: PageData;
  opening: OpeningWords | undefined;
  onAsk: () => void;
}

export function StoreHeader({ page, opening, onAsk }: StoreHeaderProps) {
  const { shop } = page;
  const logo = pictureAttributes(shop.logo_url, {
    sizes: "(min-width: 48rem) 7rem, 5rem",
    width: 112,
    height: 112,
  });
  const mark =
    "relative -mt-10 size-20 shrink-0 rounded-2xl ring-4 ring-canvas md:-mt-14 md:size-28 md:rounded-3xl";
  return (
    <header>
      <Banner shop={shop} />
      <div className="mx-auto max-w-[75rem] px-4 pb-4 md:px-8 md:pb-6">
        <div className="flex items-end justify-between gap-4">
          {logo ? (
            <img {...logo} alt="" className={`${mark} bg-raised object-cover`} />
          ) : (
            <span
              aria-hidden="true"
              className={`${mark} flex items-center justify-center bg-accent font-semibold text-on-accent text-xl md:text-2xl`}
            >
              {monogram(shop.name)}
            </span>
          )}
          <div className="flex min-w-0 flex-wrap justify-end gap-2">
            <Button aria-haspopup="dialog" className="scriptless:hidden" onClick={onAsk}>
              <MessageCircleQuestionMark aria-hidden="true" />
              {t("Ask||a question, verb")}
            </Button>
            <Share page={page} />
          </div>
        </div>
        <SellerText as="h1" className="mt-4 text-xl md:mt-5 md:text-2xl">
          {shop.name}
        </SellerText>
        {shop.tagline && (
          <SellerText className="mt-1.5 max-w-[60ch] text-body text-md md:text-lg">{shop.tagline}</SellerText>
        )}
        <div className="mt-3 flex flex-col gap-x-4 gap-y-1 text-base text-faint sm:flex-row">
          {shop.category && <SellerText as="span">{shop.category}</SellerText>}
          {hasHours(shop.hours) && <OpeningLine opening={opening} />}
        </div>
      </div>
    </header>
  );
}

/** A link without the opening state until the page runs in the browser: the cached HTML cannot know it. */
const OpeningLine = ({ opening }: { opening: OpeningWords | undefined }) => (
  <a
    href="#hours"
    id={pageIds.opening}
    data-open={opening?.open}
    className="inline-flex shrink-0 items-center gap-1.5 self-start rounded-sm underline-offset-4 hover:text-strong hover:underline data-[open=true]:text-good"
  >
    <Clock aria-hidden="true" className="size-4" />
    <span>{opening?.words ?? t("Opening hours")}</span>
  </a>
);
