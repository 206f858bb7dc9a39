import { type AdFigureName, adFigures } from "../ad-words.ts";

export interface OpenedFigure {
  figure: AdFigureName;
  /** Limits the rows to this campaign. */
  campaign: string | undefined;
}

const isFigure = (name: string): name is AdFigureName => Object.hasOwn(adFigures, name);

/** The figure as the address names it: "spend" alone, or "spend:" and the key of a campaign. */
export const figureOf = (figure: AdFigureName, campaign: string): string => `${figure}:${campaign}`;

export function figureIn(written: string | undefined): OpenedFigure | undefined {
  const [, name = "", campaign] = /^([^:]*)(?::(.*))?$/s.exec(written ?? "") ?? [];
  return isFigure(name) ? { figure: name, campaign } : undefined;
}
