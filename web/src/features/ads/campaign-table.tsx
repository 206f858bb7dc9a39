import type { AdCampaignFigures, AdFigures } from "@solodesk/contract/kernel/ad-figures.ts";
import { Cell, HeadCell, Row, Table } from "#ui/table.tsx";
import type { Opened } from "#ui/use-opened.ts";
import { platformName } from "./ad-words.ts";
import { CampaignFigure } from "./campaign-figure.tsx";
import { CampaignLink } from "./campaign-link.tsx";
import type { CampaignColumn } from "./campaign-order.ts";
import type { CampaignRowsProps } from "./campaign-rows-props.ts";
import { FigureValue } from "./figure-value.tsx";
import { ShareBar } from "./share-bar.tsx";
import { SortHead } from "./sort-head.tsx";

const columns: readonly { name: Exclude<CampaignColumn, "campaign">; head: string; look: string }[] = [
  { name: "spend", head: "Spend", look: "w-32" },
  { name: "revenue", head: "Revenue", look: "w-32" },
  { name: "roas", head: "ROAS", look: "w-20" },
  { name: "clicks", head: "Clicks", look: "w-20 max-lg:hidden" },
  { name: "visits", head: "Visits", look: "w-20 max-lg:hidden" },
  { name: "conversions", head: "Orders, bookings", look: "w-36" },
  { name: "cost_per_booking", head: "Per booking", look: "w-28 max-xl:hidden" },
];

export const CampaignTable = ({ campaigns, summary, order, opened }: CampaignRowsProps) => (
  <Table aria-label="Campaigns" className="table-fixed">
    <thead>
      <tr>
        <SortHead column="campaign" order={order}>
          Campaign
        </SortHead>
        {columns.map(({ name, head, look }) => (
          <SortHead key={name} column={name} order={order} className={`text-right ${look}`}>
            {head}
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
        <HeadCell scope="row" className="!border-0 !font-medium !text-strong">
          All together
        </HeadCell>
        {columns.map(({ name, look }) => (
          <Cell key={name} className={`figures text-right ${look}`}>
            <FigureValue figure={name} of={summary} />
          </Cell>
        ))}
      </tr>
    </tfoot>
  </Table>
);

interface CampaignRowProps {
  campaign: AdCampaignFigures;
  summary: AdFigures;
  opened: Opened;
}

const CampaignRow = ({ campaign, summary, opened }: CampaignRowProps) => (
  <Row>
    <Cell className="!h-14">
      <CampaignLink of={campaign} />
      <p className="text-faint text-sm">{campaign.key !== null && platformName(campaign.platform)}</p>
    </Cell>
    {columns.map(({ name, look }) => (
      <Cell key={name} className={`figures !h-14 text-right text-strong ${look}`}>
        <CampaignFigure figure={name} of={campaign} opened={opened} />
        {(name === "spend" || name === "revenue") && (
          <ShareBar tone={name} part={campaign[name].amount} whole={summary[name].amount} />
        )}
      </Cell>
    ))}
  </Row>
);
