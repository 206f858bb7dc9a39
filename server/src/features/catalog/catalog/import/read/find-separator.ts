const separators = [",", ";", "\t"] as const;
/** Most characters that are searched for the end of the first line. */
const LONGEST = 256 * 1024;

/** Returns the separator that is most frequent outside quotes in the first line. */
function separatorOf(text: string): string {
  const counts = new Map<string, number>(separators.map((separator) => [separator, 0]));
  let isQuoted = false;
  for (const char of text.replace(/^[\ufeff\r\n]+/, "")) {
    if (char === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (char === "\n" || char === "\r") break;
    else if (counts.has(char)) counts.set(char, (counts.get(char) ?? 0) + 1);
  }
  const [[most] = [","]] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most;
}

/** Returns the separator of a CSV file, judged by its first line, and the text including that line. */
export async function findSeparator(text: AsyncIterable<string>) {
  const chunks = text[Symbol.asyncIterator]();
  let head = "";
  while (head.length < LONGEST && !/[\r\n]/.test(head.trimStart())) {
    const { value, done } = await chunks.next();
    if (done) break;
    head += value;
  }
  async function* whole() {
    yield head;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  }
  return { separator: separatorOf(head.slice(0, LONGEST)), whole: whole() };
}
