import type { Id } from "@solodesk/contract/kernel/id.ts";

/**
 * Returns the folder of one attempt. It is not just an id, because folders named by an id hold pictures. Each
 * attempt has its own, so a process that was wrongly taken for dead cannot overwrite the next attempt's
 * pieces and only removes its own.
 */
export const folderOf = (id: Id, attempt: number): string => `export-${id}-${attempt}`;

export const pieceKey = (id: Id, attempt: number, nth: number): string =>
  `${folderOf(id, attempt)}/${nth}.part`;
