import type { Service } from "@solodesk/contract/catalog/services.ts";
import { Archive } from "lucide-react";
import { CallError } from "#kernel/api/call-error.ts";
import { Button } from "#ui/forms/button.tsx";
import { useRemoveService } from "./use-remove-service.ts";

interface ArchiveServiceProps {
  service: Service;
  onDone: () => void;
}

/** Takes a service out of the catalogue without asking: it can be brought back. */
export function ArchiveService({ service: { id }, onDone }: ArchiveServiceProps) {
  const { remove, isPending } = useRemoveService();
  const archive = () =>
    remove(id).then(onDone, (refusal: unknown) => {
      // A refusal has been shown, and the service stays open.
      if (!(refusal instanceof CallError)) throw refusal;
    });
  return (
    <Button look="ghost" busy={isPending} onClick={() => void archive()}>
      <Archive aria-hidden="true" />
      Archive
    </Button>
  );
}
