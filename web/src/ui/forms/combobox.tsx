import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Check, ChevronDown } from "lucide-react";
import type { Ref } from "react";
import { classes } from "../look/classes.ts";
import { controlLook } from "../look/control-look.ts";
import { Popover, PopoverAnchor, PopoverContent } from "../overlays/popover.tsx";
import type { Option } from "./matching.ts";
import { useCombobox } from "./use-combobox.ts";

interface ComboboxProps {
  id?: string;
  "aria-invalid"?: true | undefined;
  "aria-describedby"?: string | undefined;
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Accepts any text; the options are only suggestions. */
  free?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

const keepInView = (option: HTMLElement | null) => option?.scrollIntoView?.({ block: "nearest" });
const stay = (event: { preventDefault: () => void }) => event.preventDefault();

/** A text input that filters a long list to choose one option from: countries, time zones. */
export function Combobox({
  options,
  value,
  onChange,
  onBlur,
  free = false,
  inputRef,
  ...wiring
}: ComboboxProps) {
  const box = useCombobox({ options, value, onChange, free });
  return (
    <Popover open={box.isOpen}>
      <PopoverAnchor asChild>
        <span className="relative block">
          <input
            {...wiring}
            ref={inputRef}
            role="combobox"
            aria-expanded={box.isOpen}
            aria-controls={box.listId}
            aria-autocomplete="list"
            aria-activedescendant={box.activeId}
            autoComplete="off"
            spellCheck={false}
            className={classes(controlLook, "h-9 pe-9 touch:h-11")}
            value={box.text}
            onChange={(event) => box.type(event.target.value)}
            onFocus={(event) => event.target.select()}
            onClick={() => !box.isOpen && box.show()}
            onKeyDown={box.onKeyDown}
            onBlur={() => {
              box.leave();
              onBlur?.();
            }}
          />
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 end-3 size-4 -translate-y-1/2 text-faint"
          />
        </span>
      </PopoverAnchor>
      <PopoverContent
        id={box.listId}
        role="listbox"
        // Not the field's label: two elements would then have the same name.
        aria-label={t("Suggestions")}
        tabIndex={-1}
        onOpenAutoFocus={stay}
        onCloseAutoFocus={stay}
        onInteractOutside={stay}
        // A press here must not take the focus from the input: losing it closes the list.
        onMouseDown={stay}
        className="max-h-[min(18rem,var(--radix-popover-content-available-height,18rem))] w-(--radix-popover-trigger-width) min-w-56 overflow-y-auto overscroll-contain p-1"
      >
        {box.shown.map((option, at) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the input's
          <div
            key={option.value}
            id={box.optionId(at)}
            role="option"
            tabIndex={-1}
            aria-selected={option.value === value}
            ref={at === box.active ? keepInView : null}
            onClick={() => box.choose(option)}
            className={classes(
              "flex min-h-9 cursor-default items-center gap-2 rounded-md px-2.5 py-1.5 text-base touch:min-h-11",
              at === box.active ? "bg-hover text-strong" : "text-body hover:bg-hover hover:text-strong",
            )}
          >
            <span className="min-w-0 flex-1">{option.label}</span>
            {option.note && <span className="figures shrink-0 text-faint text-sm">{option.note}</span>}
            {option.value === value && <Check aria-hidden="true" className="size-4 shrink-0 text-strong" />}
          </div>
        ))}
        {box.shown.length === 0 && (
          <div
            role="option"
            aria-disabled="true"
            aria-selected="false"
            tabIndex={-1}
            className="px-2.5 py-2 text-faint"
          >
            {t("Nothing matches “{words}”.", { words: box.text })}
          </div>
        )}
      </PopoverContent>
    </Popover>
  );
}
