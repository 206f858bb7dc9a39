import type { AdLink } from "@solodesk/contract/marketing/links.ts";
import { linkPath } from "@solodesk/contract/store/visits/link-code.ts";
import { taggedPath, targetPath } from "@solodesk/contract/store/visits/tagged-path.ts";
import type { LinkRow } from "./links.repository.ts";

export function toAdLink(row: LinkRow, origin: string): AdLink {
  const target = { websiteUrl: row.websiteUrl, id: row.targetId, kind: row.target };
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    url: origin + taggedPath(target, row, row.code),
    short_url: origin + linkPath(row.code),
    path: targetPath(target),
    leads_to: row.leadsTo,
    platform: row.platform,
    source: row.source,
    medium: row.medium,
    campaign: row.campaign,
    term: row.term,
    content: row.content,
    clicks: Number(row.clicks),
    visits: Number(row.visits),
    created_at: new Date(row.createdAt).toISOString(),
  };
}
