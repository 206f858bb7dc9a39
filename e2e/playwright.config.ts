import { defineConfig } from "@playwright/test";
import { TEST, WAIT } from "../scripts/patience.mjs";
import { withoutData } from "../scripts/test-data-folder.mjs";

const { CHROMIUM } = process.env;

export default defineConfig({
  testDir: ".",
  testIgnore: withoutData,
  outputDir: "../test-results",
  timeout: TEST,
  expect: { timeout: WAIT },
  // Each has a server of its own; alone, a walk waits more than it works.
  workers: 2,
  forbidOnly: true,
  // A walk that passes only at its second try is told by name: a clock or a machine may be slow once, a defect is not.
  retries: 1,
  reporter: [["list"], ["json"]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    timezoneId: "America/New_York",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: CHROMIUM ?? "/usr/bin/chromium",
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
