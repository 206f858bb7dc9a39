// A page that was open while a new version came asks for scripts that are no longer there. Browsers say so each in
// words of their own, and the build in its own of a style.
const words =
  /dynamically imported module|importing a module script failed|unable to preload css|not a valid javascript mime type/i;

export const isMissingFile = (error: unknown): boolean => error instanceof Error && words.test(error.message);
