// Prints what people read in these files or folders but cannot be translated, and messages that are broken.
// Without arguments: in everything that test/messages.test.ts checks.
import { globSync, readFileSync, statSync } from "node:fs";
import { complaints } from "./messages/complaints.mjs";
import { refusalsIn } from "./messages/refusals-in.mjs";
import { answeringFiles, spokenFiles } from "./messages/spoken-files.mjs";

const filesOf = (path) => (statSync(path).isDirectory() ? globSync(`${path}/**/*.{ts,tsx}`) : [path]);
const asked = process.argv.slice(2).flatMap(filesOf);
const complaintsIn = (files, textsIn) =>
  files.flatMap((path) => complaints(path, readFileSync(path, "utf8"), textsIn));
const found =
  asked.length > 0
    ? complaintsIn(asked.filter((path) => !/\.test\.tsx?$/.test(path)))
    : [...complaintsIn(spokenFiles()), ...complaintsIn(answeringFiles(), refusalsIn)];
for (const complaint of found) console.log(complaint);
console.error(`${found.length} to mend`);
process.exitCode = found.length > 0 ? 1 : 0;
