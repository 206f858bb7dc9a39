// Decides what has to be written into a calendar so that it shows the store's appointments.
import { createHash } from "node:crypto";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { CalendarFileEntry } from "#features/scheduling/appointments/calendar/calendar-file.ts";
import type { CopyRow } from "./calendar-copies.repository.ts";

export type CopyStep =
  /** `etag` is that of the event it replaces; undefined if there must be none. */
  | {
      kind: "write";
      entry: CalendarFileEntry;
      sha256: string;
      href: string | undefined;
      etag: string | undefined;
    }
  | { kind: "remove"; entryId: Id; href: string };

interface ToPlan {
  /** Those that the calendar should show. */
  entries: readonly CalendarFileEntry[];
  copies: readonly CopyRow[];
  /** Copies of appointments that began before then are left as they are; undefined to leave none. */
  since: Date | undefined;
}

export const digestOf = (entry: CalendarFileEntry): string =>
  createHash("sha256").update(JSON.stringify(entry)).digest("base64url");

interface Time {
  startsAt: Date;
  endsAt: Date;
}

const isAt = ({ ownStart, ownEnd }: CopyRow, { startsAt, endsAt }: Time): boolean =>
  ownStart?.getTime() === startsAt.getTime() && ownEnd?.getTime() === endsAt.getTime();

/** Whether the event was moved or removed there, so that the seller has to decide first. */
const isInConflict = (copy: CopyRow, entry: CalendarFileEntry): boolean =>
  copy.sha256 !== null && !isAt(copy, copy) && !isAt(copy, entry);

export function planCopies({ entries, copies, since }: ToPlan): CopyStep[] {
  const copyOf = new Map(copies.map((copy) => [copy.entryId, copy]));
  const shown = new Set(entries.map(({ id }) => id));
  const writes = entries.flatMap((entry): CopyStep[] => {
    const copy = copyOf.get(entry.id);
    const sha256 = digestOf(entry);
    if (!copy) return [{ kind: "write", entry, sha256, href: undefined, etag: undefined }];
    // With an empty etag, the next reading has to tell which event it would replace.
    if (copy.sha256 === sha256 || copy.etag === "" || isInConflict(copy, entry)) return [];
    return [{ kind: "write", entry, sha256, href: copy.href, etag: copy.etag ?? undefined }];
  });
  const removals = copies.flatMap((copy): CopyStep[] => {
    const isOver = since !== undefined && copy.startsAt < since;
    if (shown.has(copy.entryId) || isOver) return [];
    return [{ kind: "remove", entryId: copy.entryId, href: copy.href }];
  });
  return [...removals, ...writes];
}
