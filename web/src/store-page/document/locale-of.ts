/** The language with the country it is mostly spoken in, as Open Graph wants it: "fr_FR". */
export function localeOf(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}
