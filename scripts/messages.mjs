// npm run messages: prints what people read in these files or folders but cannot be translated, and messages that
// are broken. Without arguments: in everything that test/messages.test.ts checks.
// npm run messages -- de: prints what is wrong with a language's catalogue; with --write, it first adds what is missing.
import { globSync, readFileSync, statSync } from "node:fs";
import { allMessages } from "./messages/catalogue-files.mjs";
import { catalogueComplaints, readFiles, translated, writeCatalogue } from "./messages/catalogues.mjs";
import { complaints } from "./messages/complaints.mjs";
import { refusalsIn } from "./messages/refusals-in.mjs";
import { answeringFiles, spokenFiles } from "./messages/spoken-files.mjs";

const filesOf = (path) => (statSync(path).isDirectory() ? globSync(`${path}/**/*.{ts,tsx}`) : [path]);

function ofCatalogue(tag, isWritten) {
  const messages = allMessages();
  if (isWritten) writeCatalogue(tag, messages);
  return catalogueComplaints(tag, messages, readFiles(tag));
}

const complaintsIn = (files, textsIn) =>
  files.flatMap((path) => complaints(path, readFileSync(path, "utf8"), textsIn));

function ofSources(paths) {
  const asked = paths.flatMap(filesOf);
  if (asked.length > 0) return complaintsIn(asked.filter((path) => !/\.test\.tsx?$/.test(path)));
  return [...complaintsIn(spokenFiles()), ...complaintsIn(answeringFiles(), refusalsIn)];
}

const [first = "", second] = process.argv.slice(2);
const found = translated.includes(first)
  ? ofCatalogue(first, second === "--write")
  : ofSources(process.argv.slice(2));
for (const complaint of found) console.log(complaint);
console.error(`${found.length} to mend`);
process.exitCode = found.length > 0 ? 1 : 0;
