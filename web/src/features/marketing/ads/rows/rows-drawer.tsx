import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { AdReport } from "@solodesk/contract/marketing/ads/ad-figures.ts";
import type { AdsFilter } from "@solodesk/contract/marketing/ads.ts";
import { lazy, Suspense, useState } from "react";
import { RowsSkeleton } from "#ui/data/rows-skeleton.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import type { Opened } from "#ui/overlays/use-opened.ts";
import { adFigures } from "../ad-words.ts";
import { figureIn, type OpenedFigure } from "./opened-figure.ts";

// Loaded on demand: most users never open it.
const RowsBody = lazy(async () => ({ default: (await import("./rows-body.tsx")).RowsBody }));

interface RowsDrawerProps {
  opened: Opened;
  report: AdReport | undefined;
  filter: AdsFilter;
  /** The period in words. */
  days: string;
  /** The store's time zone; undefined until it is known. */
  zone: string | undefined;
}

/** Every row that a figure is computed from. */
export function RowsDrawer({ opened: { id, close }, report, filter, days, zone }: RowsDrawerProps) {
  const wanted = figureIn(id);
  // The last figure stays visible while the drawer slides away.
  const [last, setLast] = useState<OpenedFigure>({ figure: "spend", campaign: undefined });
  if (wanted && (wanted.figure !== last.figure || wanted.campaign !== last.campaign)) setLast(wanted);
  const { figure, campaign } = last;
  return (
    <Drawer
      title={t("{figure}: what makes it", { figure: t(adFigures[figure].name) })}
      open={wanted !== undefined}
      onClose={close}
      className="md:w-[32rem]"
    >
      <Suspense
        fallback={
          <div className="p-5">
            <RowsSkeleton label={t("Loading what makes this figure")} />
          </div>
        }
      >
        <RowsBody
          key={`${figure}:${campaign}`}
          figure={figure}
          of={
            campaign === undefined ? report?.summary : report?.campaigns.find(({ key }) => key === campaign)
          }
          filter={campaign === undefined ? filter : { ...filter, campaign }}
          days={days}
          zone={zone}
        />
      </Suspense>
    </Drawer>
  );
}
