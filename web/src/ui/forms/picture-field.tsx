import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type ChangeEvent, type ClipboardEvent, type ReactNode, type Ref, useId } from "react";
import { acceptedPictures } from "#kernel/files/picture-file.ts";
import type { PictureUpload } from "#kernel/files/use-picture-upload.ts";
import { classes } from "../look/classes.ts";
import { PictureFrame, type PictureShape } from "../picture/picture-frame.tsx";
import { UploadLine } from "../picture/upload-line.tsx";
import { useFileDrop } from "../picture/use-file-drop.ts";
import { Button } from "./button.tsx";

interface PictureFieldProps {
  label: string;
  hint: string;
  shape: PictureShape;
  /** The current picture, saved or not. */
  url: string | null;
  upload: PictureUpload;
  onRemove: () => void;
  /** The form's validation error. */
  error?: string | undefined;
  optional?: boolean;
  /** Shown in the frame while there is no picture. */
  empty?: ReactNode;
  buttonRef?: Ref<HTMLButtonElement>;
}

/**
 * Chooses a picture by dialog, drop or paste. Previews it in its final shape, uploads it at once and uses it
 * from the next save of the form.
 */
export function PictureField(props: PictureFieldProps) {
  const { label, hint, shape, url, upload, onRemove, optional = false, empty, buttonRef } = props;
  const { sending, refusal, choose, cancel } = upload;
  const id = useId();
  const { isOver, handlers } = useFileDrop(choose);
  const error = refusal?.sentence ?? props.error;
  const isWide = shape === "banner";

  // The pressed button disappears, so the focus moves to the one that stays.
  const focusButton = () => document.getElementById(`${id}-choose`)?.focus();
  const pick = () => document.getElementById(`${id}-file`)?.click();
  const picked = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Without this the browser sends no event if the same file is chosen again.
    target.value = "";
    if (file) choose(file);
  };
  const pasted = ({ clipboardData }: ClipboardEvent) => {
    const [file] = clipboardData.files;
    if (file) choose(file);
  };
  const remove = () => {
    cancel();
    onRemove();
    focusButton();
  };
  const tryAgain = () => {
    refusal?.again?.();
    focusButton();
  };
  return (
    <div role="group" aria-labelledby={`${id}-label`} onPaste={pasted} {...handlers}>
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <span id={`${id}-label`} className="font-medium text-sm text-strong">
          {label}
        </span>
        {optional && <span className="text-faint text-xs">{t("Optional")}</span>}
      </div>
      <div className={classes("flex", isWide ? "flex-col gap-3" : "items-center gap-4")}>
        <PictureFrame
          shape={shape}
          label={label}
          url={url}
          file={sending?.file}
          isTarget={isOver}
          empty={empty}
          inputId={`${id}-file`}
        />
        <input
          id={`${id}-file`}
          type="file"
          accept={acceptedPictures}
          hidden
          disabled={sending !== undefined}
          onChange={picked}
        />
        <div className="min-w-0 flex-1 space-y-2">
          <div className="flex flex-wrap items-center gap-2">
            <Button
              id={`${id}-choose`}
              ref={buttonRef}
              size="sm"
              aria-describedby={`${id}-error ${id}-hint`}
              busy={sending?.isArrived === true}
              onClick={sending ? cancel : pick}
            >
              {sending?.isArrived
                ? t("Saving")
                : sending
                  ? t("Cancel")
                  : url === null
                    ? t("Choose a picture")
                    : t("Replace")}
            </Button>
            {url === null && !sending && !refusal && (
              <span className="text-faint text-sm touch:hidden">{t("or drop one here")}</span>
            )}
            {refusal?.again && (
              <Button size="sm" onClick={tryAgain}>
                {t("Try again")}
              </Button>
            )}
            {url !== null && !sending && (
              <Button size="sm" look="ghost" onClick={remove}>
                {t("Remove")}
              </Button>
            )}
          </div>
          <div className="grid *:col-start-1 *:row-start-1">
            <p id={`${id}-hint`} className={classes("text-faint text-sm", sending && "invisible")}>
              {hint}
            </p>
            {sending && <UploadLine fraction={sending.fraction} label={label} />}
          </div>
        </div>
      </div>
      <p role="status" className="sr-only">
        {sending
          ? t("Uploading {picture}", { picture: label })
          : url !== null && t("{picture} is chosen", { picture: label })}
      </p>
      <div role="alert" id={`${id}-error`}>
        {error && <p className="mt-1.5 break-words text-sm text-wrong">{error}</p>}
      </div>
    </div>
  );
}
