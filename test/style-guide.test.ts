// The style guide stays whole: a component that nobody looks at in all its states decays.
import { expect, test } from "vitest";
import { isTest, sourceFiles } from "../scripts/source-files.mjs";

/** What the style guide cannot hold itself, and why. */
const elsewhere: Record<string, string> = {
  "layout/boundary.tsx": "shows what it holds, or the fallback it was given",
  "overlays/toaster.tsx": "stands beside the app once; the style guide raises its toasts",
  "overlays/toasts.tsx": "brings the toaster with the first toast",
  "layout/local-warning.tsx": "shows LocalAddress, which is in it, or nothing",
  "overlays/loading-overlay.tsx": "stands beside the app once; the style guide raises its flag",
  "forms/typed-back.tsx": "shows itself after a session ended while somebody was typing",
};

// Charts, pictures and the parts of an import only show themselves with data of a screen.
const files = sourceFiles().filter((file) => !isTest(file));
const components = files
  .filter(({ path }) => /^web\/src\/ui\/(?!chart|import|picture)[\w-]+\/[\w-]+\.tsx$/.test(path))
  .map(({ path }) => path.slice("web/src/ui/".length));
const guide = files
  .filter(({ path }) => path.startsWith("web/src/features/platform/style-guide/"))
  .map(({ text }) => text)
  .join("\n");

test("every component of web/src/ui is in the style guide, or says why not", () => {
  expect(components.length).toBeGreaterThan(30);
  const shown = components.filter((name) => guide.includes(`from "#ui/${name}"`));
  expect(components.filter((name) => !shown.includes(name) && elsewhere[name] === undefined)).toEqual([]);
  expect(Object.keys(elsewhere).filter((name) => shown.includes(name) || !components.includes(name))).toEqual(
    [],
  );
});
