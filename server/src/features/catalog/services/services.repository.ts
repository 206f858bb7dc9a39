import type { Meeting } from "@solodesk/contract/catalog/services/meeting.ts";
import type { PackOffer } from "@solodesk/contract/catalog/services/packs.ts";
import type { ServicePayment } from "@solodesk/contract/catalog/services/payment.ts";
import type { Service } from "@solodesk/contract/catalog/services.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, asc, desc, eq, inArray, isNotNull, isNull, max, type SQL, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { type StoredPack, services } from "./services.table.ts";

type Row = typeof services.$inferSelect;
export type NewService = Omit<
  typeof services.$inferInsert,
  | "slug"
  | "archivedAt"
  | "position"
  | "createdAt"
  | "updatedAt"
  | keyof ReturnType<typeof paymentColumns>
  | keyof ReturnType<typeof meetingColumns>
> & { payment?: ServicePayment; meeting?: Meeting };
type Changeable = Omit<Row, "id" | "storeId" | "slug" | "position" | "createdAt" | "updatedAt">;
/** Undefined fields stay as they are. */
export type ServiceChange = { [Column in keyof Changeable]?: Changeable[Column] | undefined };

function paymentOf(
  { paymentDue: due, depositAmount: amount, depositPercent: percent }: Row,
  currency: string,
) {
  if (amount !== null) return { due, deposit: { amount, currency } };
  return percent === null ? { due } : { due, deposit: { percent } };
}

/** The columns that store a payment. */
export const paymentColumns = ({ due, deposit }: ServicePayment) => ({
  paymentDue: due,
  depositAmount: deposit && "amount" in deposit ? deposit.amount : null,
  depositPercent: deposit && "percent" in deposit ? deposit.percent : null,
});

/** The column that stores packs, in the order of their visits. */
export const packColumn = (packs: readonly PackOffer[]): StoredPack[] =>
  packs
    .map(({ visits, unit_price, months }) => ({ visits, unitPrice: unit_price.amount, months }))
    .toSorted((one, other) => one.visits - other.visits);

/** The columns that store a meeting. */
export const meetingColumns = ({ kind, url }: Meeting) => ({ meetingKind: kind, meetingUrl: url ?? null });

const toService = (row: Row, currency: string): Service => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  description: row.description,
  price: { amount: row.price, currency },
  duration_minutes: row.durationMinutes,
  buffer_before_minutes: row.bufferBeforeMinutes,
  buffer_minutes: row.bufferMinutes,
  notice_minutes: row.noticeMinutes,
  max_per_day: row.maxPerDay,
  capacity: row.capacity,
  location: row.location,
  meeting: { kind: row.meetingKind, ...(row.meetingUrl !== null && { url: row.meetingUrl }) },
  image_url: row.imageUrl,
  confirmation: row.confirmation,
  payment: paymentOf(row, currency),
  packs: row.packs.map(({ visits, unitPrice, months }) => ({
    visits,
    unit_price: { amount: unitPrice, currency },
    months,
  })),
  questions: row.questions,
  active: row.active,
  position: row.position,
});

const offeredBy = (storeId: Id): SQL | undefined =>
  and(eq(services.storeId, storeId), isNull(services.archivedAt));

/** Counts the services of a store that are not archived. */
export const countServices = (db: Db, storeId: Id): Promise<number> =>
  db.$count(services, offeredBy(storeId));

const archivedBy = (storeId: Id): SQL | undefined =>
  and(eq(services.storeId, storeId), isNotNull(services.archivedAt));

export const countArchived = (db: Db, storeId: Id): Promise<number> =>
  db.$count(services, archivedBy(storeId));

/** Puts it at the end. The store must be locked. */
export async function insertService(
  db: Db,
  { payment = { due: "at_appointment" }, meeting = { kind: "none" }, ...service }: NewService,
  currency: string,
  now: Date,
): Promise<Service> {
  const row = {
    ...service,
    ...paymentColumns(payment),
    ...meetingColumns(meeting),
    position: await findNextPosition(db, service.storeId),
    archivedAt: null,
    imageUrl: service.imageUrl ?? null,
    confirmation: service.confirmation ?? null,
    bufferBeforeMinutes: service.bufferBeforeMinutes ?? 0,
    noticeMinutes: service.noticeMinutes ?? null,
    maxPerDay: service.maxPerDay ?? null,
    capacity: service.capacity ?? 1,
    packs: service.packs ?? [],
    questions: service.questions ?? [],
    createdAt: now,
    updatedAt: now,
  };
  const [added] = await db.insert(services).values(row).returning();
  if (!added) throw new Error("The database did not return the service");
  return toService(added, currency);
}

async function findNextPosition(db: Db, storeId: Id): Promise<number> {
  const [row] = await db
    .select({ last: max(services.position) })
    .from(services)
    .where(eq(services.storeId, storeId));
  return (row?.last ?? -1) + 1;
}

interface Which {
  id: Id;
  storeId: Id;
  currency: string;
}

/** Undefined when the store offers no such service. */
export async function findOne(db: Db, { id, storeId, currency }: Which): Promise<Service | undefined> {
  const [row] = await db
    .select()
    .from(services)
    .where(and(eq(services.id, id), offeredBy(storeId)))
    .prepare("service")
    .execute();
  return row && toService(row, currency);
}

/** Those of these services that can be booked, with their stores. */
export async function listActive(
  db: Db,
  ids: Id[],
  currency: string,
): Promise<{ storeId: Id; service: Service }[]> {
  const rows = await db
    .select()
    .from(services)
    .where(and(inArray(services.id, ids), isNull(services.archivedAt), eq(services.active, true)));
  return rows.map((row) => ({ storeId: row.storeId, service: toService(row, currency) }));
}

export async function listCapacities(db: Db, storeId: Id, ids: Id[]): Promise<[Id, number][]> {
  const rows = await db
    .select({ id: services.id, capacity: services.capacity })
    .from(services)
    .where(and(eq(services.storeId, storeId), inArray(services.id, ids)));
  return rows.map(({ id, capacity }) => [id, capacity]);
}

/** Undefined when the store has no such service. */
export async function updateService(
  db: Db,
  { id, storeId, currency }: Which,
  change: ServiceChange,
  now: Date,
): Promise<Service | undefined> {
  const [row] = await db
    .update(services)
    .set({ ...change, updatedAt: now })
    .where(and(eq(services.id, id), offeredBy(storeId)))
    .returning();
  return row && toService(row, currency);
}

const MOST_LISTED = 100;
const lastArchivedFirst = [desc(services.archivedAt), asc(services.id)];

/** Most recently archived first. */
export async function listArchived(db: Db, storeId: Id, currency: string): Promise<Service[]> {
  const rows = await db
    .select()
    .from(services)
    .where(archivedBy(storeId))
    .orderBy(...lastArchivedFirst)
    .limit(MOST_LISTED);
  return rows.map((row) => toService(row, currency));
}

/** Drops the pictures of archived services that newer ones have pushed off the list. */
export async function giveUpOldPictures(tx: Db, storeId: Id): Promise<void> {
  const unlisted = tx
    .select({ id: services.id })
    .from(services)
    .where(archivedBy(storeId))
    .orderBy(...lastArchivedFirst)
    .offset(MOST_LISTED);
  await tx
    .update(services)
    .set({ imageUrl: null })
    .where(and(inArray(services.id, unlisted), isNotNull(services.imageUrl)));
}

/** Undefined when the store has no such archived service. */
export async function unarchiveService(
  db: Db,
  { id, storeId, currency }: Which,
  now: Date,
): Promise<Service | undefined> {
  const [row] = await db
    .update(services)
    .set({ archivedAt: null, updatedAt: now })
    .where(and(eq(services.id, id), archivedBy(storeId)))
    .returning();
  return row && toService(row, currency);
}

/** In the seller's order. */
export async function listOf(db: Db, storeId: Id, currency: string, onlyActive: boolean): Promise<Service[]> {
  const rows = await db
    .select()
    .from(services)
    .where(and(offeredBy(storeId), onlyActive ? eq(services.active, true) : undefined))
    .orderBy(asc(services.position), asc(services.createdAt), asc(services.id));
  return rows.map((row) => toService(row, currency));
}

/** Numbers the services of a store in this order. The store must be locked. */
export async function savePositions(tx: Db, storeId: Id, ids: Id[], now: Date): Promise<void> {
  await tx
    .update(services)
    .set({ position: sql`array_position(${sql.param(ids)}::uuid[], ${services.id}) - 1`, updatedAt: now })
    .where(and(offeredBy(storeId), inArray(services.id, ids)));
}
