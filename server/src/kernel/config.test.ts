import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

describe("configuration", () => {
  test("everything has a default", () => {
    expect(readConfig({}, "")).toMatchObject({
      HOST: "127.0.0.1",
      DATA_DIR: "./data",
      CURRENCY: "USD",
      RATE_LIMIT: true,
      METRICS: false,
      PROJECT_ID: "solodesk",
      LOG_LEVEL: "info",
    });
  });

  test("the environment wins over .env, and an empty value counts as unset", () => {
    const file = join(mkdtempSync(join(tmpdir(), "config-")), ".env");
    writeFileSync(file, "CURRENCY=EUR\nPORT=4000\nPROJECT_ID=from-file\n");
    expect(readConfig({ PORT: "5000", CURRENCY: "" }, file)).toMatchObject({
      CURRENCY: "EUR",
      PORT: 5000,
      PROJECT_ID: "from-file",
    });
  });

  test.each([
    [{ PORT: "70000" }, "PORT=70000"],
    [{ PUBLIC_URL: "ftp://x" }, "PUBLIC_URL=ftp://x"],
    [{ RATE_LIMIT: "no" }, "RATE_LIMIT=no"],
  ])("a wrong value is named: %o", (environment, named) => {
    expect(() => readConfig(environment, "")).toThrow(named);
  });

  test("a secret that is too short is refused without being repeated", () => {
    expect(() => readConfig({ SECRET_KEY: "hunter2hunter2" }, "")).toThrow("SECRET_KEY");
    expect(() => readConfig({ SECRET_KEY: "hunter2hunter2" }, "")).not.toThrow("hunter2");
    expect(() => readConfig({ DATABASE_URL: "mysql://owner:hunter2@host/db" }, "")).not.toThrow("hunter2");
  });
});
