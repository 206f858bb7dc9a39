const NAME = "[a-z0-9][a-z0-9-]*";
const FOLDER = new RegExp(`^${NAME}$`);
/** One folder, one file name, one extension: no ".." and no further slash. */
const KEY = new RegExp(`^${NAME}/${NAME}\\.[a-z0-9]+$`);

function require(name: string, form: RegExp): string {
  if (form.test(name)) return name;
  throw new Error(`${JSON.stringify(name)} is no name of a stored file`);
}

export const isFolder = (name: string): boolean => FOLDER.test(name);
export const requireFolder = (name: string): string => require(name, FOLDER);
/** Throws unless it is a valid `folder/file` key, the form that every storage takes. */
export const requireKey = (name: string): string => require(name, KEY);
