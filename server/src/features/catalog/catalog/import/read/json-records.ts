import { FileError } from "./file-error.ts";
import type { FileRecord } from "./file-record.ts";
import { isTooLarge, LARGEST_RECORD, requireEnd } from "./largest-record.ts";

const DEEPEST = 4;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const asText = (value: unknown): string => {
  if (value === null || value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
};

/** Far more values than a product has, and few enough for memory. */
const MOST_VALUES = 10_000;

/** Nested objects and lists are also found by their path: `priceInfo.price`, `images.0.uri`. */
function addNested(values: Map<string, string>, path: string, value: unknown, depth: number): void {
  if (values.size >= MOST_VALUES) return;
  values.set(path, asText(value));
  if (typeof value !== "object" || value === null || depth === DEEPEST) return;
  for (const [name, inner] of Object.entries(value)) addNested(values, `${path}.${name}`, inner, depth + 1);
}

/**
 * Yields the objects of an array, of one object per line, or both; anything between them is skipped. Throws
 * FileError.
 */
export async function* jsonRecords(text: AsyncIterable<string>): AsyncGenerator<FileRecord> {
  let row = 0;
  for await (const object of objectsOf(text)) {
    row += 1;
    yield toRecord(row, object);
  }
}

function toRecord(row: number, object: string | undefined): FileRecord {
  const refused = (reason: string): FileRecord => ({ row, reason, columns: undefined });
  if (object === undefined) return refused(isTooLarge);
  const parsed = parse(object);
  if (parsed === undefined) return refused("is not valid JSON");
  if (!isObject(parsed)) return refused("is not an object");
  const values = new Map<string, string>();
  for (const [name, value] of Object.entries(parsed)) addNested(values, name, value, 1);
  if (values.size >= MOST_VALUES) return refused(`has more than ${MOST_VALUES.toLocaleString("en")} values`);
  return { row, values: Object.fromEntries(values) };
}

function parse(object: string): unknown {
  try {
    return JSON.parse(object);
  } catch {
    return undefined;
  }
}

/** Yields each outermost {…} as written; undefined for one that is too large to keep. */
async function* objectsOf(text: AsyncIterable<string>): AsyncGenerator<string | undefined> {
  let rest = "";
  // Characters of the current object that were already dropped.
  let gone = 0;
  let from = 0;
  let depth = 0;
  let isInText = false;
  // An escape may be split between chunks: then the first character of the next chunk belongs to it.
  let isCut = false;
  const mark = /["\\{}]/g;
  for await (const chunk of text) {
    mark.lastIndex = rest.length + (isCut ? 1 : 0);
    isCut = false;
    rest += chunk;
    for (let found = mark.exec(rest); found; found = mark.exec(rest)) {
      const [char] = found;
      if (char === "\\") {
        isCut = isInText && mark.lastIndex === rest.length;
        if (isInText) mark.lastIndex += 1;
      } else if (char === '"') isInText = depth > 0 && !isInText;
      else if (isInText) continue;
      else if (char === "{") {
        if (depth === 0) from = found.index;
        depth += 1;
      } else if (char === "}" && depth > 0) {
        depth -= 1;
        if (depth > 0) continue;
        const length = gone + mark.lastIndex - from;
        yield length > LARGEST_RECORD ? undefined : rest.slice(from, mark.lastIndex);
        from = mark.lastIndex;
        gone = 0;
      }
    }
    rest = depth === 0 ? "" : rest.slice(from);
    from = 0;
    if (gone + rest.length <= LARGEST_RECORD) continue;
    gone += rest.length;
    rest = "";
    requireEnd(gone);
  }
  if (depth > 0) throw new FileError("The file ends in the middle of an object.");
}
