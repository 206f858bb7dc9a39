import type { Id } from "@solodesk/contract/kernel/id.ts";

/**
 * Not an id alone: those folders are pictures. Each attempt has one: what was taken for dead and was not writes over nothing
 * of the next one, and takes its own away.
 */
export const folderOf = (id: Id, attempt: number): string => `export-${id}-${attempt}`;

export const pieceKey = (id: Id, attempt: number, nth: number): string =>
  `${folderOf(id, attempt)}/${nth}.part`;
