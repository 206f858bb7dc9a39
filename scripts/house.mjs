// npm run house: figures on how easy it is to navigate the code. `npm run house -- --names` lists the files
// behind them.
import { basename } from "node:path";
import { measureHouse } from "./house-measures.mjs";

const { sizes, fileCircles, featureCircles, backArrows, crumbs, doubled, registrations } = measureHouse();
const at = (share) => sizes[Math.floor((sizes.length - 1) * share)];
const median = registrations[Math.floor(registrations.length / 2)];
const rows = [
  ["files of code, without tests", sizes.length],
  ["lines of code, without tests", sizes.reduce((sum, lines) => sum + lines, 0)],
  ["lines per file: median, p90, longest", `${at(0.5)}, ${at(0.9)}, ${at(1)}`],
  ["circles of files", fileCircles.length],
  ["circles of features", featureCircles.length],
  ["imports against the wings", backArrows.length],
  [
    "files outside a feature that name its page: median, most",
    `${median[1].length}, ${registrations[0][1].length}`,
  ],
  ["crumbs", crumbs.length],
  ["names exported by more than one file", doubled.length],
];
for (const [what, figure] of rows) console.log(`${what.padEnd(60)}${figure}`);

if (process.argv.includes("--names")) {
  const print = (title, lines) => console.log(`\n${title}:`, ...lines.map((line) => `\n  ${line}`));
  print(
    "Circles of features",
    featureCircles.map((circle) => circle.join(", ")),
  );
  print("Imports against the wings", backArrows);
  print(
    "Files that name a page",
    registrations.map(([path, files]) => `${path}: ${files.join(", ")}`),
  );
  print(
    "Crumbs and who uses them",
    crumbs.map(([path, [user]]) => `${path} ← ${basename(user)}`),
  );
  print(
    "Names exported by more than one file",
    doubled.map(([name, paths]) => `${name}: ${paths.join(", ")}`),
  );
}
