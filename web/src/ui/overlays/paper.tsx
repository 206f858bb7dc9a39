import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Printer, X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "../forms/button.tsx";
import { IconButton } from "../forms/icon-button.tsx";
import { classes } from "../look/classes.ts";
import { useReturnFocus } from "./use-return-focus.ts";

interface PaperProps {
  /** The accessible name. */
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Shows a document as it will be printed, over the whole screen; only the document is printed. */
export function Paper({ title, open, onClose, children }: PaperProps) {
  const focus = useReturnFocus();
  return (
    <Primitive.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Primitive.Portal>
        <Primitive.Content
          aria-describedby={undefined}
          {...focus}
          className="fixed inset-0 z-50 overflow-y-auto bg-panel focus-visible:outline-none print:static print:overflow-visible print:bg-transparent"
        >
          <Primitive.Title className="sr-only">{title}</Primitive.Title>
          <div className="sticky top-0 z-10 flex items-center justify-end gap-2 border-line border-b bg-panel px-4 py-2.5 print:hidden">
            <Button look="primary" onClick={() => print()}>
              <Printer aria-hidden="true" />
              {t("Print||verb")}
            </Button>
            <IconButton label={t("Close||a dialog")} onClick={onClose}>
              <X />
            </IconButton>
          </div>
          <div className="px-4 py-6 md:py-10 print:p-0">
            <article className="paper mx-auto max-w-[44rem] space-y-8 rounded-md p-5 shadow-float md:p-12 print:max-w-none print:p-0 print:shadow-none">
              {children}
            </article>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

interface PaperTableProps {
  heads: readonly { name: string; className?: string }[];
  /** The rows of the table. */
  children: ReactNode;
}

/** A table in a printed document: text in the first column, figures in the others. */
export const PaperTable = ({ heads, children }: PaperTableProps) => (
  <table className="w-full border-collapse text-left rtl:text-right">
    <thead>
      <tr className="border-line border-b text-faint text-sm">
        {heads.map(({ name, className }, at) => (
          <th
            key={name}
            scope="col"
            className={classes("py-2 font-medium", at === 0 ? "pe-3" : "text-end", className)}
          >
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);
