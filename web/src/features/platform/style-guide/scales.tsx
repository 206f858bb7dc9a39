import { useState } from "react";
import { Button } from "#ui/forms/button.tsx";
import { Section } from "./section.tsx";
import { Specimen, Specimens } from "./specimen.tsx";

const sizes = [
  ["text-2xl", "40"],
  ["text-xl", "28"],
  ["text-lg", "20"],
  ["text-md", "16"],
  ["text-base", "14"],
  ["text-sm", "13"],
  ["text-xs", "12"],
] as const;

export const TypeScale = () => (
  <Section title="Type" lead="One face for all. Figures that stand in columns are of one width.">
    <ul className="space-y-3">
      {sizes.map(([size, pixels]) => (
        <li key={size} className="flex items-baseline gap-4">
          <span className="figures w-8 shrink-0 text-faint text-sm">{pixels}</span>
          <span className={`${size} min-w-0 truncate text-strong`}>Tomorrow, 3:00 pm, one hour</span>
        </li>
      ))}
    </ul>
    <Specimens of="Strengths and figures" width="md">
      <Specimen name="strong: what is read first">
        <p className="text-strong">Sourdough loaf</p>
      </Specimen>
      <Specimen name="body: what is read">
        <p>Baked on Tuesdays and Fridays.</p>
      </Specimen>
      <Specimen name="faint: what is there when looked for">
        <p className="text-faint">Added yesterday</p>
      </Specimen>
      <Specimen name="figures: one width">
        <p className="figures text-end">
          1,111.11
          <br />
          8,888.88
        </p>
      </Specimen>
    </Specimens>
  </Section>
);

const steps = ["w-1", "w-2", "w-3", "w-4", "w-6", "w-8", "w-12", "w-16"] as const;
const corners = [
  ["rounded-sm", "4, marks and small things"],
  ["rounded-md", "6, controls"],
  ["rounded-lg", "10, what floats"],
] as const;

export const Measures = () => (
  <Section
    title="Space and shape"
    lead="Everything stands on a grid of 4 px. What floats has a shadow, nothing else."
  >
    <ul className="space-y-2">
      {steps.map((step) => (
        <li key={step} className="flex items-center gap-4">
          <span className="figures w-8 text-faint text-sm">{Number(step.slice(2)) * 4}</span>
          <span className={`${step} h-3 rounded-sm bg-edge`} />
        </li>
      ))}
    </ul>
    <Specimens of="Corners and shadow">
      {corners.map(([corner, name]) => (
        <Specimen key={corner} name={name}>
          <span className={`${corner} h-16 w-full bg-raised ring-1 ring-edge ring-inset`} />
        </Specimen>
      ))}
      <Specimen name="float: dialogs, menus, sheets">
        <span className="h-16 w-full rounded-lg bg-lifted shadow-float" />
      </Specimen>
    </Specimens>
  </Section>
);

const motions = [
  ["animate-appear", "appear, 120 ms: dialogs, tooltips"],
  ["animate-rise", "rise, 140 ms: menus, lists that open"],
  ["animate-sheet-start", "sheet, 200 ms: from its side"],
  ["animate-skeleton", "skeleton: after 150 ms, then it breathes"],
] as const;

export function Motion() {
  const [played, setPlayed] = useState(0);
  return (
    <Section
      title="Motion"
      lead="Only to show where something came from; transform and opacity alone. If the reader asked for reduced motion, nothing moves."
    >
      <Button onClick={() => setPlayed(played + 1)}>Play again</Button>
      <Specimens of="Entrances" key={played}>
        {motions.map(([motion, name]) => (
          <Specimen key={motion} name={name}>
            <span className="h-16 w-full overflow-hidden rounded-md">
              <span
                className={`${motion} block size-full rounded-md bg-lifted ring-1 ring-line ring-inset`}
              />
            </span>
          </Specimen>
        ))}
      </Specimens>
    </Section>
  );
}
