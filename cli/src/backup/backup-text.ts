import type { BackupNote } from "@solodesk/contract/account/backup.ts";
import { whenOf } from "../terminal/when-of.ts";

export const megabytes = (bytes: number): string =>
  `${(bytes / 1e6).toLocaleString("en", { maximumFractionDigits: 1 })} MB`;

type Figures = Pick<BackupNote, "stores" | "orders" | "postings" | "lastPostingAt">;

const counted = (n: number, one: string): string => `${n.toLocaleString("en")} ${one}${n === 1 ? "" : "s"}`;

/** "2 stores, 31 orders and 410 postings, the last one at 2026-11-21 15:00 UTC". */
export function figuresText({ stores, orders, postings, lastPostingAt }: Figures): string {
  const last = lastPostingAt === null ? "" : `, the last one at ${whenOf(lastPostingAt)} UTC`;
  return `${counted(stores, "store")}, ${counted(orders, "order")} and ${counted(postings, "posting")}${last}`;
}
