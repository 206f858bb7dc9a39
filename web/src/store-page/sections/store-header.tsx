import { Clock } from "lucide-react";
import type { PageData } from "../document/page-data.ts";
import { pageIds } from "../document/page-ids.ts";
import { monogram } from "../document/page-words.ts";
import { pictureAttributes } from "../products/picture-attributes.ts";
import { Banner } from "./banner.tsx";
import type { OpeningWords } from "./opening-words.ts";
import { hasHours } from "./opening-words.ts";
import { SellerText } from "./seller-text.tsx";
import { Share } from "./share.tsx";

interface StoreHeaderProps {
  page: PageData;
  opening: OpeningWords | undefined;
}

export function StoreHeader({ page, opening }: StoreHeaderProps) {
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
          <Share page={page} />
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

/** Before the visitor's clock has been asked it is a plain link; it never says what a stored page cannot know. */
const OpeningLine = ({ opening }: { opening: OpeningWords | undefined }) => (
  <a
    href="#hours"
    id={pageIds.opening}
    data-open={opening?.open}
    className="inline-flex shrink-0 items-center gap-1.5 self-start rounded-sm underline-offset-4 hover:text-strong hover:underline data-[open=true]:text-good"
  >
    <Clock aria-hidden="true" className="size-4" />
    <span>{opening?.words ?? "Opening hours"}</span>
  </a>
);
