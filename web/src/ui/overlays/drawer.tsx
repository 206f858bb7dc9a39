import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../forms/icon-button.tsx";
import { useMedia } from "../layout/use-media.ts";
import { classes } from "../look/classes.ts";
import { Sheet } from "./sheet.tsx";

interface DrawerProps {
  /** Its accessible name. */
  title: string;
  open: boolean;
  onClose: () => void;
  /** Its width beside the list. */
  className?: string;
  children: ReactNode;
}

/** All about one thing of a list, beside it; from below on a phone. */
export function Drawer({ title, open, onClose, className, children }: DrawerProps) {
  const isPhone = !useMedia("(min-width: 768px)");
  return (
    <Sheet
      title={title}
      side={isPhone ? "bottom" : "right"}
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      focusOn="sheet"
      className={classes("w-full", className)}
    >
      {children}
      {/* Last, so that it opens with the focus on what it is about. */}
      <div className="absolute top-3 right-3">
        <IconButton label="Close" onClick={onClose} className="bg-panel">
          <X />
        </IconButton>
      </div>
    </Sheet>
  );
}
