import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openSecrets } from "./secrets.ts";

const folder = () => mkdtempSync(join(tmpdir(), "secrets-"));
const open = (DATA_DIR: string, SECRET_KEY?: string) => openSecrets({ DATA_DIR, SECRET_KEY });

test("the root is made once, for its owner's eyes only, and nothing else is left behind", () => {
  const dir = folder();
  const first = open(dir).key("a");
  expect(open(dir).key("a")).toEqual(first);
  expect(readdirSync(dir)).toEqual(["secret.key"]);
  expect(statSync(join(dir, "secret.key")).mode & 0o777).toBe(0o600);
});

test("each purpose, and each installation, has a key of its own", () => {
  const dir = folder();
  expect(open(dir).key("a")).not.toEqual(open(dir).key("b"));
  expect(open(dir).key("a")).not.toEqual(open(folder()).key("a"));
});

test.each(["", "c2hvcnQ"])(
  "a root that is not whole (%j) stops the start instead of signing with it",
  (written) => {
    const dir = folder();
    writeFileSync(join(dir, "secret.key"), written);
    expect(() => open(dir)).toThrow("does not hold a whole secret");
    expect(readFileSync(join(dir, "secret.key"), "utf8")).toBe(written);
  },
);

test("SECRET_KEY is shared by machines and needs no file", () => {
  const [here, there] = [folder(), folder()];
  const secret = "thirty-two characters or more of it";
  expect(open(here, secret).key("a")).toEqual(open(there, secret).key("a"));
  expect(readdirSync(here)).toEqual([]);
});
