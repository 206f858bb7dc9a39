import { globSync } from "node:fs";
import { ROOT } from "../node24.mjs";

const FILES = [
  "contract/src/**/*.ts",
  "web/src/**/*.{ts,tsx}",
  "server/src/features/**/*-email.ts",
  "server/src/features/**/{email,order}-facts.ts",
  "server/src/features/selling/payouts/emails/*.ts",
];

/** Tests, samples, names of languages, reasons kept in English, a page for developers, and files whose name only ends like those of emails. */
const OTHERS =
  /\.test\.tsx?$|\.samples?\.ts$|^contract\/src\/kernel\/language\/|^contract\/src\/selling\/orders\/our-reasons\.ts$|^web\/src\/features\/platform\/style-guide\/|^web\/src\/ui\/look\/contrast-pairs\.ts$|\/(change|verify|find|set)-email\.ts$/;

/** The files whose text people read in their language, from the root of the repository. */
export const spokenFiles = () => globSync(FILES, { cwd: ROOT }).filter((path) => !OTHERS.test(path));

/** Tests, input for tests, and the files that an operator writes, which only commands read. */
const NOT_REFUSING = /\.(test|samples)\.ts$|\/plan-file\.ts$/;

/** The files that answer calls: people read what they refuse and why, and nothing else in them. */
export const answeringFiles = () =>
  globSync("server/src/**/*.ts", { cwd: ROOT }).filter((path) => !NOT_REFUSING.test(path));
