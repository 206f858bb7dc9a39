import { Section } from "./section.tsx";
import { Specimen, Specimens } from "./specimen.tsx";

const spend = [8, 9, 12, 11, 14, 13, 16];
const revenue = [10, 14, 13, 22, 24, 31, 38];
const clicks = [6, 9, 8, 13, 12, 15, 19];
const visits = [12, 16, 15, 24, 25, 29, 36];

const lineOf = (values: number[]): string =>
  values.map((value, at) => `${at === 0 ? "M" : "L"}${at * 36} ${100 - value * 2}`).join("");

interface Line {
  name: string;
  values: number[];
  stroke: string;
  fill: string;
}

const charts: readonly { says: string; lines: readonly Line[] }[] = [
  {
    says: "Ads brought in more than they cost.",
    lines: [
      { name: "Revenue", values: revenue, stroke: "stroke-revenue", fill: "fill-revenue" },
      { name: "Spend", values: spend, stroke: "stroke-spend", fill: "fill-spend" },
    ],
  },
  {
    says: "Every second click became a visit, and visits double.",
    lines: [
      { name: "Visits", values: visits, stroke: "stroke-visits", fill: "fill-visits" },
      { name: "Clicks", values: clicks, stroke: "stroke-clicks", fill: "fill-clicks" },
    ],
  },
];

export const Charts = () => (
  <Section
    title="Charts"
    lead="A sentence above says what is to be seen; lines carry their names. The same colour for the same thing on every screen."
  >
    <Specimens of="Series" width="lg">
      {charts.map(({ says, lines }) => (
        <Specimen key={says} name="Example figures">
          <figure className="w-full">
            <figcaption className="pb-3 text-strong">{says}</figcaption>
            <svg viewBox="0 0 280 104" className="w-full max-w-md" role="img" aria-label={says}>
              <path d="M0 100h216" className="stroke-line" />
              {lines.map(({ name, values, stroke, fill }) => (
                <g key={name}>
                  <path d={lineOf(values)} className={`fill-none stroke-2 ${stroke}`} />
                  <text x={224} y={104 - (values.at(-1) ?? 0) * 2} className={`font-medium text-xs ${fill}`}>
                    {name}
                  </text>
                </g>
              ))}
            </svg>
          </figure>
        </Specimen>
      ))}
    </Specimens>
  </Section>
);
