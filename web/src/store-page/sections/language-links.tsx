import { readersLanguage } from "@solodesk/contract/kernel/language/formats.ts";
import { type LanguageTag, languages } from "@solodesk/contract/kernel/language/languages.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";

interface LanguageLinksProps {
  offered: readonly LanguageTag[];
  /** Other parameters of the address, which it keeps. */
  query?: Readonly<Record<string, string>> | undefined;
}

/** The page in the store's other languages, each by its own name. Renders nothing if there is only one. */
export function LanguageLinks({ offered, query = {} }: LanguageLinksProps) {
  if (offered.length < 2) return null;
  const shown = readersLanguage();
  return (
    <nav aria-label={t("Language")} className="mb-4 flex flex-wrap justify-center gap-x-4">
      {offered.map((tag) => (
        <a
          key={tag}
          href={`?${new URLSearchParams({ ...query, lang: tag }).toString()}`}
          lang={tag}
          hrefLang={tag}
          aria-current={tag === shown ? "true" : undefined}
          className="rounded-sm py-2 underline-offset-4 hover:text-strong hover:underline aria-[current]:font-medium aria-[current]:text-strong"
        >
          {languages[tag].name}
        </a>
      ))}
    </nav>
  );
}
