import { defineConfig } from "@playwright/test";
import { TEST, WAIT } from "../scripts/patience.mjs";
import { withoutData } from "../scripts/test-data-folder.mjs";

const { CHROMIUM } = process.env;

export default defineConfig({
  testDir: ".",
  globalSetup: "./prepare-data.ts",
  testIgnore: withoutData,
  outputDir: "../test-results",
  timeout: TEST,
  expect: { timeout: WAIT },
  // Tests have a server each or share one per worker (one-desk.ts). They mostly wait, so three run on
  // two cores.
  workers: 3,
  // Otherwise the tests of a file share one worker, and the other one has nothing to do at the end.
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes only on its second try is reported as flaky: a slow machine is possible once, a defect
  // is not.
  retries: 1,
  reporter: [["list"], ["json"]],
  use: {
    // A click on what never appears fails like any other wait, not only when the whole test has run out of time.
    actionTimeout: WAIT,
    navigationTimeout: WAIT,
    // Waiting for animations took a third of the time, and contrast cannot be measured during them. Specs about
    // motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    timezoneId: "America/New_York",
    // Walks replace what the server sends, which a worker would hide from them; offline.spec.ts allows it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: CHROMIUM ?? "/usr/bin/chromium-headless-shell",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
