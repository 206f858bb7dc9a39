// Booking on other websites: the script that sellers copy there, and the page it frames.
import { pages } from "../../kernel/pages.ts";

/** The script's address on this site. */
export const embedScript = "/embed.js";

/** "auto" follows the visitor's device. Without one, the page has the store's own theme. */
export const embedThemes = ["light", "dark", "auto"] as const;
export type EmbedTheme = (typeof embedThemes)[number];

export interface Embed {
  websiteUrl: string;
  /** The id of the one service to show; without it, all are shown. */
  service?: string | undefined;
  theme?: EmbedTheme | undefined;
  /** The tag of one of the store's languages. Without it, the visitor's browser decides. */
  language?: string | undefined;
}

/** Path of the framed page. `web/public/embed.js` builds the same. */
export function embedPath({ websiteUrl, service, theme, language }: Embed): string {
  const query = Object.entries({ service, theme, lang: language })
    .flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []))
    .join("&");
  const path = pages.embeddedStore.replace(":storeName", encodeURIComponent(websiteUrl));
  return query === "" ? path : `${path}?${query}`;
}
