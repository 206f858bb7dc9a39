// The words a product is found by (spaced_words) and the words a search looks for (words_of) must be the
// same, or some products are never found.
import { expect } from "vitest";
import { test } from "#test/with-server.ts";

/** Separators and their neighbours, apostrophes, spaces of every kind, accents, letters that grow, signs beyond 16 bits. */
const pieces = [
  ..." \t\n\r\u0001\u001f!-./09:@AZ[\\]^_`az{|}~\u007f\u0085\u00a0\u00a9ª\u00ad´µ¶¹º»¿×÷ÀßçñøİıŒŁ",
  ..."'’‘ʼ\u0301\u1680\u2000\u200b\u200d\u2028\u202e\u205f\u2060\u206f\u2070℀ⅷ\u218f\u2190\u2bff\u2c00\u3000\u303fあ漢\ufe00\ufe0f\ufe10\ufeff\uffefﬁ！",
  "🎉",
  "👩‍👩‍👧",
  "𝔘",
  "Чайник",
  "مرحبا",
  "café",
  "o'clock",
  "rock’n’roll",
  "+plus",
  "~near",
  "#sku",
  "@home",
  "x".repeat(70),
];

/** Always the same texts, so that a failure can be reproduced. */
function textsOf(count: number): string[] {
  let state = 20_260_101;
  const below = (n: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: below(12) }, () => pieces[below(pieces.length)]).join(""),
  );
}

test("both ways of splitting a text give the same words", async ({ server }) => {
  const texts = [...pieces, ...pieces.map((piece) => `a${piece}b`), ...textsOf(5_000)];
  const different = await server.database.sql(
    `SELECT written, words_of(written) AS looked_for, found_by FROM unnest($1::text[]) AS written
     CROSS JOIN LATERAL (SELECT ARRAY(
       SELECT DISTINCT left(word, 64) COLLATE "C" FROM unnest(string_to_array(spaced_words(written), ' ')) AS word
       WHERE word <> '' ORDER BY 1
     ) AS found_by) AS spaced
     WHERE found_by <> words_of(written)`,
    [texts],
  );
  expect(different).toEqual([]);
});

test("a product's document has each of its words in each form, and no other", async ({ server }) => {
  // The Ogham space mark (U+1680) does not separate words, so it does not cut long ones either.
  const long = [
    `${"x".repeat(70)}\u1680tail`,
    `a\u1680${"x".repeat(70)}`,
    `${"x".repeat(63)}\u1680${"y".repeat(9)}`,
  ];
  const texts = [...long, ...textsOf(3_000)];
  const different = await server.database.sql(
    `SELECT name, brand, description FROM unnest($1::text[], $2::text[], $3::text[]) AS product (name, brand, description)
     CROSS JOIN LATERAL (SELECT concat_ws(' ', name, brand, 'Cups', 'C-1') AS text) AS head
     WHERE search_document('C-1', name, description, 'Cups', brand) <> array_to_tsvector(ARRAY(
       SELECT unnest(words_of(concat_ws(' ', text, description)))
       UNION SELECT '+' || unnest(words_of(text))
       UNION SELECT '~' || unnest(words_of(name))
       UNION SELECT '#' || joined('C-1')
       UNION SELECT '@Cups'
     ))`,
    [0, 1, 2].map((part) => texts.filter((_, at) => at % 3 === part)),
  );
  expect(different).toEqual([]);
});
