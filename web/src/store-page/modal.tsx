import { t } from "@solodesk/contract/kernel/language/t.ts";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useBackAway } from "#ui/overlays/use-back-away.ts";

interface ModalProps {
  title: string;
  open: boolean;
  onClose: () => void;
  /**
   * "side": from below on a phone, else from the end. "wide", for several steps: fills a phone's screen,
   * else centred. "question": from below on a phone, else centred.
   */
  shape?: keyof typeof places;
  children: ReactNode;
}

const places = {
  side: {
    dialog:
      "inset-x-0 top-auto bottom-0 max-h-[88dvh] rounded-t-2xl open:animate-from-below md:inset-y-0 md:end-0 md:start-auto md:h-dvh md:max-h-none md:w-104 md:rounded-none md:open:animate-from-end",
    box: "max-h-[88dvh] md:h-full md:max-h-none",
  },
  wide: {
    dialog:
      "inset-0 h-dvh max-h-none open:animate-from-below md:m-auto md:h-fit md:max-h-[calc(100dvh-4rem)] md:w-[min(52rem,calc(100vw-4rem))] md:rounded-2xl md:open:animate-rise",
    box: "h-dvh md:h-auto md:max-h-[calc(100dvh-4rem)]",
  },
  question: {
    dialog:
      "inset-x-0 top-auto bottom-0 rounded-t-2xl open:animate-from-below md:inset-0 md:m-auto md:h-fit md:w-104 md:rounded-2xl md:open:animate-rise",
    box: "max-h-[88dvh]",
  },
} as const;

/** A modal on the native `<dialog>`, which traps the focus and returns it. */
export function Modal({ title, open, onClose, shape = "side", children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const place = places[shape];
  useBackAway(open, onClose);
  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  useEffect(() => {
    const dialog = ref.current;
    // The content fills the dialog's box, so a click on the dialog element itself is on the backdrop.
    const leave = (event: MouseEvent) => event.target === dialog && dialog?.close();
    dialog?.addEventListener("click", leave);
    return () => dialog?.removeEventListener("click", leave);
  }, []);
  return (
    <dialog
      ref={ref}
      aria-label={title}
      onClose={onClose}
      className={`fixed m-0 w-full max-w-none overflow-hidden bg-lifted p-0 text-body shadow-float focus-visible:outline-none ${place.dialog}`}
    >
      {open && (
        <div className={`flex flex-col ${place.box}`}>
          <header className="flex items-center justify-between gap-4 px-5 pt-4 pb-2">
            <h2 className="text-lg">{title}</h2>
            <button
              type="button"
              aria-label={t("Close||a dialog")}
              onClick={() => ref.current?.close()}
              className="-me-2.5 inline-flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-hover hover:text-strong"
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
