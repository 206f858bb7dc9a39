import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import type { CountedTouch } from "./counted-touch.ts";
import { insertTouches } from "./touches.repository.ts";

export interface TouchedSubject {
  kind: "order" | "appointment";
  id: Id;
  storeId: Id;
  touch: CountedTouch;
}

/** Saves what led to each order or appointment, in the transaction that creates it. */
export async function saveTouches(tx: Db, subjects: readonly TouchedSubject[]): Promise<void> {
  await insertTouches(
    tx,
    subjects.map(({ kind, id, storeId, touch }) => ({
      subjectKind: kind,
      subjectId: id,
      storeId,
      platform: touch.platform,
      source: touch.source,
      medium: touch.medium,
      campaign: touch.campaign,
      touchedAt: touch.touchedAt,
    })),
  );
}
