// How a URL names a campaign: by its id or, if only links name it, by platform and tag.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { Id as IdSchema } from "@solodesk/contract/kernel/id.ts";

export interface CampaignFilter {
  id: Id | null;
  platform: string;
  tag: string;
}

const PARTED = /^tag:([^:]*):(.*)$/s;

export const keyOf = ({ id, platform, tag }: CampaignFilter): string =>
  id === null ? `tag:${encodeURIComponent(platform)}:${tag}` : `id:${id}`;

/** Returns undefined if it is not a valid key. */
export function readKey(key: string): CampaignFilter | undefined {
  const tagged = PARTED.exec(key);
  if (tagged) return { id: null, platform: decoded(tagged[1] ?? ""), tag: tagged[2] ?? "" };
  const id = IdSchema.safeParse(key.replace(/^id:/, "")).data;
  return id === undefined ? undefined : { id, platform: "", tag: "" };
}

function decoded(platform: string): string {
  try {
    return decodeURIComponent(platform);
  } catch {
    return platform;
  }
}
