import { ChevronRight } from "lucide-react";
import { Accordion as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { classes } from "../look/classes.ts";

export const Accordion = Primitive.Root;
export const AccordionItem = Primitive.Item;

/** The heading that opens and closes its panel; the arrow keys, Home and End move between headings. */
export const AccordionTrigger = ({
  className,
  children,
  ...props
}: ComponentProps<typeof Primitive.Trigger>) => (
  <Primitive.Header className="min-w-0 flex-1">
    <Primitive.Trigger
      className={classes(
        "group/trigger flex min-h-11 w-full items-baseline gap-2.5 rounded-md py-2.5 text-start font-medium text-md text-strong tracking-normal touch:min-h-12",
        className,
      )}
      {...props}
    >
      <ChevronRight
        aria-hidden="true"
        className="size-4 shrink-0 translate-y-0.5 text-faint transition-transform duration-140 group-hover/trigger:text-strong group-data-[state=open]/trigger:rotate-90 rtl:group-data-[state=open]/trigger:-rotate-90"
      />
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </Primitive.Trigger>
  </Primitive.Header>
);

/** Indented to align with the text of its heading. */
export const AccordionPanel = ({ className, ...props }: ComponentProps<typeof Primitive.Content>) => (
  <Primitive.Content className={classes("ps-6.5 data-[state=open]:animate-appear", className)} {...props} />
);
