import { t } from "@solodesk/contract/kernel/language/t.ts";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../forms/icon-button.tsx";
import { useMedia } from "../layout/use-media.ts";
import { classes } from "../look/classes.ts";
import { Sheet } from "./sheet.tsx";

interface DrawerProps {
  /** The accessible name. */
  title: string;
  open: boolean;
  onClose: () => void;
  /** Sets the width beside the list. */
  className?: string;
  children: ReactNode;
}

/** The details of one entry of a list, beside it. On a phone it opens from below. */
export function Drawer({ title, open, onClose, className, children }: DrawerProps) {
  const isPhone = !useMedia("(min-width: 768px)");
  return (
    <Sheet
      title={title}
      side={isPhone ? "bottom" : "end"}
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      focusOn="sheet"
      className={classes("w-full", className)}
    >
      {children}
      {/* Last in the DOM, so that the drawer opens with the focus on its content. */}
      <div className="absolute top-3 end-3">
        <IconButton label={t("Close||a dialog")} onClick={onClose} className="bg-panel">
          <X />
        </IconButton>
      </div>
    </Sheet>
  );
}
