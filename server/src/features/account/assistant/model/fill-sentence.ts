import type { AnswerLine } from "@solodesk/contract/account/assistant/thread.ts";
import { numberFormat, readersLanguage } from "@solodesk/contract/kernel/language/formats.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";

export type RowsRead = Extract<AnswerLine, { type: "tool" }>;
type Prose = Extract<AnswerLine, { type: "prose" }>;

const MOST_CHARACTERS = 400;

/** "{{e1.total}}", "{{e1.count}}", "{{e1.2}}", "{{e1.2.amount}}". */
const HANDLE = /\{\{\s*(e\d+)\.(total|count|\d+)(?:\.(amount|value|detail))?\s*\}\}/g;

/** Figures, money, links, marks of a layout, other scripts, and whatever can't be seen. */
const UNSHOWN = /[\p{N}\p{Sc}\p{C}%‰<>`*_#[\]{}|\\@/]|\p{L}\.\p{L}|[^\P{L}\p{Script=Latin}]/u;

/**
 * Parts of words for numbers and for what only the assistant's cards do, and the first person: a model counts nothing and has
 * done nothing. In the languages of the desk; "*" stands for the rest of a word.
 */
const told = [
  "zero one two three four five six seven eight nine ten eleven twelve *teen twenty thirty forty fifty sixty seventy eighty",
  "ninety dozen* hundred* thousand* million* billion* half halves third* quarter* double* twice triple* percent*",
  "refund* cancel* reschedul* moved sent emailed deleted removed changed updated confirmed transferred withdrawn charged done",
  "i me my we us our",
  "null eins *zwei* *drei* vier* *fünf* *sechs* *sieben* *acht *neun* *zehn* *zwölf* *hundert* *tausend* *million* *milliard*",
  "dutzend* *zig *ßig hälfte* *drittel* *viertel* doppel* *fach *prozent*",
  "*erstatt* *storn* abgesagt* absag* verschob* verschieb* gesendet* geschickt* gelöscht* entfernt* geändert* bestätigt*",
  "überwiesen* abgebucht* erledigt* habe ich mich mir mein* wir uns unser*",
  "cero uno dos tres cuatro cinco seis siete ocho nueve diez doce trece catorce quince dieci* veint* treinta cuarenta",
  "cincuenta sesenta setenta ochenta noventa cien* *cientos *cientas mil miles millón millones mitad* tercio* cuarto* doble*",
  "triple* docena* reembols* cancel* anul* envi* movi* mové* borr* elimin* cambi* confirm* transfer* cobr* hecho* acab* hemos",
  "yo nos nosotr* nuestr*",
];
/** Those that mean something else in the other languages. */
const ofLanguage: Partial<Record<string, string>> = { de: "elf*", es: "once he me mi mis" };

const patternOf = (words: readonly string[]): RegExp => {
  const choices = words
    .flatMap((line) => line.split(" "))
    .map((word) => word.replaceAll("*", "\\p{L}*"))
    .join("|");
  return new RegExp(`(?<!\\p{L})(?:${choices})(?!\\p{L})`, "iu");
};
const TOLD = patternOf(told);
const toldIn = new Map(Object.entries(ofLanguage).map(([tag, words = ""]) => [tag, patternOf([words])]));

/**
 * A model's sentence with the figures that its handles stand for, from the rows that were read. Undefined if it could say
 * anything that they don't: a figure of its own, something it claims to have done, a link, or nothing of them at all. Rather a
 * true sentence too few.
 */
export function fillSentence(sentence: string, read: readonly RowsRead[]): Prose | undefined {
  if (sentence.length > MOST_CHARACTERS) return undefined;
  const parts: Prose["parts"] = [];
  let end = 0;
  for (const { 0: handle, 1: id = "", 2: which = "", 3: what, index } of sentence.matchAll(HANDLE)) {
    const rows = read.find((one) => one.id === id);
    const text = rows && valueOf(rows, which, what);
    if (!rows || text === undefined) return undefined;
    parts.push({ text: sentence.slice(end, index) }, { text, page: rows.page });
    end = index + handle.length;
  }
  if (end === 0) return undefined;
  parts.push({ text: sentence.slice(end) });
  const own = parts.filter(({ page }) => page === undefined).map(({ text }) => text);
  // A word that a figure stands between isn't one.
  const said = own.join(" ");
  if (UNSHOWN.test(said) || TOLD.test(said) || toldIn.get(readersLanguage())?.test(said)) return undefined;
  return { type: "prose", parts: parts.filter(({ text }) => text !== "") };
}

function valueOf(
  { total, rows, more }: RowsRead,
  which: string,
  what: string | undefined,
): string | undefined {
  if (which === "total") return what === undefined && total ? moneyInWords(total) : undefined;
  if (which === "count") return what === undefined ? numberFormat().format(rows.length + more) : undefined;
  const row = rows[Number(which) - 1];
  if (!row) return undefined;
  if (what === undefined) return row.label;
  if (what === "amount") return row.amount && moneyInWords(row.amount);
  return what === "value" ? row.value : row.detail;
}
