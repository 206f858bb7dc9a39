import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type MouseEvent, useEffect, useRef } from "react";
import { pictureAttributes } from "../products/picture-attributes.ts";
import { ProductPicture } from "../products/product-picture.tsx";

interface GalleryProps {
  pictures: readonly { url: string; alt: string }[];
  /** The picture of the chosen variant, which is scrolled to. */
  shown: string | null;
}

const sizes = "(min-width: 64rem) 34rem, (min-width: 48rem) 50vw, 100vw";
const shape = "aspect-square w-full rounded-lg bg-raised object-cover";

/** A strip that is swiped or scrolled, with links to each picture: both work without JavaScript. */
export function Gallery({ pictures, shown }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const nthShown = pictures.findIndex(({ url }) => url === shown);
  useEffect(() => {
    if (nthShown >= 0) showNth(strip.current, nthShown);
  }, [nthShown]);
  const [first] = pictures;
  if (!first) return <ProductPicture url={null} size={600} sizes={sizes} className="w-full" />;
  return (
    <div>
      <ul
        ref={strip}
        aria-label={t("Pictures")}
        // The keyboard scrolls it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={pictures.length > 1 ? 0 : undefined}
        className="relative flex snap-x snap-mandatory gap-2 overflow-x-auto rounded-lg [scrollbar-width:none] motion-safe:scroll-smooth"
      >
        {pictures.map((picture, nth) => (
          // A link to it scrolls the page to its top.
          <li key={picture.url} id={`picture-${nth + 1}`} className="w-full shrink-0 scroll-mt-96 snap-start">
            <Picture {...picture} eager={nth === 0} />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {pictures.map(({ url }, nth) => (
            <li key={url}>
              <a
                href={`#picture-${nth + 1}`}
                aria-label={t("Picture {number} of {count}", { number: nth + 1, count: pictures.length })}
                className="block rounded-lg hover:opacity-80"
                onClick={(event: MouseEvent) => {
                  event.preventDefault();
                  showNth(strip.current, nth);
                }}
              >
                <ProductPicture url={url} size={64} sizes="4rem" className="size-16" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Scrolls the strip alone, not the page. */
function showNth(strip: HTMLElement | null, nth: number): void {
  const picture = strip?.children[nth];
  if (picture instanceof HTMLElement) strip?.scrollTo?.({ left: picture.offsetLeft });
}

function Picture({ url, alt, eager }: { url: string; alt: string; eager: boolean }) {
  const attributes = pictureAttributes(url, { sizes, width: 600, height: 600 });
  if (!attributes) return <ProductPicture url={null} size={600} sizes={sizes} className="w-full" />;
  return (
    <img
      {...attributes}
      alt={alt}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : "auto"}
      decoding="async"
      className={shape}
    />
  );
}
