import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { PageData } from "../document/page-data.ts";
import { hasAbout } from "./about.tsx";

/** Stays at the top while the page scrolls. Has no links if the page has only one section. */
export function SectionLinks({ page: { shop, products, services } }: { page: PageData }) {
  const sections = [
    products.length > 0 && ["products", t("Products")],
    services.length > 0 && ["services", t("Services")],
    hasAbout(shop) && ["about", t("About||the store")],
  ].filter((section) => section !== false);
  return (
    <nav aria-label={t("Sections||of the page")} className="sticky top-0 z-20 border-line border-b bg-canvas">
      {sections.length > 1 && (
        <ul className="mx-auto flex max-w-[75rem] gap-6 overflow-x-auto px-4 md:px-8">
          {sections.map(([id, title]) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex h-12 items-center font-medium text-base text-body hover:text-strong focus-visible:-outline-offset-2"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
