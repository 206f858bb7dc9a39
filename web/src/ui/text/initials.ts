import { t } from "@solodesk/contract/kernel/language/t.ts";

interface Person {
  name?: string | null | undefined;
  email?: string | null | undefined;
}

/** Spec 3: from the first two words of the name, else the first two letters of the email, else SA. */
export function initials(person: Person | null): string {
  const words = (person?.name ?? "").trim().split(/\s+/u).filter(Boolean).slice(0, 2);
  const found =
    words.map((word) => letters(word)[0]).join("") ||
    letters((person?.email ?? "").trim())
      .slice(0, 2)
      .join("");
  return found.toLocaleUpperCase() || "SA";
}

const segmenter = new Intl.Segmenter();

/** Letters as users see them: an emoji of several code units is one. */
const letters = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

export const displayName = (person: Person | null): string => person?.name || person?.email || t("Guest");
export const displayEmail = (person: Person | null): string => person?.email || t("Not logged in");
