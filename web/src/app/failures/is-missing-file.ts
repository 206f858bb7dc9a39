// A page that was open during a release asks for scripts that no longer exist. Each browser words that error
// differently, and the build has its own wording for missing style sheets.
const words =
  /dynamically imported module|importing a module script failed|unable to preload css|not a valid javascript mime type/i;

export const isMissingFile = (error: unknown): boolean => error instanceof Error && words.test(error.message);
