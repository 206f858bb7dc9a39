import { useState } from "react";
import { AddCalendarDialog } from "./add-calendar-dialog.tsx";
import type { GoogleReturn } from "./google-answer.ts";

/** Goes on where the seller left for Google. */
export function FinishGoogle({ answer }: { answer: GoogleReturn }) {
  const [isOpen, setOpen] = useState(true);
  return <AddCalendarDialog open={isOpen} hasGoogle answer={answer} onClose={() => setOpen(false)} />;
}
