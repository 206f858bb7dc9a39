import { X } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { IconButton } from "./icon-button.tsx";
import { Sheet } from "./sheet.tsx";
import { useMedia } from "./use-media.ts";

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
