// What the soak does at length is what the quick run does, or it proves nothing of it.
import { expect, test } from "vitest";
import { repeated, soaks } from "../scripts/soak-list.mjs";
import { sourceFiles } from "../scripts/source-files.mjs";

const files = sourceFiles();

test.each(Object.entries(soaks))("%s is longer in the soak, and a test asks for it", (name, soak) => {
  const { id, quick, full, test: path } = soak;
  expect(full).toBeGreaterThan(quick);
  expect(files.filter(({ text }) => text.includes(`countOf("${name}")`))).toHaveLength(1);
  // A walk beside others is found by its title.
  const own = files.find((file) => file.path === path);
  expect(own, path).toBeTruthy();
  if (path.startsWith("e2e/")) expect(own?.text).toMatch(new RegExp(`["\`]${id}: `));
});

test.each(repeated.flatMap(({ tests }) => tests))("%s is there to be repeated", (name) => {
  expect(files.filter(({ path }) => path.startsWith("server/") && path.endsWith(name))).not.toEqual([]);
});
