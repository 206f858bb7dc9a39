import { t } from "@solodesk/contract/kernel/language/t.ts";
import { FileUp } from "lucide-react";
import { type ChangeEvent, useId } from "react";
import { rich } from "#kernel/text/rich.tsx";
import { Button } from "#ui/forms/button.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { classes } from "#ui/look/classes.ts";
import { useFileDrop } from "#ui/picture/use-file-drop.ts";
import { SendLine } from "./send-line.tsx";
import type { FileImport } from "./use-file-import.ts";

interface FileDropProps {
  importing: Pick<FileImport<object, unknown>, "file" | "fraction" | "refusal" | "choose" | "forget">;
  /** What the file is. */
  label: string;
  /** Kinds of files, after which the size follows: "CSV". */
  kinds: string;
  accept: string;
}

/** Where a file is chosen or dropped; shows the progress of its upload. */
export function FileDrop({ importing, label, kinds, accept }: FileDropProps) {
  const { file, fraction, refusal, choose, forget } = importing;
  const id = useId();
  const { isOver, handlers } = useFileDrop(choose);
  const picked = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    // Choosing the same file again must raise another change event.
    target.value = "";
    if (chosen) choose(chosen);
  };
  return (
    <div className="space-y-4 pb-1">
      <div
        {...handlers}
        className={classes(
          "flex min-h-44 flex-col items-center justify-center gap-3 rounded-lg border border-dashed px-4 py-6 text-center",
          isOver ? "border-accent bg-accent-wash" : "border-edge",
        )}
      >
        {fraction === undefined ? (
          <>
            <FileUp aria-hidden="true" className="size-6 text-faint" />
            <Button look="primary" onClick={() => document.getElementById(id)?.click()}>
              {t("Choose a file")}
            </Button>
            <p className="text-faint text-sm">
              {rich("<mouse>or drop it here. </mouse>{kinds} up to 100 MB", {
                kinds,
                mouse: (text) => <span className="touch:hidden">{text}</span>,
              })}
            </p>
          </>
        ) : (
          <>
            <p className="max-w-full truncate text-strong">{file?.name}</p>
            <SendLine fraction={fraction} doing={t("Reading…||a file")} />
            <Button size="sm" onClick={forget}>
              {t("Stop||verb, on a button")}
            </Button>
          </>
        )}
        <input id={id} type="file" aria-label={label} accept={accept} hidden onChange={picked} />
      </div>
      <FormError>{refusal && `${file?.name}: ${refusal}`}</FormError>
    </div>
  );
}
