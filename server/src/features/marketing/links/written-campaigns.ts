import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { listWritten } from "./links.repository.ts";

interface Tagged {
  platform: string;
  campaign: string;
}
const keyOf = ({ platform, campaign }: Tagged): string => `${platform} ${campaign}`;

/**
 * Returns a function that gives a campaign as the seller wrote it in their most recent link, or the folded
 * tag if none of their links names it.
 */
export async function writtenCampaigns(db: Db, storeId: Id): Promise<(tagged: Tagged) => string> {
  const links = await listWritten(db, storeId);
  const written = new Map(links.map((link) => [keyOf(link), link.written]));
  return (tagged) => written.get(keyOf(tagged)) ?? tagged.campaign;
}
