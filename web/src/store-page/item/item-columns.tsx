import type { ReactNode } from "react";

interface ItemColumnsProps {
  /** Left out for a service without a picture. */
  pictures?: ReactNode;
  children: ReactNode;
}

/** The pictures beside the words; above them on a phone. */
export const ItemColumns = ({ pictures, children }: ItemColumnsProps) =>
  pictures === undefined ? (
    <article className="max-w-[44rem] pt-6 md:pt-10">{children}</article>
  ) : (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-4 md:grid-cols-2 md:gap-10 md:pt-8 lg:gap-14">
      <div className="min-w-0">{pictures}</div>
      <div className="min-w-0">{children}</div>
    </article>
  );
