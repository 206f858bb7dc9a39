import { type Embed, embedScript } from "@solodesk/contract/catalog/storefront/embed.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

interface Snippet extends Embed {
  /** Of this site. */
  origin: string;
  /** What screen readers call the frame, and the text of the link that shows up where scripts are off. */
  title: string;
}

/** The line of HTML that a seller copies into their website. */
export function embedSnippet({ origin, title, websiteUrl, service, theme, language }: Snippet): string {
  const attributes = Object.entries({
    src: `${origin}${embedScript}`,
    "data-store": websiteUrl,
    "data-service": service,
    "data-theme": theme,
    "data-language": language,
    "data-title": title,
  }).flatMap(([name, value]) => (value ? [`${name}="${escaped(value)}"`] : []));
  const store = escaped(`${origin}${pages.ownStore}/${websiteUrl}`);
  return `<script ${attributes.join(" ")} async></script><noscript><a href="${store}">${escaped(title)}</a></noscript>`;
}
