import type { Answer, Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Money } from "@solodesk/contract/kernel/money.ts";
import { paginate, sliceOf } from "@solodesk/contract/kernel/page.ts";
import type { AdRow, AdRowKind } from "@solodesk/contract/marketing/ads/ad-rows.ts";
import type { ads } from "@solodesk/contract/marketing/ads.ts";
import { writtenCampaigns } from "#features/marketing/links/written-campaigns.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import type { Db } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { type AdSpan, adSpan } from "./ad-span.ts";
import { type FoundRows, findAdRows } from "./rows.repository.ts";

type Wanted = Parsed<typeof ads.listRows>["query"];
type Found = { data: AdRow[]; sums: Awaited<ReturnType<typeof findAdRows>>["sums"] };
type MoneyOf = (amount: number) => Money;

const instant = (written: string): string => new Date(written).toISOString();

/** Finds rows. Campaigns that only links name are shown as the seller writes them. */
async function findNamed<Kind extends Exclude<AdRowKind, "spend">>(
  db: Db,
  what: Kind,
  storeId: Id,
  span: AdSpan,
  page: Wanted,
) {
  const [{ rows, sums }, written] = await Promise.all([
    findAdRows(db, what, storeId, span, sliceOf(page)),
    writtenCampaigns(db, storeId),
  ]);
  const named = ({ id, platform, campaign, tag }: FoundRows[Kind]): string =>
    (id === null && written({ platform, campaign: tag })) || campaign;
  return { rows: rows.map((row) => ({ ...row, campaign: named(row) })), sums };
}

async function spendRows(db: Db, storeId: Id, span: AdSpan, page: Wanted, money: MoneyOf): Promise<Found> {
  const { rows, sums } = await findAdRows(db, "spend", storeId, span, sliceOf(page));
  const data = rows.map(
    ({ day, platform, campaign, id, impressions, clicks, spend, reported, file_name }) => ({
      what: "spend" as const,
      day,
      platform,
      campaign,
      campaign_id: id,
      impressions,
      clicks,
      spend: money(spend),
      reported_conversions: reported,
      file_name,
    }),
  );
  return { data, sums };
}

async function visitRows(db: Db, storeId: Id, span: AdSpan, page: Wanted): Promise<Found> {
  const { rows, sums } = await findNamed(db, "visits", storeId, span, page);
  const data = rows.map(({ day, platform, campaign, source, medium, visits, carts }) => ({
    what: "visits" as const,
    day,
    platform,
    campaign,
    source,
    medium,
    visits,
    carts,
  }));
  return { data, sums };
}

async function orderRows(db: Db, storeId: Id, span: AdSpan, page: Wanted, money: MoneyOf): Promise<Found> {
  const { rows, sums } = await findNamed(db, "orders", storeId, span, page);
  const data = rows.map(({ day, platform, campaign, order_id, number, status, counts, ...row }) => ({
    what: "orders" as const,
    day,
    platform,
    campaign,
    order_id,
    number: String(number),
    status,
    placed_at: instant(row.placed_at),
    subtotal: money(row.subtotal),
    refunded: money(row.refunded),
    revenue: money(row.revenue),
    counts,
  }));
  return { data, sums };
}

async function bookingRows(db: Db, storeId: Id, span: AdSpan, page: Wanted, money: MoneyOf): Promise<Found> {
  const { rows, sums } = await findNamed(db, "bookings", storeId, span, page);
  const data = rows.map(({ day, platform, campaign, appointment_id, number, status, title, ...row }) => ({
    what: "bookings" as const,
    day,
    platform,
    campaign,
    appointment_id,
    number: `A-${number}`,
    status,
    title,
    starts_at: instant(row.starts_at),
    created_at: instant(row.created_at),
    revenue: money(row.revenue),
  }));
  return { data, sums };
}

const readers = { spend: spendRows, visits: visitRows, orders: orderRows, bookings: bookingRows };

/** Lists the rows behind a figure. Throws "validation_failed". */
export async function listAdRows(
  { db, clock, config }: Pick<Deps, "db" | "clock" | "config">,
  userId: Id,
  wanted: Wanted,
): Promise<Answer<typeof ads.listRows>> {
  const store = await findStoreOfUser(db, userId);
  const span = adSpan(wanted, store?.timezone ?? "UTC", clock.now().getTime());
  const money = (amount: number) => ({ amount, currency: config.CURRENCY });
  const { data, sums }: Found = store
    ? await readers[wanted.what](db, store.id, span, wanted, money)
    : { data: [], sums: { count: 0 } };
  const sum = (name: string): number => sums[name] ?? 0;
  return {
    data,
    totals: {
      impressions: sum("impressions"),
      clicks: sum("clicks"),
      spend: money(sum("spend")),
      reported_conversions: sum("reported"),
      visits: sum("visits"),
      carts: sum("carts"),
      orders: sum("orders"),
      bookings: sum("bookings"),
      revenue: money(sum("revenue")),
    },
    pagination: paginate(wanted.page, wanted.page_size, sums.count),
  };
}
