import { useState } from "react";
import { Badge } from "#ui/data/badge.tsx";
import { contrastPairs, type PairGroup } from "#ui/look/contrast-pairs.ts";
import { Section } from "./section.tsx";
import { readThemeTokens, type ThemeTokens, type TokenValues, weakest } from "./theme-tokens.ts";

export const grounds = [
  "canvas",
  "panel",
  "raised",
  "lifted",
  "hover",
  "line",
  "accent-wash",
  "waiting-wash",
  "good-wash",
  "stopped-wash",
  "wrong-wash",
  "scrim",
] as const;

const themes = ["dark", "light"] as const;

/** The tokens of both themes; contrast is measured here, on the background where it is lowest. */
export function Colours() {
  const [tokens] = useState(readThemeTokens);
  return (
    <Section
      title="Colour"
      lead="Each theme is its own design. One accent for what can be acted on; four tones for how things stand, which differ in shape and word too."
    >
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-6 gap-y-5">
        {grounds.map((name) => (
          <li key={name} className="text-sm">
            <span className="flex overflow-hidden rounded-md ring-1 ring-edge">
              {themes.map((theme) => (
                <Patch key={theme} tokens={tokens[theme]} name={name} />
              ))}
            </span>
            <span className="mt-1.5 block text-faint text-xs">{name}</span>
          </li>
        ))}
      </ul>
      <div className="space-y-6">
        {contrastPairs.map((group) => (
          <Inks key={group.title} group={group} tokens={tokens} />
        ))}
      </div>
    </Section>
  );
}

const Patch = ({ tokens, name }: { tokens: TokenValues; name: string }) => (
  <span className="block h-12 flex-1" style={{ background: tokens.get("canvas") }}>
    <span className="block size-full" style={{ background: tokens.get(name) }} />
  </span>
);

function Inks({ group: { title, pairs }, tokens }: { group: PairGroup; tokens: ThemeTokens }) {
  const inks = [...new Set(pairs.map(({ ink }) => ink))];
  return (
    <div>
      <h3 className="pb-2 text-base">{title}</h3>
      <ul className="border-line border-t">
        {inks.map((ink) => (
          <li
            key={ink}
            className="grid grid-cols-2 items-center gap-x-6 gap-y-2 border-line border-b py-2.5 md:grid-cols-[10rem_1fr_1fr]"
          >
            <span className="font-medium text-strong max-md:col-span-2">{ink}</span>
            {themes.map((theme) => (
              <Contrast
                key={theme}
                tokens={tokens[theme]}
                ink={ink}
                group={{ title, pairs: pairs.filter((pair) => pair.ink === ink) }}
              />
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Contrast({ tokens, ink, group: { pairs } }: { tokens: TokenValues; ink: string; group: PairGroup }) {
  const least = Math.max(...pairs.map((pair) => pair.least));
  const found = weakest(tokens, pairs);
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span
        aria-hidden="true"
        className="flex size-8 shrink-0 items-center justify-center rounded-md ring-1 ring-edge"
        style={{ background: tokens.get(pairs[0]?.on[0] ?? "canvas") }}
      >
        <span className="size-4 rounded-full" style={{ background: tokens.get(ink) }} />
      </span>
      {found && (
        <span className="min-w-0 text-sm">
          <Badge tone={found.ratio >= least ? "good" : "wrong"}>
            <span className="figures">{found.ratio.toFixed(1)}</span>
          </Badge>
          <span className="mt-0.5 block truncate text-faint text-xs">
            of {least} on {found.on}
          </span>
        </span>
      )}
    </span>
  );
}
