// The privacy page says it names everything a browser keeps; here it is held to that.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../scripts/node24.mjs";
import { isTest, sourceFiles } from "../scripts/source-files.mjs";

const named = /\bconst (?:\w*[kK]ey|cookie) = "([^"]+)"/g;
const written = /\b(?:read|write)(?:Tab)?(?:Text|Json|Cookie)\(\s*"([^"]+)"/g;

const cookieOf = /\bconst cookie = "([^"]+)"/g;

test("every storage key and cookie of the web app and of the server is on the privacy page", () => {
  const code = sourceFiles().filter((file) => file.path.startsWith("web/src/") && !isTest(file));
  const keys = code.flatMap(({ text }) =>
    [...text.matchAll(named), ...text.matchAll(written)].map(([, key]) => key),
  );
  expect(keys).toEqual(
    expect.arrayContaining(["tokens", "JWT_TOKEN", "cart", "theme-mode", "sidebar_state"]),
  );
  const ofServer = sourceFiles().filter((file) => file.path.startsWith("server/src/") && !isTest(file));
  keys.push(...ofServer.flatMap(({ text }) => [...text.matchAll(cookieOf)].map(([, key]) => key)));
  expect(keys).toContain("known_device");
  const page = readFileSync(join(ROOT, "server/src/features/platform/support/texts/privacy.md"), "utf8");
  const told = [...page.matchAll(/^- `([^`]+)` \(/gm)].map(([, key]) => key);
  expect(told.toSorted()).toEqual([...new Set(keys)].toSorted());
});
