import { expect, test } from "vitest";
import { releaseFault } from "../scripts/release-fault.mjs";

const changelog =
  "# Changelog\n\n## Unreleased\n\n- Something new.\n\n## 0.9.0 (2026-11-30)\n\n- Something old.\n";
const good = { version: "0.10.0", before: "0.9.0", changelog, changes: "" };

test("a release is refused before anything is written, unless all of it is there", () => {
  expect(releaseFault(good)).toBeUndefined();
  for (const version of ["", "0.10", "v0.10.0", "0.9.0", "0.8.9", "0.0.10"])
    expect(releaseFault({ ...good, version }), version).toBe(
      "Name a version after 0.9.0: npm run release -- 1.2.3",
    );
  const empty = changelog.replace("- Something new.\n", "");
  expect(releaseFault({ ...good, changelog: empty })).toBe('CHANGELOG.md has nothing under "Unreleased".');
  expect(releaseFault({ ...good, changes: " M README.md\n" })).toBe(
    "Commit or undo your changes first:\n M README.md",
  );
});
