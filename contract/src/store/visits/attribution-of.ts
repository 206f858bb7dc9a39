// What led a visitor to a store page, read from the address it was opened by. The page runs this before all
// else, so it loads no schema and leaves tags as they are written: the server folds them.

export interface TouchTags {
  /** "google", "meta", "microsoft", "referral", "direct", or what the address calls its source. */
  platform: string;
  source: string;
  medium: string;
  campaign: string;
  term: string;
  content: string;
}

/** Most UTF-16 units of a tag that are sent: twice what is stored. */
const sent = 400;

/** Exists in Node and in every browser, but the contract is compiled for neither. */
declare const URLSearchParams: new (
  query?: string,
) => {
  get: (name: string) => string | null;
  has: (name: string) => boolean;
};

/** Recognised by the click id that a platform adds to its links, or by common spellings of its name. */
const platforms = [
  ["google", "gclid", /^google$/i],
  ["meta", "fbclid", /^(facebook|instagram|meta|ig|fb)$/i],
  ["microsoft", "msclkid", /^(bing|microsoft)$/i],
] as const;

const hostOf = (address: string) => /^[\w-]+:\/\/([^/?#]+)/.exec(address)?.[1] ?? "";

/** Reads the address a page was opened by, and its referrer; neither has to be a valid address. */
export function attributionOf(
  address: string,
  referrer: string,
  at: Date,
): TouchTags & { touched_at: string } {
  const asked = new URLSearchParams(/^[^?#]*\?([^#]*)/.exec(address)?.[1]);
  const tag = (name: string) => (asked.get(name) ?? "").trim().slice(0, sent);
  const named = tag("utm_source");
  const known = platforms.find(([, click, names]) => asked.has(click) || names.test(named))?.[0];
  const from = hostOf(referrer);
  const isReferred = !known && !named && from !== "" && from !== hostOf(address);
  return {
    platform: known ?? (named || (isReferred ? "referral" : "direct")),
    source: isReferred ? from.slice(0, sent) : named,
    medium: tag("utm_medium"),
    // Google's automatic tagging names the campaign by its id.
    campaign: tag("utm_campaign") || tag("utm_id") || tag("gad_campaignid"),
    term: tag("utm_term"),
    content: tag("utm_content"),
    touched_at: at.toISOString(),
  };
}
