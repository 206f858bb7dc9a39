import type { ReactNode } from "react";

interface SpecimensProps {
  /** Name of the component shown in several states, which is also the name of its file. */
  of: string;
  /** How wide each specimen is. */
  width?: keyof typeof widths;
  children: ReactNode;
}

const widths = {
  sm: "grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))]",
  md: "grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))]",
  lg: "grid-cols-[repeat(auto-fill,minmax(min(24rem,100%),1fr))]",
} as const;

export const Specimens = ({ of, width = "sm", children }: SpecimensProps) => (
  <div>
    <h3 className="pb-3 text-base">{of}</h3>
    <ul className={`grid gap-x-6 gap-y-5 ${widths[width]}`}>{children}</ul>
  </div>
);

/** States that the pointer and the keyboard cause; all others are props. */
type Shown = "hover" | "focus-visible" | "active";

interface SpecimenProps {
  name: string;
  shown?: Shown | undefined;
  children: ReactNode;
}

/** One state with its name; `shown` draws it as if hovered, focused or pressed. */
export const Specimen = ({ name, shown, children }: SpecimenProps) => (
  <li className="min-w-0">
    <div data-shown={shown} className="flex min-h-9 flex-wrap items-center gap-2">
      {children}
    </div>
    <p className="mt-1.5 text-faint text-xs">{name}</p>
  </li>
);

export const pointerStates: readonly { name: string; shown?: Shown }[] = [
  { name: "Rest" },
  { name: "Hover", shown: "hover" },
  { name: "Focus", shown: "focus-visible" },
  { name: "Pressed", shown: "active" },
];
