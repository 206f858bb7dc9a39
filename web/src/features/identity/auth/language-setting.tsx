import type { AuthUser } from "@solodesk/contract/identity/auth.ts";
import { deskLanguages, isLanguageTag, languages } from "@solodesk/contract/kernel/language/languages.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { reloadIn } from "#kernel/page/language-choice.ts";
import { setUser, useUser } from "#kernel/session/session.ts";
import { Select } from "#ui/forms/select.tsx";
import { Setting } from "#ui/forms/setting.tsx";
import { useEditProfile } from "./use-edit-profile.ts";

export function LanguageSetting() {
  const user = useUser();
  const save = useEditProfile();
  if (!user) return null;
  const choose = async (language: AuthUser["language"]) => {
    try {
      const { data } = await save.mutateAsync({ body: { language } });
      setUser(data);
      reloadIn(data.language);
    } catch (error) {
      // A toast has reported it, and the language stays.
      if (!(error instanceof CallError)) throw error;
    }
  };
  return (
    <Setting
      name={t("Language")}
      about={t("For your screens and the emails we send you.")}
      control={
        <Select
          aria-label={t("Language")}
          disabled={save.isPending}
          value={user.language}
          onChange={({ target: { value } }) => {
            if (isLanguageTag(value)) void choose(value);
          }}
        >
          {deskLanguages.map((tag) => (
            <option key={tag} value={tag} lang={tag}>
              {languages[tag].name}
            </option>
          ))}
        </Select>
      }
    />
  );
}
