import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useRead } from "#kernel/api/query.ts";
import { Button } from "#ui/forms/button.tsx";
import type { Line } from "#ui/layout/consequences.tsx";
import { WhatFollows } from "#ui/layout/what-follows.tsx";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";
import { type Booked, bookedRead, type ToCount } from "./upcoming.ts";

export interface UpcomingQuestionProps {
  title: string;
  counted: ToCount;
  /** What follows, by the counts. */
  linesOf: (booked: Booked) => readonly Line[];
  yes: string;
  onYes: () => void;
  onClose: () => void;
}

/** Says what follows for upcoming appointments and paid visits, before something that leaves them as they are. */
export function UpcomingQuestion({ title, counted, linesOf, yes, onYes, onClose }: UpcomingQuestionProps) {
  const { data, error, refetch } = useRead(bookedRead(counted), { fresh: true, quiet: true });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={title}
        footer={
          <>
            <DialogClose asChild>
              <Button>{t("Cancel")}</Button>
            </DialogClose>
            <DialogClose asChild>
              <Button look="primary" onClick={onYes}>
                {yes}
              </Button>
            </DialogClose>
          </>
        }
      >
        <WhatFollows
          consequences={data && linesOf(data)}
          error={data ? null : error}
          isBehind={false}
          onRetry={() => void refetch()}
        />
      </DialogContent>
    </Dialog>
  );
}
