import type { ComponentProps } from "react";
import { iconButtonLook } from "#ui/forms/icon-button.tsx";

interface RowActionProps extends Omit<ComponentProps<"button">, "aria-label" | "title"> {
  label: string;
}

/** An icon button for rows that mount while scrolling: the browser's own tooltip needs no extra work. */
export const RowAction = ({ label, ...props }: RowActionProps) => (
  <button type="button" aria-label={label} title={label} className={iconButtonLook} {...props} />
);
