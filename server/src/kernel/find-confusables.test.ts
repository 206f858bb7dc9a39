import { expect, test } from "vitest";
import { growth, LINEAR } from "../../../scripts/least-times.mjs";
import { findConfusables } from "./find-confusables.ts";

test.each([
  "Jürgen Groß",
  "Nguyễn Thị Ánh",
  "Nguye\u0302\u0303n",
  "Наталья Щёголева",
  "Наталья Smith",
  "Anna-Мария",
  "IT-компания № 1",
  "Γιώργος",
  "Հայկ",
  "山田 はなこ",
  "スターバックスcoffee",
  "卡拉OK 店",
  "카페 Mocha카페",
  "葛\u{e0100}城",
  "ร้านcoffee ก๋วยเตี๋ยว",
  "လျှော့စျေး",
  "བསྒྲུབས",
  "שָׁלוֹם",
  "محمد عبد‌الله",
  "می\u200cخواهم",
  "ශ්\u200dරී ලංකා",
  "क्\u200dष",
  "O’Neil & D'Arcy, Ltd. 24/7",
  "µBrew ™ ℹ️ ☕\ufe0f ✂\ufe0e",
  "Mª José, 1º Mᵐᵉ",
  "ＳＯＬＯ　デスク スタバｃｏｆｆｅｅ",
  "〇一商店",
  "🧵 Nähstube 👩🏽‍🚒🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} ❤️ 1️⃣",
])("%s is a name", (name) => {
  expect(findConfusables(name)).toBeUndefined();
});

test.each([
  ["P\u0430ypal", "In “Pаypal” the “а” is Cyrillic. Write each word in one alphabet."],
  ["Best \u0391pple Shop", "In “Αpple” the “Α” is Greek. Write each word in one alphabet."],
  ["На\u0074алья", "In “Наtалья” the “t” is Latin. Write each word in one alphabet."],
  ["О’Neil", "In “О’Neil” the “О” is Cyrillic. Write each word in one alphabet."],
  ["\u13dfhurch", "In “Ꮯhurch” the “Ꮯ” is Cherokee. Write each word in one alphabet."],
  ["Pay\u200bpal", "Remove the invisible character after “Pay” (U+200B)."],
  ["Big Pay\u200dpal", "Remove the invisible character after “Pay” (U+200D)."],
  ["\u202elapyaP", "Remove the invisible character at the beginning (U+202E)."],
  ["Shop\tOne", "Remove the invisible character after “Shop” (U+0009)."],
  ["A\u3164", "Remove the invisible character after “A” (U+3164)."],
  ["Solodesk™\u200d", "Remove the invisible character after “Solodesk™” (U+200D)."],
  ["©\u{e0061}", "Remove the invisible character after “©” (U+E0061)."],
  ["🧵\u200d🧵", "Remove the invisible character after “🧵” (U+200D)."],
  ["Shop\ufe0f", "Remove the invisible character after “Shop” (U+FE0F)."],
  [`Z${"\u0335".repeat(9)}algo`, "Use at most four accents or marks on one character: “Z” has 9."],
  ["ก็็็็็็", "Use at most four accents or marks on one character: “ก” has 6."],
  ["\u{1d40f}aypal", "Write “𝐏” as a plain “P”."],
  ["\u24d0pple", "Write “ⓐ” as a plain “a”."],
  ["So\u217codesk", "Write “ⅼ” as a plain “l”."],
  ["Circle \u212a", "Write “\u212a” as a plain “K”."],
  ["O\ufb03ce", "Write “ﬃ” as a plain “ffi”."],
  ["Sol\uff4f", "Write “ｏ” as a plain “o”."],
  ["\u{1d6a8}pple", "Write “𝚨” as a plain “Α”."],
])("%j is not: %s", (name, mistake) => {
  expect(findConfusables(name)).toBe(mistake);
});

test("a name takes no longer to judge than its length asks for", async () => {
  const judge = (length: number) =>
    findConfusables(`${"a\u0301".repeat(length)}${"\u{1f9f5}\u200d".repeat(length)}\u200b`);
  expect(await growth(judge, 500)).toBeLessThan(LINEAR);
});
