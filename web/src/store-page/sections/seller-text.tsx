import type { ComponentProps } from "react";

interface SellerTextProps extends Omit<ComponentProps<"p">, "children" | "dir"> {
  as?: "p" | "h1" | "h2" | "h3" | "span" | "summary" | "address";
  children: string;
}

/** Text by a seller: plain text, in its own writing direction. */
export const SellerText = ({ as: Tag = "p", children, ...rest }: SellerTextProps) => (
  <Tag dir="auto" {...rest}>
    {children}
  </Tag>
);
