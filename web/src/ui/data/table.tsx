import type { ComponentProps } from "react";
import { classes } from "../look/classes.ts";

// Rows separated by hairlines. Below 768 px screens show cards instead: see `RowCard`.

export const Table = ({ className, ...props }: ComponentProps<"table">) => (
  <table
    className={classes("w-full border-collapse text-left rtl:text-right text-base", className)}
    {...props}
  />
);

export const HeadCell = ({ className, ...props }: ComponentProps<"th">) => (
  <th
    scope="col"
    className={classes(
      "h-9 border-line border-b px-3 font-medium text-faint text-sm first:ps-0 last:pe-0",
      className,
    )}
    {...props}
  />
);

export const Row = ({ className, ...props }: ComponentProps<"tr">) => (
  <tr className={classes("border-line border-b hover:bg-hover", className)} {...props} />
);

export const Cell = ({ className, ...props }: ComponentProps<"td">) => (
  <td className={classes("h-11 px-3 py-1.5 first:ps-0 last:pe-0 touch:h-12", className)} {...props} />
);

/** A row on a phone; an `li` of a list. */
export const RowCard = ({ className, ...props }: ComponentProps<"li">) => (
  <li
    className={classes("flex min-h-12 items-center gap-3 border-line border-b py-3", className)}
    {...props}
  />
);
