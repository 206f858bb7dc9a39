import { t } from "@solodesk/contract/kernel/language/t.ts";
import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { iconButtonLook } from "../forms/icon-button.tsx";
import { classes } from "../look/classes.ts";
import { stayForToasts } from "./stay-for-toasts.ts";
import { useReturnFocus } from "./use-return-focus.ts";

export const Dialog = Primitive.Root;
export const DialogTrigger = Primitive.Trigger;
export const DialogClose = Primitive.Close;

interface DialogContentProps {
  title: string;
  description?: ReactNode;
  /** For content that is shown only once: only the dialog's own buttons close it. */
  persistent?: boolean;
  /** The buttons at the foot, the main one last. */
  footer?: ReactNode;
  /** "wide" for tables. */
  width?: keyof typeof widths;
  children?: ReactNode;
}

const widths = { form: "max-w-md", wide: "max-w-2xl", grid: "max-w-6xl" } as const;

const stay = (event: Event): void => event.preventDefault();

export function DialogContent(props: DialogContentProps) {
  const { title, description, persistent = false, footer, width = "form", children } = props;
  const focus = useReturnFocus();
  return (
    <Primitive.Portal>
      <Primitive.Overlay className="fixed inset-0 z-40 animate-scrim bg-(--scrim)" />
      <Primitive.Content
        {...(description ? {} : { "aria-describedby": undefined })}
        {...focus}
        onInteractOutside={persistent ? stay : stayForToasts}
        {...(persistent && { onEscapeKeyDown: stay })}
        className={classes(
          "fixed inset-x-4 top-1/2 z-50 mx-auto flex max-h-[calc(100dvh-2rem)] -translate-y-1/2 flex-col",
          widths[width],
          "animate-appear rounded-lg bg-lifted shadow-float focus-visible:outline-none",
        )}
      >
        <header className="p-5 pe-14 pb-3">
          <Primitive.Title className="font-semibold text-md text-strong">{title}</Primitive.Title>
          {description && (
            <Primitive.Description className="mt-1 text-body">{description}</Primitive.Description>
          )}
        </header>
        {children && <div className="overflow-y-auto px-5 py-1">{children}</div>}
        {footer && <footer className="flex flex-wrap justify-end gap-2 p-5 pt-4">{footer}</footer>}
        {/* Last in the DOM, so that the dialog opens with the focus on its content. */}
        {!persistent && (
          <Primitive.Close
            aria-label={t("Close||a dialog")}
            className={classes(iconButtonLook, "!absolute top-3 end-3")}
          >
            <X />
          </Primitive.Close>
        )}
      </Primitive.Content>
    </Primitive.Portal>
  );
}
