import type { ComponentProps } from "react";
import { iconButtonLook } from "#ui/forms/icon-button.tsx";

interface RowActionProps extends Omit<ComponentProps<"button">, "aria-label" | "title"> {
  label: string;
}

/** An icon button for rows that come and go while scrolling: the browser's own tooltip costs nothing. */
export const RowAction = ({ label, ...props }: RowActionProps) => (
  <button type="button" aria-label={label} title={label} className={iconButtonLook} {...props} />
);
