import type { Choice } from "@solodesk/contract/account/assistant/thread.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { AdCampaignFigures } from "@solodesk/contract/marketing/ads/ad-figures.ts";
import { ads } from "@solodesk/contract/marketing/ads.ts";
import { links } from "@solodesk/contract/marketing/links.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import { withInstead, withoutAccents } from "../read/words.ts";
import { daysInWords, last30Days } from "./days-in-words.ts";
import { type Answering, at, choicesLine, read, rowsLine, textLine, withShares } from "./desk.ts";

const nameOf = ({ platform, campaign }: AdCampaignFigures): string =>
  campaign === "" ? platform : `${campaign} (${platform})`;

const whatItDid = ({ spend, conversions }: AdCampaignFigures): string =>
  t("{spend} spent · {count, plural, one {# booking or order} other {# bookings and orders}}", {
    spend: moneyInWords(spend),
    count: conversions,
  });

export const answerAds: Answering = async (desk) => {
  const when = last30Days(desk, desk.reading.slots);
  const days = daysInWords(when);
  const { data } = await read(desk, ads.list, { query: when });
  const { summary, campaigns, advertised } = data;
  if (!advertised) return [textLine(t("You have no ads or tagged links yet."))];
  const rows = campaigns.map((campaign) => ({
    label: nameOf(campaign),
    detail: whatItDid(campaign),
    amount: campaign.revenue,
    page: at(pages.adsAnalytics, { ...when, ...(campaign.key !== null && { campaign: campaign.key }) }),
  }));
  return [
    textLine(
      t("{days}: your ads cost {spend} and earned {revenue}.", {
        spend: moneyInWords(summary.spend),
        revenue: moneyInWords(summary.revenue),
        days,
      }),
    ),
    rowsLine(desk, {
      endpoint: "ads.list",
      input: { query: when },
      page: at(pages.adsAnalytics, { ...when }),
      title: t("Ad revenue, {days}", { days }),
      rows: withShares(rows),
      total: summary.revenue,
    }),
  ];
};

export const answerCampaign: Answering = async (desk) => {
  const { question, reading } = desk;
  const when = last30Days(desk, reading.slots);
  const days = daysInWords(when);
  const name = reading.slots.campaign ?? "";
  const { data } = await read(desk, ads.list, { query: when });
  const found = data.campaigns.filter((one) => withoutAccents(nameOf(one)).includes(withoutAccents(name)));
  const exact = found.filter(({ campaign }) => withoutAccents(campaign) === withoutAccents(name));
  const [first, second] = exact.length > 0 ? exact : found;
  if (!first) return [textLine(t("{days}: no results for a campaign called “{name}”.", { name, days }))];
  if (second) {
    const choices = found.slice(0, 8).map(
      (one): Choice => ({
        label: nameOf(one),
        question: withInstead(question, name, one.campaign || one.platform),
        whole: true,
      }),
    );
    return [textLine(t("Which one?||of several ad campaigns")), choicesLine(choices)];
  }
  const page = at(pages.adsAnalytics, { ...when, ...(first.key !== null && { campaign: first.key }) });
  return [
    textLine(
      t("{days}: {name} cost {spend} and earned {revenue}.", {
        name: nameOf(first),
        spend: moneyInWords(first.spend),
        revenue: moneyInWords(first.revenue),
        days,
      }),
    ),
    rowsLine(desk, {
      endpoint: "ads.list",
      input: { query: when },
      page,
      title: nameOf(first),
      rows: [
        { label: t("Visits"), value: String(first.visits) },
        { label: t("Bookings"), value: String(first.bookings) },
        { label: t("Orders"), value: String(first.orders) },
        { label: t("Spend"), amount: first.spend },
        { label: t("Revenue"), amount: first.revenue },
      ],
    }),
  ];
};

export const answerLinks: Answering = async (desk) => {
  const { data, pagination } = await read(desk, links.list, { query: {} });
  if (pagination.total === 0) return [textLine(t("You have no tagged links yet."))];
  const rows = data.map(({ name, leads_to, visits }) => ({
    label: name,
    detail: leads_to,
    value: t("{count, plural, one {# visit} other {# visits}}", { count: visits }),
  }));
  const listed = rowsLine(desk, {
    endpoint: "links.list",
    input: {},
    page: pages.adsAnalytics,
    title: t("Tagged links"),
    rows,
    count: pagination.total,
  });
  return [listed];
};
