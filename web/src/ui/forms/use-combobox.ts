import { type KeyboardEvent, useId, useState } from "react";
import { matching, namedBy, type Option } from "./matching.ts";

interface Choice {
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
  /** Accepts any text; the options are only suggestions. */
  free: boolean;
}

/** State and keyboard handling of a combobox (the WAI-ARIA pattern with list autocomplete). */
export function useCombobox({ options, value, onChange, free }: Choice) {
  const listId = useId();
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = matching(options, typed ?? "");
  const label = options.find((option) => option.value === value)?.label ?? value;

  const show = () => {
    setOpen(true);
    setActive(shown.findIndex((option) => option.value === value));
  };
  const close = () => {
    setOpen(false);
    setTyped(undefined);
  };
  const choose = (option: Option) => {
    onChange(option.value);
    close();
  };
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    setActive(free || text.trim() === "" ? -1 : 0);
    const named = free ? text : namedBy(options, text)?.value;
    if (named !== undefined) onChange(named);
  };
  const leave = () => {
    const [only, ...others] = shown;
    // If only one option matches the text, it is chosen; otherwise the input returns to the previous choice.
    if (!free && typed?.trim() && only && others.length === 0) onChange(only.value);
    close();
  };
  const move = (by: number) => {
    if (!open) return show();
    setActive((active + by + shown.length) % Math.max(shown.length, 1));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = open ? shown[active] : undefined;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : active < 0 ? 0 : -1);
    } else if (event.key === "Enter" && open) {
      event.preventDefault();
      if (chosen) choose(chosen);
      else close();
    } else if (event.key === "Tab" && typed?.trim() && chosen) {
      choose(chosen);
    } else if (event.key === "Escape" && open) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  const isOpen = open && (shown.length > 0 || !free);
  const optionId = (at: number) => `${listId}-${at}`;
  return {
    listId,
    optionId,
    shown,
    active,
    activeId: isOpen && active >= 0 && active < shown.length ? optionId(active) : undefined,
    isOpen,
    text: typed ?? label,
    choose,
    type,
    leave,
    onKeyDown,
    show,
  };
}
