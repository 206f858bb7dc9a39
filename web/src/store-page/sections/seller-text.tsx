import type { ComponentProps } from "react";

interface SellerTextProps extends Omit<ComponentProps<"p">, "children" | "dir"> {
  as?: "p" | "h1" | "h3" | "span" | "summary" | "address";
  children: string;
}

/** A seller's own words: text only, in the direction they are written in. */
export const SellerText = ({ as: Tag = "p", children, ...rest }: SellerTextProps) => (
  <Tag dir="auto" {...rest}>
    {children}
  </Tag>
);
