// English, German, French and Spanish, by as many letters as tell them apart.
const beginnings: readonly (readonly string[])[] = [
  ["jan", "jän", "ene"],
  ["feb", "fév", "fev"],
  ["mar", "mär", "mrz", "mae"],
  ["apr", "avr", "abr"],
  ["may", "mai"],
  ["jun", "juin"],
  ["jul", "juil"],
  ["aug", "aoû", "aou", "ago"],
  ["sep"],
  ["oct", "okt"],
  ["nov"],
  ["dec", "dez", "déc", "dic"],
];

/** 1 to 12; undefined for another word. */
export function monthOf(name: string): number | undefined {
  const at = beginnings.findIndex((words) => words.some((word) => name.startsWith(word)));
  return at < 0 ? undefined : at + 1;
}

export const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
