import { t } from "@solodesk/contract/kernel/language/t.ts";
import { ArrowDown, ArrowUp, GripVertical, RotateCw, Trash2, X } from "lucide-react";
import { type DragEvent, useId, useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { Thumbnail } from "#ui/data/thumbnail.tsx";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { Input } from "#ui/forms/input.tsx";
import { classes } from "#ui/look/classes.ts";
import { DrawnFile } from "#ui/picture/drawn-file.tsx";
import { UploadLine } from "#ui/picture/upload-line.tsx";
import type { PictureQueue, QueuedPicture } from "./use-picture-queue.ts";

const look = "flex flex-wrap items-center gap-x-3 gap-y-2 p-3 sm:flex-nowrap";

interface PictureRowProps {
  /** From 0. */
  nth: number;
  count: number;
  url: string;
  input: UseFormRegisterReturn;
  error: string | undefined;
  isDragged: boolean;
  /** With its number when the picture is picked up; undefined when it is put down. */
  onDrag: (nth: number | undefined) => void;
  /** Puts the dragged picture here; undefined while none is dragged. */
  onDropHere: (() => void) | undefined;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** A picture with its alt text. It is moved by its handle, or by the buttons. */
export function PictureRow(props: PictureRowProps) {
  const { nth, count, url, input, error, isDragged, onDrag, onDropHere, onMove, onRemove } = props;
  const [isOver, setIsOver] = useState(false);
  const id = useId();
  const number = nth + 1;

  const pickUp = (event: DragEvent) => {
    event.dataTransfer.effectAllowed = "move";
    // Firefox drags nothing without data.
    event.dataTransfer.setData("text/plain", String(number));
    onDrag(nth);
  };
  const over = (event: DragEvent) => {
    if (!onDropHere) return;
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    setIsOver(false);
    if (!onDropHere) return;
    event.preventDefault();
    onDropHere();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- for a mouse; the buttons do the same
    <li
      className={classes(look, isDragged && "opacity-50", isOver && !isDragged && "bg-accent-wash")}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <div
        draggable={count > 1}
        onDragStart={pickUp}
        onDragEnd={() => onDrag(undefined)}
        className={classes("flex items-center gap-2", count > 1 && "cursor-grab active:cursor-grabbing")}
      >
        {count > 1 && <GripVertical aria-hidden="true" className="size-4 text-faint touch:hidden" />}
        <Thumbnail src={url} size="lg" />
      </div>
      <div className="order-last w-full min-w-0 sm:order-none sm:flex-1">
        <Input
          aria-label={t("Alt text of picture {number}", { number })}
          placeholder={t("Alt text, such as “Lavender soap on a wooden dish”")}
          autoComplete="off"
          maxLength={200}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && id}
          {...input}
        />
        {error && (
          <p id={id} className="mt-1.5 text-sm text-wrong">
            {error}
          </p>
        )}
      </div>
      <div className="ms-auto flex">
        <IconButton
          label={t("Move picture {number} up", { number })}
          data-by="-1"
          disabled={nth === 0}
          onClick={() => onMove(-1)}
        >
          <ArrowUp aria-hidden="true" />
        </IconButton>
        <IconButton
          label={t("Move picture {number} down", { number })}
          data-by="1"
          disabled={nth === count - 1}
          onClick={() => onMove(1)}
        >
          <ArrowDown aria-hidden="true" />
        </IconButton>
        <IconButton label={t("Remove picture {number}", { number })} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}

interface QueuedRowProps {
  picture: QueuedPicture;
  queue: PictureQueue;
}

/** A picture that is waiting for its upload, under way or refused. */
export const QueuedRow = ({ picture: { key, file, fraction, refused, again }, queue }: QueuedRowProps) => (
  <li className={look}>
    <DrawnFile
      file={file}
      className="size-18 shrink-0 rounded-md bg-raised object-cover opacity-60 ring-1 ring-line ring-inset"
    />
    <div className="min-w-0 flex-1 space-y-1.5">
      <p className="truncate text-sm text-strong">{file.name}</p>
      {refused === undefined ? (
        <UploadLine fraction={fraction} label={file.name} />
      ) : (
        <p role="alert" className="break-words text-sm text-wrong">
          {refused}
        </p>
      )}
    </div>
    <div className="flex">
      {again && (
        <IconButton label={t("Try again")} onClick={() => queue.retry(key)}>
          <RotateCw aria-hidden="true" />
        </IconButton>
      )}
      <IconButton
        label={refused === undefined ? t("Cancel the upload of {file}", { file: file.name }) : t("Dismiss")}
        onClick={() => queue.drop(key)}
      >
        <X aria-hidden="true" />
      </IconButton>
    </div>
  </li>
);
