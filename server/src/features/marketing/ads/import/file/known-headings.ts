// Column names of the platforms, in the languages of their exports and in their reporting APIs. If a file has
// several of them, the first in the list wins.
import type { AdField } from "@solodesk/contract/marketing/ads/ad-import.ts";

const named: Record<AdField, string> = {
  day: `day|date|tag|datum|jour|date du jour|día|dia|fecha|giorno|gregorian date|time period|stat time day|stat time hour|
    reporting starts|berichtsstart|début des rapports|inicio del informe`,
  until: "reporting ends|berichtsende|fin des rapports|fin del informe",
  campaign: `campaign name|campaign|kampagnenname|kampagne|nom de la campagne|campagne|nombre de la campaña|campaña|
    nome campagna|campagna`,
  campaign_id: `campaign id|kampagnen-id|kampagnen id|id de la campagne|numéro de campagne|identificador de la campaña|
    id de la campaña|id de campaña|id campagna`,
  impressions: "impr.|impr|impressions|impressionen|impresiones|impressioni|impression 1",
  clicks: `link clicks|link-klicks|klicks auf links|clics sur un lien|clics en el enlace|inline link clicks|clicks|klicks|clics|clic|
    clickthrough 1|swipes`,
  spend: `cost|amount spent|spend|kosten|ausgegebener betrag|ausgaben|coût|montant dépensé|coste|costo|importe gastado|
    cost micros|spend in micro dollar|billed charge local micro`,
  conversions:
    "conversions|results|conversionen|ergebnisse|résultats|conversiones|resultados|conversioni|conversion|total conversions",
  currency: `currency code|currency|währungscode|währung|code de devise|devise|código de moneda|moneda|valuta`,
};

const listed = (names: string): string[] => names.split("|").map((name) => name.trim());

export const knownHeadings: Record<AdField, string[]> = {
  day: listed(named.day),
  until: listed(named.until),
  campaign: listed(named.campaign),
  campaign_id: listed(named.campaign_id),
  impressions: listed(named.impressions),
  clicks: listed(named.clicks),
  spend: listed(named.spend),
  conversions: listed(named.conversions),
  currency: listed(named.currency),
};

/** Headings that are typical of one platform. The first platform with a match wins. */
export const platformHeadings: readonly (readonly [platform: string, headings: string[]])[] = [
  [
    "meta",
    listed(`reporting starts|reporting ends|amount spent|inline link clicks|berichtsstart|berichtsende|ausgegebener betrag|
      début des rapports|montant dépensé|inicio del informe|importe gastado`),
  ],
  ["pinterest", ["spend in micro dollar"]],
  ["twitter", ["billed charge local micro"]],
  ["tiktok", ["stat time hour", "stat time day"]],
  ["snapchat", ["swipes"]],
  [
    "microsoft",
    ["bid match type", "top vs. other", "delivered match type", "gregorian date", "ad distribution"],
  ],
  ["google", listed("cost micros|impr.|campaign status|kampagnenstatus|cost|kosten|coût|coste")],
];

export type OtherFile = "catalogue" | "orders";

/** Other kinds of files, by headings that no report has. */
export const otherFiles: readonly (readonly [what: OtherFile, headings: string[]])[] = [
  ["catalogue", listed("sku|handle|variant sku|variant price|regular price|list price|brand")],
  [
    "orders",
    listed(
      "order|order number|order id|invoiceno|invoice|financial status|lineitem name|order date|ships to|subtotal",
    ),
  ],
];
