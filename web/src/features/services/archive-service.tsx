import type { Service } from "@solodesk/contract/services.ts";
import { Archive } from "lucide-react";
import { CallError } from "#kernel/call-error.ts";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogClose, DialogContent, DialogTrigger } from "#ui/dialog.tsx";
import { useRemoveService } from "./use-remove-service.ts";

interface ArchiveServiceProps {
  service: Service;
  onDone: () => void;
}

/** Takes a service out of the catalogue, once it was said twice: it cannot be brought back. */
export function ArchiveService({ service: { id, name }, onDone }: ArchiveServiceProps) {
  const remove = useRemoveService();
  const archive = () =>
    remove.mutateAsync({ params: { id } }).then(onDone, (refusal: unknown) => {
      // A refusal has been shown, and the question stays open.
      if (!(refusal instanceof CallError)) throw refusal;
    });
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button look="ghost">
          <Archive aria-hidden="true" />
          Archive
        </Button>
      </DialogTrigger>
      <DialogContent
        title={`Archive “${name}”?`}
        description="It leaves your catalogue and your store page, and cannot be brought back."
        footer={
          <>
            <DialogClose asChild>
              <Button>Keep</Button>
            </DialogClose>
            <Button look="danger" busy={remove.isPending} onClick={() => void archive()}>
              Archive
            </Button>
          </>
        }
      />
    </Dialog>
  );
}
