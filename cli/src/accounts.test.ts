import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { soloDesk } from "../test/solo-desk.ts";

const desk = soloDesk();
const solo = (...args: string[]) => desk.solo("accounts", ...args);

test("the operator makes a link to set a password, of which the hash alone is kept", async () => {
  const id = randomUUID();
  await desk.database.sql(
    "INSERT INTO users (id, name, email, created_at, updated_at) VALUES ($1, 'Ada Byron', 'ada@example.com', now(), now())",
    [id],
  );
  const made = solo("reset-link", "ADA@example.com");
  expect(made).toMatchObject({ status: 0, stderr: expect.stringContaining("It works once, for an hour") });
  const [, code = ""] = /^http\S+\/auth\/reset-password#code=([\w-]{43})\n$/.exec(made.stdout) ?? [];
  expect(code).not.toBe("");
  const links = await desk.database.sql("SELECT user_id, purpose, hash FROM account_links");
  expect(links).toEqual([
    { user_id: id, purpose: "reset_password", hash: expect.not.stringContaining(code) },
  ]);
  expect(solo("reset-link", "eve@example.com")).toMatchObject({
    status: 1,
    stdout: "",
    stderr: "There is no account with the email eve@example.com.\n",
  });
  for (const args of [[], ["lock"], ["reset-link"], ["reset-link", "a@example.com", "b@example.com"]])
    expect(solo(...args).status).toBe(1);
});
