import { expect, test } from "vitest";
import { testCli } from "../../test/test-cli.ts";
import { describeMessages, readMessagesOptions } from "./messages.ts";
import { readMessagesRemoveOptions } from "./messages-remove.ts";

const cli = testCli();
const solo = (...args: string[]) => cli.solo("messages", ...args);

test("solo messages shows what was sent, newest first, as text and as JSON", async () => {
  expect(await solo()).toMatchObject({ status: 0, stdout: "No messages yet.\n" });
  await cli.database.sql(
    `INSERT INTO contact_messages
     SELECT gen_random_uuid(), 'Ada ' || n, 'ada@example.com', 'Hours', E'Are you open?\\n\\x1b[2JBye ' || n,
       timestamptz '2026-03-01 10:00Z' + n * interval '1 hour'
     FROM generate_series(1, 3) n`,
  );
  const { status, stdout } = await solo("--limit", "2");
  expect([status, stdout.split("\n")]).toEqual([
    0,
    [
      "2026-03-01 13:00 UTC  Ada 3 <ada@example.com>",
      "  Hours",
      expect.stringMatching(/^  [0-9a-f-]{36}$/),
      "",
      "    Are you open?",
      "    [2JBye 3",
      "",
      "2026-03-01 12:00 UTC  Ada 2 <ada@example.com>",
      "  Hours",
      expect.stringMatching(/^  [0-9a-f-]{36}$/),
      "",
      "    Are you open?",
      "    [2JBye 2",
      "",
      "1 older not shown: use --limit, at most 1000",
      "",
    ],
  ]);

  const json = await solo("--json");
  expect(json.stdout).not.toContain("\u001b");
  const messages = JSON.parse(json.stdout) as object[];
  expect(messages).toHaveLength(3);
  expect(messages[0]).toEqual({
    id: expect.any(String),
    name: "Ada 3",
    email: "ada@example.com",
    subject: "Hours",
    message: "Are you open?\n\u001b[2JBye 3",
    sent_at: "2026-03-01T13:00:00.000Z",
  });
});

test("a name or subject in several lines cannot pass for another message", () => {
  const sentAt = new Date("2026-03-01T10:00:00Z");
  const forged = "Hi\n2026-03-02 10:00 UTC  The Bank <bank@example.com>";
  const sent = { id: "", name: forged, email: "eve@example.com", subject: forged, message: forged, sentAt };
  const atTheEdge = describeMessages([sent], 1)
    .split("\n")
    .filter((line) => /^\S/.test(line));
  expect(atTheEdge).toEqual([
    "2026-03-01 10:00 UTC  Hi 2026-03-02 10:00 UTC The Bank <bank@example.com> <eve@example.com>",
  ]);
});

test("how many is bounded", () => {
  expect(readMessagesOptions([])).toEqual({ limit: 20, json: false });
  expect(readMessagesOptions(["--limit", "1000", "--json"])).toEqual({ limit: 1000, json: true });
  for (const limit of ["0", "1001", "ten", "1e3", ""]) {
    expect(() => readMessagesOptions([`--limit=${limit}`])).toThrow("from 1 to 1000");
  }
  expect(() => readMessagesOptions(["all"])).toThrow("see: solo help");
});

test("solo messages remove deletes by id or by age, once that is agreed", async () => {
  await cli.database.sql("DELETE FROM contact_messages");
  await cli.database.sql(
    `INSERT INTO contact_messages
     SELECT gen_random_uuid(), 'Ada', 'ada@example.com', 'Hours', 'Are you open? ' || n, timestamptz '2026-03-01 00:00Z' + n * interval '1 day'
     FROM generate_series(-1, 2) n`,
  );
  const rest = async () =>
    (
      await cli.database.sql<{ message: string }>("SELECT message FROM contact_messages ORDER BY sent_at")
    ).map(({ message }) => message.at(-1));
  expect(await solo("remove", "--before", "2026-03-01")).toMatchObject({
    status: 1,
    stderr: "1 message will be permanently removed. Remove? This is not a terminal: add --yes to confirm.\n",
  });
  expect(await rest()).toEqual(["1", "0", "1", "2"]);
  expect(await solo("remove", "--before", "2026-03-01", "--yes")).toMatchObject({
    stdout: "1 message removed.\n",
  });
  expect(await rest()).toEqual(["0", "1", "2"]);

  const [first] = await cli.database.sql<{ id: string }>("SELECT id FROM contact_messages ORDER BY sent_at");
  expect(await solo("remove", first?.id ?? "", "--yes")).toMatchObject({ status: 0 });
  expect(await rest()).toEqual(["1", "2"]);
  expect(await solo("remove", first?.id ?? "", "--yes")).toMatchObject({
    status: 1,
    stderr: "No message matches. Nothing was removed.\n",
  });
});

test.each([
  [[], "Specify messages"],
  [["7"], "7 is not a message ID"],
  [["--before", "yesterday"], "use a date such as 2026-01-31"],
  [["--before", "2026-13-01"], "use a date such as 2026-01-31"],
  [["0199a000-0000-7000-8000-000000000001", "--before", "2026-01-31"], "not both"],
])("which messages are removed must be said clearly: %j", (args, refusal) => {
  expect(() => readMessagesRemoveOptions(args)).toThrow(refusal);
});
