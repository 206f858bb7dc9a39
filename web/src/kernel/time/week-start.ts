/** For browsers without week information: the larger countries whose week begins on Sunday. */
const sundayFirst = /-(US|CA|MX|BR|CO|PE|JP|KR|TW|IN|IL|PH|ZA|HK)\b/;

const firstDayIn = (info: unknown): number | undefined => {
  if (typeof info !== "object" || info === null || !("firstDay" in info)) return undefined;
  return typeof info.firstDay === "number" ? info.firstDay % 7 : undefined;
};

/** The first day of the week for this language; 0 is Sunday. */
export function weekStartOf(language: string): number {
  const locale: object = new Intl.Locale(language);
  const told =
    "getWeekInfo" in locale && typeof locale.getWeekInfo === "function"
      ? locale.getWeekInfo()
      : "weekInfo" in locale && locale.weekInfo;
  return firstDayIn(told) ?? (sundayFirst.test(language) ? 0 : 1);
}
