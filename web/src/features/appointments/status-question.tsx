import type { Appointment } from "@solodesk/contract/appointments.ts";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogClose, DialogContent } from "#ui/dialog.tsx";
import type { NextStatus } from "./status-steps.ts";
import { exactlyInWords } from "./time-in-words.ts";

interface StatusQuestionProps {
  appointment: Appointment;
  /** Open while there is one. */
  step: NextStatus | undefined;
  onClose: () => void;
  onYes: (step: NextStatus) => void;
}

export function StatusQuestion({ appointment, step, onClose, onYes }: StatusQuestionProps) {
  const { title, customer, timezone, starts_at } = appointment;
  const question = step?.question;
  return (
    <Dialog open={question !== undefined} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {step && question && (
        <DialogContent
          title={question.title}
          description={question.text}
          footer={
            <>
              <DialogClose asChild>
                <Button>Leave it</Button>
              </DialogClose>
              <DialogClose asChild>
                <Button look="danger" onClick={() => onYes(step)}>
                  {question.yes}
                </Button>
              </DialogClose>
            </>
          }
        >
          <p className="break-words font-medium text-strong">
            {title} with {customer.name}
          </p>
          <p className="text-faint text-sm">{exactlyInWords(timezone, starts_at)}</p>
        </DialogContent>
      )}
    </Dialog>
  );
}
