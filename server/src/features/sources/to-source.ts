import type { Source } from "@solodesk/contract/sources.ts";
import { days } from "#kernel/clock.ts";
import type { SourceRow } from "./sources.repository.ts";

const STALE = days(1);

export const toSource = (
  { id, name, address, readAt, error, notes, ahead }: SourceRow,
  now: Date,
): Source => ({
  id,
  name,
  host: new URL(address).host,
  read_at: readAt.toISOString(),
  error,
  notes,
  stale: now.getTime() - readAt.getTime() > STALE,
  busy: ahead,
});
