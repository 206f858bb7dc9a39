import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { Spinner } from "../layout/spinner.tsx";
import { classes } from "../look/classes.ts";
import { useFocusBack } from "../overlays/use-focus-back.ts";

const looks = {
  primary: "bg-accent text-on-accent hover:bg-accent-hover font-semibold",
  secondary: "bg-raised text-strong ring-1 ring-inset ring-line hover:bg-hover font-medium",
  ghost: "text-body hover:bg-hover hover:text-strong font-medium",
  danger: "bg-wrong text-on-wrong hover:bg-wrong-hover font-semibold",
} as const;

const sizes = { sm: "h-8 px-3 text-sm touch:h-11", md: "h-9 px-4 text-base touch:h-11" } as const;

export interface ButtonProps extends ComponentProps<"button"> {
  look?: keyof typeof looks;
  size?: keyof typeof sizes;
  /** Shows a spinner and disables the button while a request is running. */
  busy?: boolean;
  /** Renders the only child (usually a link) with the look of a button. */
  asChild?: boolean;
}

export function Button({
  look = "secondary",
  size = "md",
  busy = false,
  asChild = false,
  ...rest
}: ButtonProps) {
  const { className, disabled, children, type = "button", ...props } = rest;
  useFocusBack(busy);
  const styled = classes(
    "relative inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-md",
    "transition-colors duration-120 active:opacity-90 disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0",
    looks[look],
    sizes[size],
    className,
  );
  if (asChild) {
    return (
      <Slot.Root className={styled} {...props}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button
      type={type}
      className={styled}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...props}
    >
      {busy && <Spinner className="absolute" />}
      <span className={classes("inline-flex items-center gap-2", busy && "opacity-0")}>{children}</span>
    </button>
  );
}
