import type { ComponentProps } from "react";
import { classes } from "../look/classes.ts";
import { Tooltip } from "../overlays/tooltip.tsx";

interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label"> {
  /** The accessible name; also shown as the tooltip. */
  label: string;
}

export function IconButton({ label, className, type = "button", ...props }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button type={type} aria-label={label} className={classes(iconButtonLook, className)} {...props} />
    </Tooltip>
  );
}

export const iconButtonLook = classes(
  "relative inline-flex size-9 shrink-0 items-center justify-center rounded-md text-body touch:size-11",
  "transition-colors duration-120 hover:bg-hover hover:text-strong active:opacity-70 disabled:opacity-50",
  "data-[state=open]:bg-hover data-[state=open]:text-strong [&_svg]:size-[1.125rem]",
);
