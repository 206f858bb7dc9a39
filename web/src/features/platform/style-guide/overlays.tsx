import { useState } from "react";
import { beginLoading } from "#kernel/api/loading.ts";
import { Button } from "#ui/forms/button.tsx";
import { Dialog, DialogClose, DialogContent, DialogTrigger } from "#ui/overlays/dialog.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuTrigger,
} from "#ui/overlays/dropdown-menu.tsx";
import { Paper } from "#ui/overlays/paper.tsx";
import { Popover, PopoverAnchor, PopoverContent } from "#ui/overlays/popover.tsx";
import { Question } from "#ui/overlays/question.tsx";
import { Sheet } from "#ui/overlays/sheet.tsx";
import { Tooltip } from "#ui/overlays/tooltip.tsx";
import { Section } from "./section.tsx";
import { Specimen, Specimens } from "./specimen.tsx";

/** Shows the real loading overlay over the whole app for 1.2 s, as long as a quick response takes. */
function cover(): void {
  const done = beginLoading();
  setTimeout(done, 1200);
}

export const Overlays = () => (
  <Section
    title="Overlays"
    lead="A dialog asks, a sheet shows details, a menu offers. Escape closes each, and the focus goes back."
  >
    <Specimens of="Press to open">
      <Specimen name="Dialog">
        <Notice />
      </Specimen>
      <Specimen name="Question">
        <Question
          title="Remove “Sourdough loaf”?"
          text="Customers will no longer see it. Orders that hold it stay as they are."
          yes="Remove"
          onYes={() => undefined}
        >
          <Button>Ask first</Button>
        </Question>
      </Specimen>
      <Specimen name="Sheet">
        <Details />
      </Specimen>
      <Specimen name="Drawer, from below on a phone">
        <OneOfMany />
      </Specimen>
      <Specimen name="Paper, the same in both themes">
        <ToPrint />
      </Specimen>
      <Specimen name="Menu">
        <Menu>
          <MenuTrigger asChild>
            <Button>Open a menu</Button>
          </MenuTrigger>
          <MenuContent align="start">
            <MenuItem>Edit</MenuItem>
            <MenuItem disabled>Duplicate</MenuItem>
            <MenuSeparator />
            <MenuRadioGroup value="dark">
              <MenuRadioItem value="dark">Dark</MenuRadioItem>
              <MenuRadioItem value="light">Light</MenuRadioItem>
            </MenuRadioGroup>
          </MenuContent>
        </Menu>
      </Specimen>
      <Specimen name="Popover">
        <Note />
      </Specimen>
      <Specimen name="Tooltip, after 700 ms">
        <Tooltip text="Says what an icon means">
          <Button>Rest here</Button>
        </Tooltip>
      </Specimen>
      <Specimen name="Loading overlay">
        <Button onClick={cover}>Cover the app</Button>
      </Specimen>
    </Specimens>
  </Section>
);

const Notice = () => (
  <Dialog>
    <DialogTrigger asChild>
      <Button>Open a dialog</Button>
    </DialogTrigger>
    <DialogContent
      title="Sourdough loaf"
      description="Baked each morning, sold until it is gone."
      footer={
        <DialogClose asChild>
          <Button>Close</Button>
        </DialogClose>
      }
    />
  </Dialog>
);

function Details() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open a sheet</Button>
      <Sheet title="Example sheet" side="end" open={open} onOpenChange={setOpen} className="w-80 p-5">
        <h2 className="text-lg">A sheet</h2>
        <p className="mt-2">Details open beside what they belong to.</p>
        <Button className="mt-5 self-start" onClick={() => setOpen(false)}>
          Close
        </Button>
      </Sheet>
    </>
  );
}

function OneOfMany() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open a drawer</Button>
      <Drawer title="Example drawer" open={open} onClose={() => setOpen(false)} className="md:w-[28rem]">
        <div className="p-5 pe-14">
          <h2 className="text-lg">Sourdough loaf</h2>
          <p className="mt-2">All about one thing of a list, while the list stays where it was.</p>
        </div>
      </Drawer>
    </>
  );
}

function ToPrint() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open paper to print</Button>
      <Paper title="Example receipt" open={open} onClose={() => setOpen(false)}>
        <p className="font-semibold text-lg text-strong">Sourdough loaf</p>
        <p>Only what stands on the sheet is printed.</p>
      </Paper>
    </>
  );
}

function Note() {
  const [open, setOpen] = useState(false);
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverAnchor asChild>
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          Open a popover
        </Button>
      </PopoverAnchor>
      <PopoverContent aria-label="Example popover" className="w-56 p-3">
        Holds a list to choose from, or a short note.
      </PopoverContent>
    </Popover>
  );
}
