import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { useState } from "react";
import { CallError } from "#kernel/api/call-error.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Textarea } from "#ui/forms/textarea.tsx";

const useAddNote = () => useSend(orders.addNote, { refresh: [orders.get, orders.list] });

/** The seller's private notes; each becomes an entry in the order's timeline. */
export function OrderNote({ id }: { id: Id }) {
  const [note, setNote] = useState("");
  const { mutateAsync, isPending } = useAddNote();
  const save = async () => {
    try {
      await mutateAsync({ params: { id }, body: { note: note.trim() } });
      setNote("");
    } catch (refusal) {
      // The error has been shown; the typed text stays.
      if (!(refusal instanceof CallError)) throw refusal;
    }
  };
  return (
    <div>
      <Field label={t("Note")} hint={t("Only you can see it.")}>
        {(wiring) => (
          <Textarea
            {...wiring}
            rows={2}
            maxLength={1000}
            className="!min-h-16"
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      {note.trim() !== "" && (
        <Button size="sm" busy={isPending} onClick={() => void save()} className="mt-2">
          {t("Save note")}
        </Button>
      )}
    </div>
  );
}
