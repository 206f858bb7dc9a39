import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { AdCampaignFigures } from "@solodesk/contract/marketing/ads/ad-figures.ts";
import { WhyLink } from "#ui/layout/why-link.tsx";
import type { Opened } from "#ui/overlays/use-opened.ts";
import { type AdFigureName, adFigures, campaignName } from "../ad-words.ts";
import { FigureValue } from "../charts/figure-value.tsx";
import { figureOf } from "../rows/opened-figure.ts";

interface CampaignFigureProps {
  figure: AdFigureName;
  of: AdCampaignFigures;
  opened: Opened;
}

/** A number of one campaign, which opens its rows; the sum of all others has no rows to list. */
export const CampaignFigure = ({ figure, of, opened }: CampaignFigureProps) =>
  of.key === null ? (
    <FigureValue figure={figure} of={of} />
  ) : (
    <WhyLink
      figure={figureOf(figure, of.key)}
      name={t("{figure} of {campaign}", {
        figure: t(adFigures[figure].name),
        campaign: campaignName(of.campaign),
      })}
      opened={opened}
      isOneOfMany
    >
      <FigureValue figure={figure} of={of} />
    </WhyLink>
  );
