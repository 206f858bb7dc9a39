import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money as Amount } from "@solodesk/contract/kernel/money.ts";
import type { CartPreview } from "@solodesk/contract/selling/checkout.ts";
import { maxCodes } from "@solodesk/contract/selling/discounts/applied-discount.ts";
import { Tag, X } from "lucide-react";
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { useStore } from "#kernel/storage/store.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { Button } from "#ui/forms/button.tsx";
import { Input } from "#ui/forms/input.tsx";
import { addCode, codes, isSameCode, removeCode } from "./codes.ts";

interface DiscountCodesProps {
  preview: Pick<CartPreview, "code_problems" | "discounts" | "gift_cards"> | undefined;
  /** The figures are of an earlier cart; new ones are loading. */
  busy: boolean;
}

/** The last code that was entered or removed. */
interface Change {
  code: string;
  isRemoved: boolean;
}

/** The codes of the cart, what is wrong with them, and the field for another one. It can be inside a form. */
export function DiscountCodes({ preview, busy }: DiscountCodesProps) {
  const entered = useStore(codes);
  const [isOpen, setOpen] = useState(false);
  const [last, setLast] = useState<Change>();
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const full = useRef<HTMLParagraphElement>(null);
  // The button that was pressed may be gone.
  useEffect(() => {
    if (isOpen || last) (input.current ?? opener.current ?? full.current)?.focus();
  }, [isOpen, last]);
  return (
    <div className="space-y-2">
      {entered.length > 0 && (
        <ul className="space-y-1">
          {entered.map((code) => (
            <EnteredCode
              key={code}
              code={code}
              left={preview?.gift_cards.find(({ typed }) => isSameCode(typed, code))?.left}
              problem={preview?.code_problems.find(({ typed }) => isSameCode(typed, code))?.message}
              onRemove={() => {
                removeCode(code);
                setLast({ code, isRemoved: true });
              }}
            />
          ))}
        </ul>
      )}
      {entered.length >= maxCodes ? (
        <p ref={full} tabIndex={-1} className="text-faint text-sm">
          {t("A cart can have at most {count} codes.", { count: maxCodes })}
        </p>
      ) : isOpen ? (
        <CodeField
          input={input}
          busy={busy}
          onApply={(code) => {
            addCode(code);
            setLast({ code, isRemoved: false });
          }}
        />
      ) : (
        <Button ref={opener} look="ghost" className="-ms-3" onClick={() => setOpen(true)}>
          {t("Add a discount code or gift card")}
        </Button>
      )}
      <output className="sr-only">{last && <span key={last.code}>{saidOf(last, preview)}</span>}</output>
    </div>
  );
}

/** Nothing of a code that isn't applied: its problem is an alert. */
function saidOf({ code, isRemoved }: Change, preview: DiscountCodesProps["preview"]): string {
  if (isRemoved) return t("Code removed");
  if (preview?.gift_cards.some(({ typed }) => isSameCode(typed, code))) return t("Gift card applied");
  const isApplied = preview?.discounts.some((one) => one.code !== null && isSameCode(one.code, code));
  return isApplied ? t("Discount code applied") : "";
}

interface EnteredCodeProps {
  code: string;
  /** Of a gift card: what it is worth after this cart. */
  left: Amount | undefined;
  problem: string | undefined;
  onRemove: () => void;
}

const EnteredCode = ({ code, left, problem, onRemove }: EnteredCodeProps) => (
  <li className="flex items-center justify-between gap-2">
    <div className="min-w-0 text-sm">
      <p className="flex items-center gap-2 text-strong">
        <Tag aria-hidden="true" className="size-4 shrink-0 text-faint" />
        <span dir="auto" className="break-all font-medium">
          {code}
        </span>
      </p>
      {left && (
        <p className="text-faint">
          {left.amount > 0
            ? t("{amount} stays on this gift card.", { amount: moneyText(left) })
            : t("This uses up the gift card.")}
        </p>
      )}
      {problem !== undefined && (
        <p role="alert" className="text-wrong">
          {problem}
        </p>
      )}
    </div>
    <Button look="ghost" aria-label={t("Remove {name}", { name: code })} onClick={onRemove}>
      <X aria-hidden="true" />
    </Button>
  </li>
);

interface CodeFieldProps {
  input: RefObject<HTMLInputElement | null>;
  busy: boolean;
  onApply: (code: string) => void;
}

function CodeField({ input, busy, onApply }: CodeFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const apply = () => {
    onApply(typed);
    setTyped("");
  };
  // Enter applies the code; it doesn't send the form around it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    apply();
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm text-strong">
        {t("Discount code or gift card")}
      </label>
      <span className="flex gap-2">
        <Input
          id={id}
          ref={input}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          value={typed}
          onChange={(event) => {
            // Not a field of the form around it.
            event.stopPropagation();
            setTyped(event.target.value);
          }}
          onKeyDown={onKeyDown}
        />
        <Button busy={busy} disabled={typed.trim() === ""} onClick={apply}>
          {t("Apply||a discount code")}
        </Button>
      </span>
    </div>
  );
}
