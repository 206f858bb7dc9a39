import { classes } from "#ui/look/classes.ts";

/** Classes of a time that can be picked: the label of an invisible radio button. */
export const slotLook = classes(
  "figures flex min-h-9 flex-col items-center justify-center rounded-md bg-raised px-2 py-1 text-base text-strong",
  "ring-1 ring-edge ring-inset transition-colors duration-120 peer-hover:bg-hover touch:min-h-11",
  "peer-checked:bg-accent-wash peer-checked:font-semibold peer-checked:ring-2 peer-checked:ring-accent",
  "peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-focus-visible:outline-offset-2",
);
