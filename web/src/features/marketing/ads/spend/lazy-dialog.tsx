import { type ReactNode, Suspense, useState } from "react";
import { Button } from "#ui/forms/button.tsx";

interface LazyDialogProps {
  /** Label of the button. */
  name: string;
  /** The dialog; its script loads on the first press. */
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
