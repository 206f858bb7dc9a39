import { pages } from "../../kernel/pages.ts";
import type { TouchTags } from "./attribution-of.ts";
import { linkTag } from "./link-code.ts";

interface Target {
  websiteUrl: string;
  /** Id of a product or a service on the page. */
  id?: string | null | undefined;
}

/** Path of a link's target on this site. */
export const targetPath = ({ websiteUrl, id }: Target): string =>
  `${pages.ownStore}/${websiteUrl}${id ? `#${id}` : ""}`;

/** The same with the tags that record where visitors came from. */
export function taggedPath(
  { websiteUrl, id }: Target,
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
  return targetPath({ websiteUrl, id }).replace(/(?=#|$)/, `?${tags.join("&")}`);
}
