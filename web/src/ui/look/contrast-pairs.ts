// Which colour is shown on which, with the least contrast between them. The style guide shows these pairs; a
// test measures them.
import { forControls, forText } from "./color.ts";

export interface Pair {
  /** The token of the text or mark. */
  ink: string;
  /** The tokens below it, bottom first: a wash is painted on a surface. */
  on: readonly string[];
  least: number;
}

export interface PairGroup {
  title: string;
  pairs: readonly Pair[];
}

const surfaces = ["canvas", "panel", "raised", "lifted"] as const;
const statuses = ["waiting", "good", "stopped", "wrong"] as const;
/** Each measure of a chart has the same colour on every screen. */
export const chartSeries = ["revenue", "spend", "visits", "clicks"] as const;

const onEach = (ink: string, grounds: readonly (readonly string[])[], least: number): Pair[] =>
  grounds.map((on) => ({ ink, on, least }));

const plain = surfaces.map((surface) => [surface]);
const hovered = surfaces.map((surface) => [surface, "hover"]);
const chosen = [["canvas", "accent-wash"]];

export const contrastPairs: readonly PairGroup[] = [
  {
    title: "Text",
    pairs: ["strong", "body", "faint", "accent-text"].flatMap((ink) =>
      onEach(ink, [...plain, ...hovered, ...chosen], forText),
    ),
  },
  {
    title: "Status",
    pairs: statuses.flatMap((tone) =>
      onEach(
        tone,
        [...plain, ["canvas", "hover"], ...chosen, ...surfaces.map((surface) => [surface, `${tone}-wash`])],
        forText,
      ),
    ),
  },
  {
    title: "On colour",
    pairs: [
      ...onEach("on-accent", [["accent"], ["accent-hover"]], forText),
      ...onEach("on-wrong", [["wrong"], ["wrong-hover"]], forText),
      // A tooltip has the theme's colours swapped.
      ...onEach("canvas", [["strong"]], forText),
    ],
  },
  {
    title: "Controls",
    pairs: ["edge", "accent", "wrong"].flatMap((ink) => onEach(ink, plain, forControls)),
  },
  {
    title: "Charts",
    pairs: chartSeries.flatMap((ink) => onEach(ink, [["canvas"], ["raised"]], forControls)),
  },
];
