import { maxPictures } from "@solodesk/contract/catalog/own-products.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { ImagePlus } from "lucide-react";
import { type ChangeEvent, type ClipboardEvent, useEffect, useId, useRef, useState } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { acceptedPictures } from "#kernel/files/picture-file.ts";
import { notify } from "#kernel/page/notify.ts";
import { Button } from "#ui/forms/button.tsx";
import { classes } from "#ui/look/classes.ts";
import { useFileDrop } from "#ui/picture/use-file-drop.ts";
import type { ProductFormProps } from "../product-form.ts";
import { PictureRow, QueuedRow } from "./picture-row.tsx";
import type { PictureQueue } from "./use-picture-queue.ts";

interface PictureFieldsProps extends Pick<ProductFormProps, "form"> {
  queue: PictureQueue;
}

interface Moved {
  to: number;
  by: number;
}

/** The pictures of a product: chosen, dropped or pasted several at once, described, put in order. */
export function PictureFields({ form, queue }: PictureFieldsProps) {
  const { control, getValues, setValue, clearErrors } = form;
  const pictures = useWatch({ control, name: "pictures" });
  const { errors } = useFormState({ control, name: "pictures" });
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState<Moved>();
  const [dragged, setDragged] = useState<number>();
  const [leftOver, setLeftOver] = useState(0);
  const room = maxPictures - pictures.length - queue.queued.length;

  // The pressed button belongs to a place, and the focus follows the picture.
  useEffect(() => {
    if (!moved) return;
    const row = list.current?.children.item(moved.to);
    const pressed = row?.querySelector<HTMLButtonElement>(`[data-by="${moved.by}"]`);
    const other = row?.querySelector<HTMLButtonElement>("button[data-by]:enabled");
    (pressed?.disabled ? other : pressed)?.focus();
  }, [moved]);

  const set = (changed: typeof pictures) => {
    // Errors are keyed by index, and would move to another picture.
    clearErrors("pictures");
    setValue("pictures", changed, { shouldDirty: true });
  };
  const move = (from: number, to: number) => {
    const picture = pictures[from];
    if (!picture || from === to) return;
    set(pictures.toSpliced(from, 1).toSpliced(to, 0, picture));
    setMoved({ to, by: to - from });
  };
  const remove = (at: number) => {
    const [picture] = pictures.slice(at);
    if (!picture) return;
    set(pictures.toSpliced(at, 1));
    document.getElementById(`${id}-choose`)?.focus();
    const undo = () => {
      const now = getValues("pictures");
      if (now.length < maxPictures) set(now.toSpliced(at, 0, picture));
    };
    notify({ type: "success", title: t("Picture removed"), action: { label: t("Undo"), onPress: undo } });
  };
  const add = (files: readonly File[]) => {
    setLeftOver(Math.max(files.length - room, 0));
    queue.add(files.slice(0, Math.max(room, 0)));
  };
  const picked = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // Without this the browser sends no event if the same files are chosen again.
    target.value = "";
    add(files);
  };
  const pasted = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    add(files);
  };
  const { isOver, handlers } = useFileDrop((...files) => add(files));
  const isBare = pictures.length === 0 && queue.queued.length === 0;
  const place = moved && { place: moved.to + 1, count: pictures.length };
  return (
    <div role="group" aria-labelledby={`${id}-label`} onPaste={pasted} {...handlers}>
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <span id={`${id}-label`} className="font-medium text-sm text-strong">
          {t("Pictures")}
        </span>
        <span className="figures text-faint text-xs">
          {isBare ? t("Optional") : t("{count} of {most}", { count: pictures.length, most: maxPictures })}
        </span>
      </div>
      {!isBare && (
        <ul
          ref={list}
          aria-label={t("Pictures")}
          className="mb-3 divide-y divide-line rounded-lg ring-1 ring-line ring-inset"
        >
          {pictures.map((picture, nth) => (
            <PictureRow
              // biome-ignore lint/suspicious/noArrayIndexKey: the fields are keyed by index too.
              key={nth}
              nth={nth}
              count={pictures.length}
              url={picture.url}
              input={form.register(`pictures.${nth}.alt`)}
              error={errors.pictures?.[nth]?.url?.message ?? errors.pictures?.[nth]?.alt?.message}
              isDragged={dragged === nth}
              onDrag={setDragged}
              onDropHere={dragged === undefined ? undefined : () => move(dragged, nth)}
              onMove={(by) => move(nth, nth + by)}
              onRemove={() => remove(nth)}
            />
          ))}
          {queue.queued.map((one) => (
            <QueuedRow key={one.key} picture={one} queue={queue} />
          ))}
        </ul>
      )}
      <div
        className={classes(
          "flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-dashed transition-colors duration-120",
          isBare ? "min-h-32 flex-col justify-center border-edge p-4" : "border-transparent",
          isOver && "border-accent! bg-accent-wash",
        )}
      >
        {isBare && <ImagePlus aria-hidden="true" className="size-6 stroke-[1.5] text-faint" />}
        <input
          id={`${id}-files`}
          type="file"
          multiple
          accept={acceptedPictures}
          hidden
          onChange={picked}
          aria-label={t("Add pictures")}
        />
        <Button
          id={`${id}-choose`}
          size="sm"
          disabled={room <= 0}
          aria-describedby={`${id}-error ${id}-hint`}
          onClick={() => document.getElementById(`${id}-files`)?.click()}
        >
          {t("Add pictures")}
        </Button>
        <span id={`${id}-hint`} className="text-faint text-sm">
          <span className="touch:hidden">{room > 0 && t("or drop or paste them here")}</span>
          {room <= 0 && t("A product has at most {count} pictures.", { count: maxPictures })}
        </span>
      </div>
      {pictures.length > 0 && (
        <p className="mt-1.5 text-faint text-sm">
          {t(
            "The first picture is shown in lists. Alt text tells people who can't see a picture what it shows.",
          )}
        </p>
      )}
      <output className="sr-only">
        {place && t("The picture is number {place} of {count} now.", place)}
      </output>
      <div role="alert" id={`${id}-error`}>
        {(errors.pictures?.message || leftOver > 0) && (
          <p className="mt-1.5 text-sm text-wrong">
            {errors.pictures?.message ??
              t(
                "{count, plural, one {# picture wasn't added} other {# pictures weren't added}}: a product has at most {most}.",
                { count: leftOver, most: maxPictures },
              )}
          </p>
        )}
      </div>
    </div>
  );
}
