import { existsSync } from "node:fs";
import { aptInstall, giveUp } from "./apt.mjs";

/** Chromium without windows, as Playwright itself would choose. The walks take three quarters of the time with it. */
const SHELL = "/usr/bin/chromium-headless-shell";
const PLACES = [
  SHELL,
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
  if (!process.env.CHROMIUM && !existsSync(SHELL)) aptInstall("Chromium", ["chromium-headless-shell"]);
  // Not every release of Debian and Ubuntu has the shell.
  if (!find()) aptInstall("Chromium", ["chromium"]);
  return (
    find() ??
    giveUp(
      "The browser tests need Chromium: install chromium-headless-shell or chromium, or set CHROMIUM to its path.",
    )
  );
}
