import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { publishPort } from "@solodesk/server/kernel/http/listening-port.ts";
import { expect, test } from "vitest";
import { testCli } from "../test/test-cli.ts";

const cli = testCli();
const solo = (...args: string[]) => cli.solo("accounts", ...args);

test("the operator makes a link to set a password, of which the hash alone is kept", async () => {
  const id = randomUUID();
  await cli.database.sql(
    "INSERT INTO users (id, name, email, created_at, updated_at) VALUES ($1, 'Ada Byron', 'ada@example.com', now(), now())",
    [id],
  );
  const made = await solo("reset-link", "ADA@example.com");
  expect(made).toMatchObject({
    status: 0,
    stderr: expect.stringContaining("It works once and expires in an hour"),
  });
  const [, code = ""] = /^http\S+\/auth\/reset-password#code=([\w-]{43})\n$/.exec(made.stdout) ?? [];
  expect(code).not.toBe("");
  expect(made.stderr).toContain("the address in the link is a guess");
  const links = await cli.database.sql("SELECT user_id, purpose, hash FROM account_links");
  expect(links).toEqual([
    { user_id: id, purpose: "reset_password", hash: expect.not.stringContaining(code) },
  ]);
  // The link has the port of the server that runs on this folder, in another process.
  const takeBack = publishPort(cli.folder, 4321);
  const beside = cli.soloProcess("accounts", "reset-link", "ada@example.com");
  takeBack();
  expect(beside.stdout).toMatch(/^http:\/\/localhost:4321\/auth\/reset-password#/);
  expect(beside.stderr).not.toContain("guess");
  // A server that was killed leaves its port file behind.
  writeFileSync(join(cli.folder, "solodesk.port"), "4321\n");
  const stale = await solo("reset-link", "ada@example.com");
  expect(stale.stdout).not.toContain(":4321/");
  expect(stale.stderr).toContain("the address in the link is a guess");
  expect(await solo("reset-link", "eve@example.com")).toMatchObject({
    status: 1,
    stdout: "",
    stderr: "There is no account with the email eve@example.com.\n",
  });
  for (const args of [[], ["lock"], ["reset-link"], ["reset-link", "a@example.com", "b@example.com"]])
    expect((await solo(...args)).status).toBe(1);
});

test("the operator asks somebody for no code any more, and its owner is told", async () => {
  const [id, email] = [randomUUID(), "grace@example.com"];
  await cli.database.sql(
    "INSERT INTO users (id, name, email, created_at, updated_at) VALUES ($1, 'Grace Hopper', $2, now(), now())",
    [id, email],
  );
  const off = (...args: string[]) => solo("second-factor-off", ...args);
  expect(await off(email)).toMatchObject({ status: 0, stderr: expect.stringContaining("already off") });
  await cli.database.sql("INSERT INTO second_factors VALUES ($1, 'sealed', now(), now(), 0)", [id]);
  await cli.database.sql("INSERT INTO recovery_codes VALUES ($1, 'a hash')", [id]);
  expect(await off(email.toUpperCase())).toMatchObject({ status: 0, stdout: "" });
  expect(await cli.database.sql("SELECT * FROM second_factors")).toEqual([]);
  expect(await cli.database.sql("SELECT * FROM recovery_codes")).toEqual([]);
  expect(await cli.database.sql("SELECT recipient, kind FROM mails")).toEqual([
    { recipient: email, kind: "second_factor_off" },
  ]);
  expect(await cli.database.sql("SELECT event, about FROM audit_entries WHERE user_id = $1", [id])).toEqual([
    { event: "second_factor_off", about: "by the operator" },
  ]);
  expect(await off("eve@example.com")).toMatchObject({ status: 1, stdout: "" });
  for (const args of [[], ["a@example.com", "b@example.com"]]) expect((await off(...args)).status).toBe(1);
});

test("the operator signs somebody out everywhere, and their activity says who did", async () => {
  const [id, email] = [randomUUID(), "joan@example.com"];
  await cli.database.sql(
    "INSERT INTO users (id, name, email, created_at, updated_at) VALUES ($1, 'Joan Clarke', $2, now(), now())",
    [id, email],
  );
  const out = (...args: string[]) => solo("sign-out", ...args);
  expect(await out(email)).toMatchObject({
    status: 0,
    stderr: expect.stringContaining("No device is signed in"),
  });
  for (const session of [randomUUID(), randomUUID()])
    await cli.database.sql(
      "INSERT INTO sessions (id, user_id, user_agent, created_at, last_used_at, expires_at, confirmed_at) VALUES ($1, $2, '', now(), now(), now() + interval '1 day', now())",
      [session, id],
    );
  expect(await out(email.toUpperCase())).toMatchObject({
    status: 0,
    stderr: expect.stringContaining("Signed out: 2"),
  });
  const open = "SELECT FROM sessions WHERE user_id = $1 AND revoked_at IS NULL";
  expect(await cli.database.sql(open, [id])).toEqual([]);
  const entries = "SELECT event, about FROM audit_entries WHERE user_id = $1";
  expect(await cli.database.sql(entries, [id])).toEqual([
    { event: "sessions_ended", about: expect.stringContaining("operator") },
  ]);
  expect(await out("eve@example.com")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("no account"),
  });
  for (const args of [[], ["a@example.com", "b@example.com"]]) expect((await out(...args)).status).toBe(1);
});

test("the operator suspends an account with a reason, and restores it", async () => {
  const [id, email] = [randomUUID(), "eva@example.com"];
  await cli.database.sql(
    "INSERT INTO users (id, name, email, created_at, updated_at) VALUES ($1, 'Eva', $2, now(), now())",
    [id, email],
  );
  const reason = async () =>
    (await cli.database.sql("SELECT suspended_reason AS reason FROM users WHERE id = $1", [id]))[0];
  for (const args of [[email], [email, "--reason", " "], ["--reason", "Fraud."]])
    expect((await solo("suspend", ...args)).stderr).toContain("Specify one account and a reason");
  const suspend = () => solo("suspend", email.toUpperCase(), "--reason", "Fraud.");
  expect(await suspend()).toMatchObject({ status: 0, stderr: expect.stringContaining("is suspended") });
  expect(await reason()).toEqual({ reason: "Fraud." });
  expect(await suspend()).toMatchObject({ status: 1, stderr: "This account is already suspended.\n" });
  expect((await solo("restore", email)).status).toBe(0);
  expect(await reason()).toEqual({ reason: null });
  expect(await solo("restore", email)).toMatchObject({
    status: 1,
    stderr: "This account isn't suspended.\n",
  });
  expect((await solo("restore", "nobody@example.com")).stderr).toContain("There is no account");
});
