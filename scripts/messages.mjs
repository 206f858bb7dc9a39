// Prints what people read in these files or folders but cannot be translated, and messages that are broken.
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { literalsIn } from "./messages/literals-in.mjs";
import { compiled, messagesIn, namesIn } from "./messages/messages-in.mjs";
import { ROOT } from "./node24.mjs";

/** Says what is wrong with the values of a message; undefined if they are right. */
function wrongValues(text, values) {
  const needed = namesIn(compiled(text));
  const missing = [...needed].filter((name) => !values.includes(name));
  const unused = values.filter((name) => !needed.has(name));
  if (missing.length > 0) return `gets no value for ${missing.join(", ")}`;
  return unused.length > 0 ? `does not use ${unused.join(", ")}` : undefined;
}

export function complaintsAbout(path, code) {
  const lineOf = (offset) => code.slice(0, offset).split("\n").length;
  const broken = messagesIn(path, code).flatMap(({ text, start, values }) => {
    try {
      const wrong = values && wrongValues(text, values);
      return wrong ? [`${path}:${lineOf(start)} ${JSON.stringify(text)} ${wrong}`] : [];
    } catch (error) {
      return [`${path}:${lineOf(start)} ${error.message}`];
    }
  });
  const literals = literalsIn(path, code).map(
    ({ text, start }) => `${path}:${lineOf(start)} is no message: ${JSON.stringify(text)}`,
  );
  return [...broken, ...literals];
}

const filesOf = (path) => (statSync(path).isDirectory() ? globSync(`${path}/**/*.{ts,tsx}`) : [path]);
const complaints = process.argv
  .slice(2)
  .flatMap(filesOf)
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .flatMap((path) => complaintsAbout(path, readFileSync(join(ROOT, path), "utf8")));
for (const complaint of complaints) console.log(complaint);
console.error(`${complaints.length} to mend`);
process.exitCode = complaints.length > 0 ? 1 : 0;
