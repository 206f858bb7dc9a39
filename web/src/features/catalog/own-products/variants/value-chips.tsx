import { maxOptionValues } from "@solodesk/contract/catalog/own-products/options.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { ArrowLeft, ArrowRight, Pencil, Trash2, X } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { Input } from "#ui/forms/input.tsx";
import { classes } from "#ui/look/classes.ts";
import { controlLook } from "#ui/look/control-look.ts";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "#ui/overlays/dropdown-menu.tsx";
import { valuesIn } from "./grid.ts";

const maxLength = 60;

interface ValueChipsProps {
  wiring: { id: string; "aria-invalid": true | undefined; "aria-describedby": string | undefined };
  values: readonly string[];
  /** Text that is typed, but not added yet. */
  typed: string;
  onType: (typed: string) => void;
  onAdd: (values: readonly string[]) => void;
  onRename: (value: string, name: string) => void;
  onMove: (value: string, by: -1 | 1) => void;
  onRemove: (value: string) => void;
}

/** The values of an option. Enter and commas end a value; each value has a menu. */
export function ValueChips(props: ValueChipsProps) {
  const { wiring, values, typed, onType, onAdd, onRename, onMove, onRemove } = props;
  const [renaming, setRenaming] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  const add = () => {
    if (typed.trim() === "") return;
    onAdd(valuesIn(typed));
    onType("");
  };
  const type = (text: string) => {
    const cut = Math.max(...[...",،、\n"].map((mark) => text.lastIndexOf(mark)));
    if (cut < 0) return onType(text);
    onAdd(valuesIn(text.slice(0, cut)));
    onType(text.slice(cut + 1).trimStart());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends a composition, as of a Japanese word.
    if (event.key !== "Enter" || event.nativeEvent.isComposing || typed.trim() === "") return;
    event.preventDefault();
    add();
  };
  const rename = (value: string, name: string) => {
    onRename(value, name);
    setRenaming(undefined);
  };
  const remove = (value: string) => {
    onRemove(value);
    input.current?.focus();
  };
  return (
    <div className="space-y-2">
      {values.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {values.map((value, at) => (
            <li key={value} className="max-w-full">
              {renaming === value ? (
                <RenamedValue value={value} onDone={(name) => rename(value, name)} />
              ) : (
                <span className="inline-flex h-8 max-w-full items-center rounded-md bg-hover touch:h-11">
                  <ValueMenu
                    value={value}
                    onRename={() => setRenaming(value)}
                    onEarlier={at === 0 ? undefined : () => onMove(value, -1)}
                    onLater={at === values.length - 1 ? undefined : () => onMove(value, 1)}
                    onRemove={() => remove(value)}
                  />
                  <IconButton
                    label={t("Remove {value}", { value })}
                    onClick={() => remove(value)}
                    className="size-8! [&_svg]:size-3.5!"
                  >
                    <X aria-hidden="true" />
                  </IconButton>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <Input
        {...wiring}
        ref={input}
        autoComplete="off"
        // Phones show Enter for it, and not the key that goes to the next field.
        enterKeyHint="enter"
        maxLength={typed.includes(",") ? undefined : maxLength}
        placeholder={values.length === 0 ? t("100 g, 250 g||examples of sizes") : t("Add another value")}
        disabled={values.length >= maxOptionValues}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={add}
      />
    </div>
  );
}

interface ValueMenuProps {
  value: string;
  onRename: () => void;
  onEarlier: (() => void) | undefined;
  onLater: (() => void) | undefined;
  onRemove: () => void;
}

function ValueMenu({ value, onRename, onEarlier, onLater, onRemove }: ValueMenuProps) {
  const isLeaving = useRef(false);
  const leave = (act: () => void) => () => {
    isLeaving.current = true;
    act();
  };
  return (
    <Menu onOpenChange={(open) => open && (isLeaving.current = false)}>
      <MenuTrigger className="h-full min-w-0 truncate rounded-md ps-2.5 pe-1 font-medium text-sm text-strong">
        {value}
      </MenuTrigger>
      <MenuContent
        align="start"
        // What was chosen moves the focus itself.
        onCloseAutoFocus={(event) => isLeaving.current && event.preventDefault()}
      >
        <MenuItem onSelect={leave(onRename)}>
          <Pencil aria-hidden="true" />
          {t("Rename")}
        </MenuItem>
        <MenuItem disabled={!onEarlier} onSelect={onEarlier}>
          <ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />
          {t("Move towards the start")}
        </MenuItem>
        <MenuItem disabled={!onLater} onSelect={onLater}>
          <ArrowRight aria-hidden="true" className="rtl:-scale-x-100" />
          {t("Move towards the end")}
        </MenuItem>
        <MenuItem onSelect={leave(onRemove)}>
          <Trash2 aria-hidden="true" />
          {t("Remove")}
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}

const focusAndSelect = (input: HTMLInputElement | null) => {
  input?.focus();
  input?.select();
};

/** @param onDone receives the old name if the seller gives up. */
function RenamedValue({ value, onDone }: { value: string; onDone: (name: string) => void }) {
  const [name, setName] = useState(value);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") event.stopPropagation();
    if (event.key === "Escape") return onDone(value);
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return undefined;
    event.preventDefault();
    return onDone(name);
  };
  return (
    <input
      ref={focusAndSelect}
      aria-label={t("New name of {value}", { value })}
      value={name}
      maxLength={maxLength}
      onChange={(event) => setName(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => onDone(name)}
      className={classes(
        controlLook,
        "field-sizing-content h-8 w-auto! min-w-24 max-w-full px-2.5! touch:h-11",
      )}
    />
  );
}
