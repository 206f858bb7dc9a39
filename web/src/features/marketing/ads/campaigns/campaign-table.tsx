import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import type { AdCampaignFigures, AdFigures } from "@solodesk/contract/marketing/ads/ad-figures.ts";
import { Cell, HeadCell, Row, Table } from "#ui/data/table.tsx";
import { classes } from "#ui/look/classes.ts";
import type { Opened } from "#ui/overlays/use-opened.ts";
import { platformName } from "../ad-words.ts";
import { FigureValue } from "../charts/figure-value.tsx";
import { ShareBar } from "../charts/share-bar.tsx";
import { CampaignFigure } from "./campaign-figure.tsx";
import { CampaignLink } from "./campaign-link.tsx";
import type { CampaignColumn } from "./campaign-order.ts";
import type { CampaignRowsProps } from "./campaign-rows-props.ts";
import { SortHead } from "./sort-head.tsx";

const columns: readonly { name: Exclude<CampaignColumn, "campaign">; head: Message }[] = [
  { name: "spend", head: msg("Spend||noun, what ads cost") },
  { name: "revenue", head: msg("Revenue") },
  { name: "roas", head: msg("ROAS") },
  { name: "clicks", head: msg("Clicks") },
  { name: "ctr", head: msg("CTR") },
  { name: "cpc", head: msg("Per click") },
  { name: "visits", head: msg("Visits") },
  { name: "conversions", head: msg("Orders, bookings") },
  { name: "cost_per_conversion", head: msg("Per order or booking") },
];

/** Takes the width the numbers leave, and stays in place while they scroll away below it. */
const named = classes(
  "sticky start-0 z-1 w-full min-w-44 bg-canvas",
  "before:absolute before:inset-y-0 before:end-full before:w-1 before:bg-canvas",
  "after:pointer-events-none after:absolute after:inset-y-0 after:start-full after:w-3",
  "after:bg-linear-to-r after:from-canvas group-hover:after:hidden rtl:after:bg-linear-to-l",
);
const number = "figures whitespace-nowrap text-end max-[90rem]:!ps-2 max-[90rem]:not-last:!pe-2";

export const CampaignTable = ({ campaigns, summary, order, opened }: CampaignRowsProps) => (
  // A focused number scrolls out from under the names, and its focus ring has room at both edges.
  <div className="-mx-1 scroll-ps-48 overflow-x-auto px-1">
    <Table aria-label={t("Campaigns")}>
      <thead>
        <tr>
          <SortHead column="campaign" order={order} className={named}>
            {t("Campaign")}
          </SortHead>
          {columns.map(({ name, head }) => (
            <SortHead key={name} column={name} order={order} className={number}>
              {t(head)}
            </SortHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {campaigns.map((campaign) => (
          <CampaignRow key={campaign.key ?? "others"} campaign={campaign} summary={summary} opened={opened} />
        ))}
      </tbody>
      <tfoot>
        <tr className="font-medium text-strong">
          <HeadCell scope="row" className={`!border-0 !font-medium !text-base !text-strong ${named}`}>
            {t("Total||of all campaigns")}
          </HeadCell>
          {columns.map(({ name }) => (
            <Cell key={name} className={number}>
              <FigureValue figure={name} of={summary} />
            </Cell>
          ))}
        </tr>
      </tfoot>
    </Table>
  </div>
);

interface CampaignRowProps {
  campaign: AdCampaignFigures;
  summary: AdFigures;
  opened: Opened;
}

const CampaignRow = ({ campaign, summary, opened }: CampaignRowProps) => (
  <Row className="group">
    <Cell className={`!h-14 group-hover:bg-[linear-gradient(var(--hover),var(--hover))] ${named}`}>
      <CampaignLink of={campaign} />
      <p className="text-faint text-sm">{campaign.key !== null && platformName(campaign.platform)}</p>
    </Cell>
    {columns.map(({ name }) => (
      <Cell key={name} className={`!h-14 text-strong ${number}`}>
        <CampaignFigure figure={name} of={campaign} opened={opened} />
        {(name === "spend" || name === "revenue") && (
          <ShareBar tone={name} part={campaign[name].amount} whole={summary[name].amount} />
        )}
      </Cell>
    ))}
  </Row>
);
