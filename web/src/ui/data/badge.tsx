import { Ban, CircleCheck, CircleDashed, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "../look/classes.ts";

// The four tones differ in icon and wording too, never in colour alone.
const tones = {
  waiting: ["bg-waiting-wash text-waiting", CircleDashed],
  good: ["bg-good-wash text-good", CircleCheck],
  stopped: ["bg-stopped-wash text-stopped", Ban],
  wrong: ["bg-wrong-wash text-wrong", TriangleAlert],
} as const;

export type Tone = keyof typeof tones;

export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  const [look, Icon] = tones[tone];
  return (
    <span
      className={classes(
        "inline-flex h-6 items-center gap-1.5 whitespace-nowrap rounded-md px-2 font-medium text-xs",
        look,
      )}
    >
      <Icon aria-hidden="true" className="size-3.5" />
      {children}
    </span>
  );
}
