import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useBackAway } from "#ui/use-back-away.ts";

interface ModalProps {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The browser's own dialog: it keeps the focus in and gives it back. From below on a phone, else from the right. */
export function Modal({ title, open, onClose, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useBackAway(open, onClose);
  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  useEffect(() => {
    const dialog = ref.current;
    // The dialog's own box is filled by its content, so a press on itself is one on the backdrop.
    const leave = (event: MouseEvent) => event.target === dialog && dialog?.close();
    dialog?.addEventListener("click", leave);
    return () => dialog?.removeEventListener("click", leave);
  }, []);
  return (
    <dialog
      ref={ref}
      aria-label={title}
      onClose={onClose}
      className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[88dvh] w-full max-w-none overflow-hidden rounded-t-2xl bg-lifted p-0 text-body shadow-float open:animate-from-below focus-visible:outline-none md:inset-y-0 md:right-0 md:left-auto md:h-dvh md:max-h-none md:w-104 md:rounded-none md:open:animate-from-right"
    >
      {open && (
        <div className="flex max-h-[88dvh] flex-col md:h-full md:max-h-none">
          <header className="flex items-center justify-between gap-4 px-5 pt-4 pb-2">
            <h2 className="text-lg">{title}</h2>
            <button
              type="button"
              aria-label="Close"
              onClick={() => ref.current?.close()}
              className="-mr-2.5 inline-flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-hover hover:text-strong"
            >
              <X aria-hidden="true" className="size-4.5" />
            </button>
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}
