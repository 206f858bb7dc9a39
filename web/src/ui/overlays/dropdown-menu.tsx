import { Check } from "lucide-react";
import { DropdownMenu as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { classes } from "../look/classes.ts";

export const Menu = Primitive.Root;
export const MenuTrigger = Primitive.Trigger;
export const MenuRadioGroup = Primitive.RadioGroup;

export const MenuContent = ({ className, ...props }: ComponentProps<typeof Primitive.Content>) => (
  <Primitive.Portal>
    <Primitive.Content
      sideOffset={6}
      align="end"
      collisionPadding={8}
      className={classes("z-50 min-w-52 animate-rise rounded-lg bg-lifted p-1 shadow-float", className)}
      {...props}
    />
  </Primitive.Portal>
);

const row = classes(
  "relative flex min-h-9 cursor-default select-none items-center gap-2.5 rounded-md px-2.5 text-base text-body outline-none touch:min-h-11",
  "data-highlighted:bg-hover data-highlighted:text-strong data-disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0",
);

export const MenuItem = ({ className, ...props }: ComponentProps<typeof Primitive.Item>) => (
  <Primitive.Item className={classes(row, className)} {...props} />
);

export const MenuRadioItem = ({ children, ...props }: ComponentProps<typeof Primitive.RadioItem>) => (
  <Primitive.RadioItem className={classes(row, "pe-9")} {...props}>
    {children}
    <Primitive.ItemIndicator className="absolute end-2.5 text-strong">
      <Check />
    </Primitive.ItemIndicator>
  </Primitive.RadioItem>
);

export const MenuSeparator = () => <Primitive.Separator className="my-1 h-px bg-line" />;
