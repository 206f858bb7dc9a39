import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Textarea } from "#ui/forms/textarea.tsx";

interface DrawerNotesProps {
  value: string;
  isChanged: boolean;
  busy: boolean;
  onType: (notes: string) => void;
  onSave: () => void;
  onDiscard: () => void;
}

/** Saved with a button, not while typing: each save adds a timeline entry and a new version. */
export const DrawerNotes = ({ value, isChanged, busy, onType, onSave, onDiscard }: DrawerNotesProps) => (
  <div>
    <Field label={t("Notes")} hint={isChanged ? undefined : t("Only you can see them.")}>
      {(wiring) => (
        <Textarea
          {...wiring}
          rows={2}
          maxLength={2000}
          className="!min-h-16"
          value={value}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </Field>
    {isChanged && (
      <div className="mt-2 flex gap-2">
        <Button size="sm" busy={busy} onClick={onSave}>
          {t("Save notes")}
        </Button>
        <Button size="sm" look="ghost" onClick={onDiscard}>
          {t("Discard||verb, changes to notes")}
        </Button>
      </div>
    )}
  </div>
);
