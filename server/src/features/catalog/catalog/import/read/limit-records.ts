// Bounds each record in the text of a CSV file, so that readers need little memory whatever the file
// contains. A record that is too large is cut to its beginning, which is still over the limit and is rejected
// later.
import { LARGEST_RECORD, requireEnd } from "./largest-record.ts";

/** Far more cells than a product has. */
export const MOST_CELLS = 1000;

/** Throws FileError. */
export async function* limitRecords(text: AsyncIterable<string>, separator: string): AsyncGenerator<string> {
  let isQuoted = false;
  let [cells, length] = [1, 0];
  // Whether the rest of this record is dropped, and whether it was cut within quotes, which must then be
  // closed.
  let [isCut, isOpen] = [false, false];
  const mark = new RegExp(`["\\n\\r${separator}]`, "g");
  for await (const chunk of text) {
    const kept: string[] = [];
    // Where the text that is not kept yet begins, and where the record begins within this chunk.
    let [from, begun] = [0, 0];
    mark.lastIndex = 0;
    for (let found = mark.exec(chunk); found; found = mark.exec(chunk)) {
      const [char] = found;
      if (char === '"') isQuoted = !isQuoted;
      else if (isQuoted) continue;
      else if (char === separator) {
        cells += 1;
        if (isCut || cells <= MOST_CELLS + 1) continue;
        kept.push(chunk.slice(from, found.index));
        isCut = true;
      } else {
        if (isCut) from = found.index;
        if (isOpen) kept.push('"');
        begun = mark.lastIndex;
        [isCut, isOpen, cells, length] = [false, false, 1, 0];
      }
    }
    length += chunk.length - begun;
    requireEnd(length);
    if (!isCut) {
      kept.push(chunk.slice(from));
      isCut = length > LARGEST_RECORD;
      isOpen = isCut && isQuoted;
    }
    yield kept.join("");
  }
}
