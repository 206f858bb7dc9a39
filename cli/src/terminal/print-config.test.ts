import { readConfig, secretVariables } from "@solodesk/server/kernel/config/config.ts";
import { expect, test } from "vitest";
import { describeConfig } from "./print-config.ts";

test("no setting that is secret is shown, in whichever way it is written", () => {
  const given = {
    SECRET_KEY: "postgres://hunter2hunter2:hunter2hunter2@host",
    DATABASE_URL: "postgres://owner:hunter2@db.example.com/desk",
    DATABASE_APP_URL: "postgres://app:hunter2@db.example.com/desk?password=hunter2",
    DATABASE_APP_PASSWORD: "hunter2hunter2",
    METRICS_TOKEN: "hunter2hunter2hunter2hunter2",
    S3_SECRET_ACCESS_KEY: "hunter2",
    GOOGLE_CLIENT_SECRET: "hunter2",
    SMTP_URL: "smtps://desk:hunter2@mail.example.com:465",
    STRIPE_SECRET_KEY: "sk_test_hunter2",
    STRIPE_WEBHOOK_SECRET: "whsec_hunter2",
  };
  const bucket = { S3_BUCKET: "pictures", S3_REGION: "eu-central-1", S3_ACCESS_KEY_ID: "ada" };
  const google = { GOOGLE_CLIENT_ID: "desk" };
  expect(Object.keys(given).toSorted()).toEqual(Object.keys(secretVariables).toSorted());
  const shown = describeConfig(
    // Both together are refused, and shown they are each by themselves.
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
