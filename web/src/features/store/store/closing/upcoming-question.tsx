import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useRead } from "#kernel/api/query.ts";
import { Button } from "#ui/forms/button.tsx";
import { Consequences, type Line } from "#ui/layout/consequences.tsx";
import { PreviewError } from "#ui/layout/preview-error.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";
import { type Upcoming, upcomingRead } from "./upcoming.ts";

export interface UpcomingQuestionProps {
  title: string;
  /** Whose appointments are counted. */
  upcoming: readonly Upcoming[];
  /** What follows, by the counts of `upcoming`. */
  linesOf: (counts: readonly number[]) => readonly Line[];
  yes: string;
  onYes: () => void;
  onClose: () => void;
}

/** Says what follows for upcoming appointments, before something that leaves them booked. */
export function UpcomingQuestion({ title, upcoming, linesOf, yes, onYes, onClose }: UpcomingQuestionProps) {
  const { data, error, refetch } = useRead(upcomingRead(upcoming), { fresh: true, quiet: true });
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
        {data ? (
          <Consequences consequences={linesOf(data)} />
        ) : error ? (
          <PreviewError error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-24" />
        )}
      </DialogContent>
    </Dialog>
  );
}
