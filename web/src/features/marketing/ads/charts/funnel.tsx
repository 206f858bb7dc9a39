import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { AdFigures } from "@solodesk/contract/marketing/ads/ad-figures.ts";
import { ChartFigure } from "#ui/chart/chart-figure.tsx";
import { chartHeight } from "#ui/chart/chart-line.ts";
import { Cell, HeadCell, Row, Table } from "#ui/data/table.tsx";
import { WhyLink } from "#ui/layout/why-link.tsx";
import type { Opened } from "#ui/overlays/use-opened.ts";
import { type AdFigureName, adFigures, hundredText } from "../ad-words.ts";
import { funnelInWords } from "./traffic-words.ts";

interface FunnelProps {
  figures: AdFigures;
  opened: Opened;
}

const steps = ["visits", "carts", "orders", "bookings"] as const satisfies readonly AdFigureName[];

/**
 * How far visits went. Orders and bookings are separate steps: one visitor may do both, and a booking needs
 * no cart.
 */
export const Funnel = ({ figures, opened }: FunnelProps) => (
  <ChartFigure
    title={t("From visit to order")}
    says={funnelInWords(figures)}
    chart={<FunnelBars figures={figures} opened={opened} />}
    table={<FunnelTable figures={figures} />}
  />
);

/** The step's share of visits, at most 1: one visitor may book twice, or buy because of last week's visit. */
const shareOf = (step: (typeof steps)[number], { visits, ...figures }: AdFigures): number =>
  step === "visits" ? Math.min(1, visits) : Math.min(1, figures[step] / Math.max(1, visits));

/** Empty if a step has more than the visits: some came from earlier visits, so a rate would be misleading. */
const byVisits = (step: (typeof steps)[number], figures: AdFigures): string =>
  step === "visits" || figures[step] > figures.visits || figures.visits === 0
    ? ""
    : t("{rate} per 100 visits", { rate: hundredText(figures[step] / figures.visits) });

const FunnelBars = ({ figures, opened }: FunnelProps) => (
  <ol style={{ height: chartHeight }} className="flex flex-col justify-around">
    {steps.map((step) => (
      <li key={step}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="text-body">{t(adFigures[step].name)}</span>
          <span className="figures text-faint text-sm">
            {byVisits(step, figures)}
            <span className="ms-2 font-medium text-base text-strong">
              <WhyLink figure={step} name={t(adFigures[step].name)} opened={opened}>
                {numberFormat().format(figures[step])}
              </WhyLink>
            </span>
          </span>
        </div>
        <div aria-hidden="true" className="mt-1.5 h-3 overflow-hidden rounded-sm bg-hover">
          <div
            className={`h-full rounded-sm ${step === "visits" || step === "carts" ? "bg-visits" : "bg-revenue"}`}
            style={{ width: `${shareOf(step, figures) * 100}%` }}
          />
        </div>
      </li>
    ))}
  </ol>
);

const FunnelTable = ({ figures }: Pick<FunnelProps, "figures">) => (
  <div style={{ height: chartHeight }}>
    <Table aria-label={t("From visit to order")}>
      <thead>
        <tr>
          <HeadCell>{t("Step||from visit to order")}</HeadCell>
          <HeadCell className="text-end">{t("Count||how many")}</HeadCell>
          <HeadCell className="text-end">{t("Per 100 visits")}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => (
          <Row key={step}>
            <Cell>{t(adFigures[step].name)}</Cell>
            <Cell className="figures text-end text-strong">{numberFormat().format(figures[step])}</Cell>
            <Cell className="figures text-end">
              {figures.visits === 0 ? "–" : hundredText(figures[step] / figures.visits)}
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  </div>
);
