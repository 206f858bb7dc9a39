// Prints what people read in these files or folders but cannot be translated, and messages that are broken.
// Without arguments: in everything that test/messages.test.ts checks.
import { globSync, readFileSync, statSync } from "node:fs";
import { complaints } from "./messages/complaints.mjs";
import { spokenFiles } from "./messages/spoken-files.mjs";

const filesOf = (path) => (statSync(path).isDirectory() ? globSync(`${path}/**/*.{ts,tsx}`) : [path]);
const asked = process.argv.slice(2).flatMap(filesOf);
const files = asked.length > 0 ? asked.filter((path) => !/\.test\.tsx?$/.test(path)) : spokenFiles();
const found = files.flatMap((path) => complaints(path, readFileSync(path, "utf8")));
for (const complaint of found) console.log(complaint);
console.error(`${found.length} to mend`);
process.exitCode = found.length > 0 ? 1 : 0;
