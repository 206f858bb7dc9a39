import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import {
  readConfig,
  secretVariables,
  settingGroups,
  variables,
} from "@solodesk/server/kernel/config/config.ts";
import { expect, test } from "vitest";
import {
  configCommand,
  configEnv,
  configMarkdown,
  describeConfig,
  ENV_COMMAND,
  MARKDOWN_COMMAND,
} from "./print-config.ts";

test("no setting that is secret is shown, in whichever way it is written", () => {
  const given = {
    SECRET_KEY: "postgres://hunter2hunter2:hunter2hunter2@host",
    DATABASE_URL: "postgres://owner:hunter2@db.example.com/desk",
    DATABASE_APP_URL: "postgres://app:hunter2@db.example.com/desk?password=hunter2",
    DATABASE_APP_PASSWORD: "hunter2hunter2",
    METRICS_TOKEN: "hunter2hunter2hunter2hunter2",
    S3_SECRET_ACCESS_KEY: "hunter2",
    BACKUP_PASSPHRASE: "hunter2hunter2",
    GOOGLE_CLIENT_SECRET: "hunter2",
    AI_API_KEY: "hunter2",
    SMTP_URL: "smtps://desk:hunter2@mail.example.com:465",
    STRIPE_SECRET_KEY: "sk_test_hunter2",
    STRIPE_WEBHOOK_SECRET: "whsec_hunter2",
  };
  const bucket = { S3_BUCKET: "pictures", S3_REGION: "eu-central-1", S3_ACCESS_KEY_ID: "ada" };
  const google = { GOOGLE_CLIENT_ID: "desk" };
  expect(Object.keys(given).toSorted()).toEqual(Object.keys(secretVariables).toSorted());
  const shown = describeConfig(
    // readConfig refuses this password together with DATABASE_APP_URL, so it is added afterwards.
    {
      ...readConfig(
        { ...given, ...bucket, ...google, DATABASE_APP_PASSWORD: "", MAIL_FROM: "desk@example.com" },
        "",
      ),
      DATABASE_APP_PASSWORD: given.DATABASE_APP_PASSWORD,
    },
  );
  expect(shown).not.toContain("hunter2");
  expect(shown).toContain("SECRET_KEY=(set, hidden)");
  expect(shown).toContain("S3_SECRET_ACCESS_KEY=(set, hidden)");
  expect(shown).toContain("DATABASE_URL=postgres://owner:hidden@db.example.com/desk\n");
  expect(shown).toContain("SMTP_URL=smtps://desk:hidden@mail.example.com:465");
});

test("docs/configuration.md is the generated page, with every setting once", () => {
  const page = readFileSync(join(import.meta.dirname, "../../../docs/configuration.md"), "utf8");
  expect(page, `docs/configuration.md is out of date; run: ${MARKDOWN_COMMAND}`).toBe(
    `${configMarkdown()}\n`,
  );
  const grouped = Object.values(settingGroups).flatMap((settings) => Object.keys(settings));
  expect(grouped).toEqual(Object.keys(variables));
  expect(page.match(/^\| `[A-Z0-9_]+` +\|/gm)).toHaveLength(grouped.length);
});

test("each setting has a description that does not end with a full stop", () => {
  const described = Object.entries(variables).map(([name, { description = "" }]) => [name, description]);
  expect(described.filter(([, text]) => !/^\S.*[^.]$/.test(text ?? ""))).toEqual([]);
});

test("config takes no other option", () => {
  expect(() => configCommand(["--json"])).toThrow("Unknown option --json; see: solo help");
});

test(".env.example is the generated file, and a copy of it changes nothing", () => {
  const path = join(import.meta.dirname, "../../../.env.example");
  expect(readFileSync(path, "utf8"), `.env.example is out of date; run: ${ENV_COMMAND}`).toBe(
    `${configEnv()}\n`,
  );
  expect(readConfig({}, path)).toEqual(readConfig({}, ""));
  const uncommented = configEnv().replaceAll(/^#([A-Z])/gm, "$1");
  expect(Object.keys(parseEnv(uncommented)).toSorted()).toEqual(Object.keys(variables).toSorted());
});
