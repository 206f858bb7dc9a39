import { pages } from "../../kernel/pages.ts";
import { itemPath, type PageKind } from "../../kernel/slug.ts";
import type { TouchTags } from "./attribution-of.ts";
import { linkTag } from "./link-code.ts";

interface Target {
  websiteUrl: string;
  /** Id of a product or a service, which its page's address takes in place of its slug. */
  id?: string | null | undefined;
  kind?: "store" | PageKind | undefined;
}

/** Path of a link's target on this site. */
export const targetPath = ({ websiteUrl, id, kind = "store" }: Target): string =>
  id && kind !== "store" ? itemPath(kind, websiteUrl, id) : pages.storePage.replace(":storeName", websiteUrl);

/** The same with the tags that record where visitors came from. */
export function taggedPath(
  target: Target,
  { source, medium, campaign, term, content }: Omit<TouchTags, "platform">,
  code?: string,
): string {
  const tags = Object.entries({
    utm_source: source,
    utm_medium: medium,
    utm_campaign: campaign,
    utm_term: term,
    utm_content: content,
    [linkTag]: code ?? "",
  }).flatMap(([name, value]) => (value === "" ? [] : [`${name}=${encodeURIComponent(value)}`]));
  return `${targetPath(target)}?${tags.join("&")}`;
}
