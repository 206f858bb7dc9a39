import { deskLanguages, languages } from "@solodesk/contract/kernel/language/languages.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pageLanguage, reloadIn } from "#kernel/page/language-choice.ts";

/** For people who are not signed in: an account has its own setting. */
export const LanguageSwitch = () => (
  <nav
    aria-label={t("Language")}
    className="mt-2 flex flex-wrap justify-center gap-x-5 gap-y-1 text-faint text-sm lg:justify-start"
  >
    {deskLanguages.map((tag) => (
      <button
        key={tag}
        type="button"
        lang={tag}
        aria-current={tag === pageLanguage() || undefined}
        onClick={() => reloadIn(tag)}
        className="cursor-pointer rounded-sm py-1 hover:text-strong aria-[current=true]:text-strong"
      >
        {languages[tag].name}
      </button>
    ))}
  </nav>
);
