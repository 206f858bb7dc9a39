const VERSION = /^\d+\.\d+\.\d+$/;
const UNRELEASED = /^## Unreleased\n([\s\S]*?)(?=^## |(?![\s\S]))/m;

const isGreater = (version, before) => version.localeCompare(before, "en", { numeric: true }) > 0;

/**
 * Returns why `version` cannot be released, or undefined. `before` is the version of the packages, `changelog` the text of
 * CHANGELOG.md, and `changes` what `git status --porcelain` prints.
 */
export function releaseFault({ version, before, changelog, changes }) {
  if (!VERSION.test(version) || !isGreater(version, before))
    return `Name a version after ${before}: npm run release -- 1.2.3`;
  const [, unreleased = ""] = UNRELEASED.exec(changelog) ?? [];
  if (unreleased.trim() === "") return 'CHANGELOG.md has nothing under "Unreleased".';
  if (changes.trim() !== "") return `Commit or undo your changes first:\n${changes.trimEnd()}`;
  return undefined;
}
