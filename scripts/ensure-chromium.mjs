import { existsSync } from "node:fs";
import { aptInstall, giveUp } from "./apt.mjs";

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const find = () => [process.env.CHROMIUM, ...PLACES].find((place) => place && existsSync(place));

/**
 * Returns the path of a Chromium for the browser tests: an existing one, or one installed now, as root on
 * Debian.
 */
export function ensureChromium() {
  if (!find()) aptInstall("Chromium", ["chromium"]);
  return (
    find() ??
    giveUp("The browser tests need Chromium: install the package chromium, or set CHROMIUM to its path.")
  );
}
