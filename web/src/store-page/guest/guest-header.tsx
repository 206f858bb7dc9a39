import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { monogram } from "../document/page-words.ts";
import { pictureAttributes } from "../products/picture-attributes.ts";
import type { GuestPage } from "./guest-page.ts";

/** Links to the store only while it is published; a booking stays reachable without it. */
export function GuestHeader({ page: { shop, isOpen } }: { page: Pick<GuestPage, "shop" | "isOpen"> }) {
  const logo = pictureAttributes(shop.logo_url, { sizes: "2.75rem", width: 44, height: 44 });
  const mark = "size-11 shrink-0 rounded-xl";
  const store = `${pages.ownStore}/${shop.website_url}`;
  const name = (
    <>
      {logo ? (
        <img {...logo} alt="" className={`${mark} bg-raised object-cover`} />
      ) : (
        <span
          aria-hidden="true"
          className={`${mark} flex items-center justify-center bg-accent font-semibold text-md text-on-accent`}
        >
          {monogram(shop.name)}
        </span>
      )}
      <bdi className="truncate">{shop.name}</bdi>
    </>
  );
  const look = "flex min-w-0 items-center gap-3 rounded-md font-semibold text-md text-strong";
  return (
    <header className="border-line border-b">
      <div className="mx-auto flex max-w-148 items-center justify-between gap-4 px-4 py-3">
        {isOpen ? (
          <>
            <a href={store} className={`${look} underline-offset-4 hover:underline`}>
              {name}
            </a>
            <a
              href={store}
              className="shrink-0 rounded-sm text-accent-text text-sm underline underline-offset-4 print:hidden"
            >
              {t("Visit store")}
            </a>
          </>
        ) : (
          <span className={look}>{name}</span>
        )}
      </div>
    </header>
  );
}
