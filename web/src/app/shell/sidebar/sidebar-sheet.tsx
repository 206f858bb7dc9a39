import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Sheet } from "#ui/overlays/sheet.tsx";
import { useBackAway } from "#ui/overlays/use-back-away.ts";
import { SidebarBody } from "./sidebar.tsx";
import { setSheetOpen, useSheetOpen } from "./sidebar-state.ts";

const close = () => setSheetOpen(false);

/** The same sidebar as an 18rem sheet (spec 9). */
export function SidebarSheet() {
  const open = useSheetOpen();
  useBackAway(open, close);
  return (
    <Sheet title={t("Sidebar")} side="start" open={open} onOpenChange={setSheetOpen} className="w-72">
      <SidebarBody />
    </Sheet>
  );
}
