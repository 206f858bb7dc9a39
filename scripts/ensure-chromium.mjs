import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const find = () => [process.env.CHROMIUM, ...PLACES].find((place) => place && existsSync(place));

const apt = (...args) =>
  spawnSync("apt-get", args, { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
const canInstall = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Answers a Chromium's path for the browser walks: one that is there, or installed now as root on Debian. */
export function ensureChromium() {
  if (!find() && canInstall()) {
    console.log("Installing Chromium for the browser tests (once)…");
    apt("update");
    apt("install", "-y", "--no-install-recommends", "chromium");
  }
  const chromium = find();
  if (chromium) return chromium;
  console.error(
    "The browser tests need Chromium: install the package chromium, or set CHROMIUM to its path.",
  );
  console.log("0 passed, 1 failed");
  process.exit(1);
}
