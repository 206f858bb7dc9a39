import { useState } from "react";
import { notify } from "#kernel/notify.ts";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogClose, DialogContent, DialogTrigger } from "#ui/dialog.tsx";
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "#ui/dropdown-menu.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { Tooltip } from "#ui/tooltip.tsx";
import { Section } from "./section.tsx";

export function Overlays() {
  const [sheet, setSheet] = useState(false);
  return (
    <Section title="Overlays">
      <div className="flex flex-wrap gap-3">
        <Dialog>
          <DialogTrigger asChild>
            <Button>Dialog</Button>
          </DialogTrigger>
          <DialogContent
            title="Remove “Sourdough loaf”?"
            description="Customers will no longer see it. Orders that hold it stay as they are."
            footer={
              <>
                <DialogClose asChild>
                  <Button>Keep</Button>
                </DialogClose>
                <DialogClose asChild>
                  <Button look="danger">Remove</Button>
                </DialogClose>
              </>
            }
          />
        </Dialog>
        <Button onClick={() => setSheet(true)}>Sheet</Button>
        <Sheet title="Example sheet" side="right" open={sheet} onOpenChange={setSheet} className="w-80 p-5">
          <h2 className="text-lg">A sheet</h2>
          <p className="mt-2">Details open beside what they belong to.</p>
        </Sheet>
        <Menu>
          <MenuTrigger asChild>
            <Button>Menu</Button>
          </MenuTrigger>
          <MenuContent align="start">
            <MenuItem>Edit</MenuItem>
            <MenuItem disabled>Duplicate</MenuItem>
            <MenuSeparator />
            <MenuItem>Remove</MenuItem>
          </MenuContent>
        </Menu>
        <Tooltip text="Opens after 700 ms">
          <Button>Tooltip</Button>
        </Tooltip>
        <Button
          onClick={() =>
            notify({
              type: "success",
              title: "Success",
              description: "Selected products have been added to your catalog.",
            })
          }
        >
          Success toast
        </Button>
        <Button
          onClick={() => notify({ type: "error", title: "Error", description: "Failed to fetch orders" })}
        >
          Error toast
        </Button>
      </div>
    </Section>
  );
}
