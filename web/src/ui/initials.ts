interface Person {
  name?: string | null | undefined;
  email?: string | null | undefined;
}

/** Spec 3: from the first two words of the name, else two letters of the email, else SA. */
export function initials(person: Person | null): string {
  const words = (person?.name ?? "").trim().split(/\s+/u).filter(Boolean).slice(0, 2);
  const letters = words.map(firstLetter).join("") || [...(person?.email ?? "").trim()].slice(0, 2).join("");
  return letters.toLocaleUpperCase() || "SA";
}

/** By code point: half an emoji is no letter. */
const firstLetter = (word: string): string => [...word][0] ?? "";

export const displayName = (person: Person | null): string => person?.name || person?.email || "Guest";
export const displayEmail = (person: Person | null): string => person?.email || "Not logged in";
