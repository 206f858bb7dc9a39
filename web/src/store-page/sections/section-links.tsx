import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { PageSection } from "@solodesk/contract/store/store/page-look.ts";
import { sectionNames } from "#features/store/store/section-names.ts";

/** Stays at the top while the page scrolls. Has no links if the page has only one section. */
export const SectionLinks = ({ sections }: { sections: readonly PageSection[] }) => (
  <nav aria-label={t("Sections||of the page")} className="sticky top-0 z-20 border-line border-b bg-canvas">
    {sections.length > 1 && (
      <ul className="mx-auto flex max-w-[75rem] gap-6 overflow-x-auto px-4 md:px-8">
        {sections.map((id) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex h-12 items-center font-medium text-base text-body hover:text-strong focus-visible:-outline-offset-2"
            >
              {t(sectionNames[id])}
            </a>
          </li>
        ))}
      </ul>
    )}
  </nav>
);
