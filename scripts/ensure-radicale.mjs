import { existsSync } from "node:fs";
import { aptInstall, giveUp } from "./apt.mjs";

const PLACES = ["/usr/bin/radicale", "/usr/local/bin/radicale", "/opt/homebrew/bin/radicale"];
const find = () => [process.env.RADICALE, ...PLACES].find((place) => place && existsSync(place));

/**
 * Returns the path of Radicale, the calendar server of the tests: an existing one, or one installed now, as root on
 * Debian.
 */
export function ensureRadicale() {
  if (!find()) aptInstall("Radicale", ["radicale"]);
  return (
    find() ??
    giveUp("The tests of calendars need Radicale: install the package radicale, or set RADICALE to its path.")
  );
}
