import { Sheet } from "#ui/sheet.tsx";
import { useBackAway } from "#ui/use-back-away.ts";
import { useMedia } from "#ui/use-media.ts";
import { SidebarBody } from "./sidebar.tsx";
import { setSheetOpen, sheetWidth, useSheetOpen } from "./sidebar-state.ts";

const close = () => setSheetOpen(false);

/** The same sidebar as a sheet of 18rem (spec 9). */
export function SidebarSheet() {
  const wanted = useSheetOpen();
  // A window that grew has the fixed panel instead.
  const open = useMedia(sheetWidth) && wanted;
  useBackAway(open, close);
  return (
    <Sheet title="Sidebar" side="left" open={open} onOpenChange={setSheetOpen} className="w-72">
      <SidebarBody />
    </Sheet>
  );
}
