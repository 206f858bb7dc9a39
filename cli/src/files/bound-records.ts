// The text of a CSV file in which no record is much larger than one may be, so that whoever reads it needs little memory,
// whatever is in the file. Of a record that is too large its beginning is left, which is too large as well.
import { LARGEST_RECORD, requireEnd } from "./largest-record.ts";

/** Far more than a product has. */
export const MOST_CELLS = 1000;

/** Throws CliError. */
export async function* boundRecords(text: AsyncIterable<string>, separator: string): AsyncGenerator<string> {
  let isQuoted = false;
  let [cells, length] = [1, 0];
  // Is the rest of this record left out, and was it cut within quotes, which must be closed then?
  let [isCut, isOpen] = [false, false];
  const mark = new RegExp(`["\\n\\r${separator}]`, "g");
  for await (const chunk of text) {
    const kept: string[] = [];
    // Where what is not kept yet begins, and where the record does, as far as it is in this chunk.
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
