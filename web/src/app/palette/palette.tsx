import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Dialog } from "radix-ui";
import { useRef } from "react";
import { useReturnFocus } from "#ui/overlays/use-return-focus.ts";
import { useVisibleHeight } from "#ui/overlays/use-visible-height.ts";
import { PaletteSearch } from "./palette-search.tsx";

interface PaletteProps {
  open: boolean;
  onClose: () => void;
}

/** Finds pages, actions and records by name. Its height is fixed, whatever is found. */
export function Palette({ open, onClose }: PaletteProps) {
  const focus = useReturnFocus();
  const visible = useVisibleHeight();
  const chosen = useRef<() => void>(undefined);
  const leave = (then: (() => void) | undefined) => {
    chosen.current = then;
    onClose();
  };
  const giveBack = () => {
    focus.onCloseAutoFocus();
    // Not earlier: what it opens, such as the sidebar of a phone, will return the focus to the same place.
    chosen.current?.();
    chosen.current = undefined;
  };
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-scrim bg-(--scrim)" />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focus.onOpenAutoFocus}
          onCloseAutoFocus={giveBack}
          style={{ maxHeight: Math.round(visible * 0.92) }}
          className="fixed inset-x-0 top-0 z-50 mx-auto flex h-[32rem] animate-rise flex-col overflow-hidden rounded-b-lg bg-lifted pt-[env(safe-area-inset-top)] shadow-float focus-visible:outline-none md:inset-x-4 md:top-[clamp(1rem,50dvh-21rem,9rem)] md:h-[29rem] md:max-w-160 md:rounded-lg"
        >
          <Dialog.Title className="sr-only">{t("Search||noun, the search field")}</Dialog.Title>
          <PaletteSearch onLeave={leave} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
