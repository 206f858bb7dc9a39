import type { AdFigures } from "@solodesk/contract/kernel/ad-figures.ts";
import { ChartFigure } from "#ui/chart/chart-figure.tsx";
import { chartHeight } from "#ui/chart/chart-line.ts";
import { Cell, HeadCell, Row, Table } from "#ui/table.tsx";
import type { Opened } from "#ui/use-opened.ts";
import { WhyLink } from "#ui/why-link.tsx";
import { type AdFigureName, adFigures, counted, partText } from "./ad-words.ts";
import { funnelInWords } from "./traffic-words.ts";

interface FunnelProps {
  figures: AdFigures;
  opened: Opened;
}

const steps = ["visits", "carts", "conversions"] as const satisfies readonly AdFigureName[];

/** How many of those who came went how far; bookings need no cart. */
export const Funnel = ({ figures, opened }: FunnelProps) => (
  <ChartFigure
    title="From visit to order"
    says={funnelInWords(figures)}
    chart={<FunnelBars figures={figures} opened={opened} />}
    table={<FunnelTable figures={figures} />}
  />
);

/** Of the longest bar: what was bought today may come from a visit of last week. */
const shareOf = (step: (typeof steps)[number], figures: AdFigures): number =>
  figures[step] / Math.max(1, ...steps.map((one) => figures[one]));

const ofVisits = (step: (typeof steps)[number], { visits, ...figures }: AdFigures): string =>
  step === "visits" || visits === 0 ? "" : `${partText(figures[step] / visits)} of visits`;

const FunnelBars = ({ figures, opened }: FunnelProps) => (
  <ol style={{ height: chartHeight }} className="flex flex-col justify-around">
    {steps.map((step) => (
      <li key={step}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="text-body">{adFigures[step].name}</span>
          <span className="figures text-faint text-sm">
            {ofVisits(step, figures)}
            <span className="ml-2 font-medium text-base text-strong">
              <WhyLink figure={step} name={adFigures[step].name} opened={opened}>
                {figures[step].toLocaleString()}
              </WhyLink>
            </span>
          </span>
        </div>
        <div aria-hidden="true" className="mt-1.5 h-3 overflow-hidden rounded-sm bg-hover">
          <div
            className={`h-full rounded-sm ${step === "conversions" ? "bg-revenue" : "bg-visits"}`}
            style={{ width: `${shareOf(step, figures) * 100}%` }}
          />
        </div>
        <p className="figures mt-1 min-h-5 text-faint text-sm">
          {step === "conversions" &&
            `${counted(figures.orders, "order")} and ${counted(figures.bookings, "booking")}`}
        </p>
      </li>
    ))}
  </ol>
);

const FunnelTable = ({ figures }: Pick<FunnelProps, "figures">) => (
  <div style={{ height: chartHeight }}>
    <Table aria-label="From visit to order">
      <thead>
        <tr>
          <HeadCell>Step</HeadCell>
          <HeadCell className="text-right">Count</HeadCell>
          <HeadCell className="text-right">Of visits</HeadCell>
        </tr>
      </thead>
      <tbody>
        {([...steps, "orders", "bookings"] as const).map((step) => (
          <Row key={step}>
            <Cell>{rowNames[step]}</Cell>
            <Cell className="figures text-right text-strong">{figures[step].toLocaleString()}</Cell>
            <Cell className="figures text-right">
              {figures.visits === 0 ? "–" : partText(figures[step] / figures.visits)}
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  </div>
);

const rowNames = {
  visits: adFigures.visits.name,
  carts: adFigures.carts.name,
  conversions: adFigures.conversions.name,
  orders: "Orders",
  bookings: "Bookings",
} as const;
