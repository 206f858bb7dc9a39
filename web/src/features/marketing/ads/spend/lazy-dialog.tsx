import { type ReactNode, Suspense, useState } from "react";
import { Button } from "#ui/forms/button.tsx";

interface LazyDialogProps {
  /** What the button says. */
  name: string;
  /** The dialog; its script comes with the first press. */
  children: (close: () => void) => ReactNode;
}

export function LazyDialog({ name, children }: LazyDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {name}
      </Button>
      {isOpen && <Suspense fallback={null}>{children(() => setOpen(false))}</Suspense>}
    </>
  );
}
