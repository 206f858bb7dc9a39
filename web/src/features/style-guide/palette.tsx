import { Section } from "./section.tsx";

const colours = [
  "canvas",
  "panel",
  "raised",
  "lifted",
  "strong",
  "body",
  "faint",
  "line",
  "edge",
  "accent",
  "waiting",
  "good",
  "stopped",
  "wrong",
] as const;

const sizes = [
  ["text-xs", "12"],
  ["text-sm", "13"],
  ["text-base", "14"],
  ["text-md", "16"],
  ["text-lg", "20"],
  ["text-xl", "28"],
  ["text-2xl", "40"],
] as const;

export const Palette = () => (
  <>
    <Section title="Colour">
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-7">
        {colours.map((name) => (
          <li key={name} className="text-sm">
            <span
              className="mb-1.5 block h-12 rounded-md ring-1 ring-line ring-inset"
              style={{ background: `var(--${name})` }}
            />
            {name}
          </li>
        ))}
      </ul>
    </Section>
    <Section title="Type">
      <ul className="space-y-2">
        {sizes.map(([size, pixels]) => (
          <li key={size} className="flex items-baseline gap-4">
            <span className="figures w-8 text-faint text-sm">{pixels}</span>
            <span className={`${size} truncate text-strong`}>Tomorrow, 3:00 pm, one hour</span>
          </li>
        ))}
      </ul>
    </Section>
  </>
);
