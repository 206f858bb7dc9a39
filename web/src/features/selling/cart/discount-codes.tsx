import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { CartPreview } from "@solodesk/contract/selling/checkout.ts";
import { maxCodes } from "@solodesk/contract/selling/discounts/applied-discount.ts";
import { Tag, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useStore } from "#kernel/storage/store.ts";
import { Button } from "#ui/forms/button.tsx";
import { Input } from "#ui/forms/input.tsx";
import { addCode, codes, isSameCode, removeCode } from "./codes.ts";

interface DiscountCodesProps {
  preview: Pick<CartPreview, "code_problems"> | undefined;
  /** The figures are of an earlier cart; new ones are loading. */
  busy: boolean;
}

/** The codes of the cart, what is wrong with them, and the field for another one. It can be inside a form. */
export function DiscountCodes({ preview, busy }: DiscountCodesProps) {
  const entered = useStore(codes);
  return (
    <div className="space-y-2">
      {entered.length > 0 && (
        <ul className="space-y-1">
          {entered.map((code) => (
            <EnteredCode
              key={code}
              code={code}
              problem={preview?.code_problems.find(({ typed }) => isSameCode(typed, code))?.message}
            />
          ))}
        </ul>
      )}
      {entered.length < maxCodes && <CodeField busy={busy} />}
    </div>
  );
}

const EnteredCode = ({ code, problem }: { code: string; problem: string | undefined }) => (
  <li className="flex items-center justify-between gap-2">
    <div className="min-w-0 text-sm">
      <p className="flex items-center gap-2 text-strong">
        <Tag aria-hidden="true" className="size-4 shrink-0 text-faint" />
        <span dir="auto" className="break-all font-medium">
          {code}
        </span>
      </p>
      {problem !== undefined && (
        <p role="alert" className="text-wrong">
          {problem}
        </p>
      )}
    </div>
    <Button look="ghost" aria-label={t("Remove {name}", { name: code })} onClick={() => removeCode(code)}>
      <X aria-hidden="true" />
    </Button>
  </li>
);

function CodeField({ busy }: { busy: boolean }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <OpenField busy={busy} />;
  return (
    <Button look="ghost" className="-ms-3" onClick={() => setOpen(true)}>
      {t("Add a discount code")}
    </Button>
  );
}

function OpenField({ busy }: { busy: boolean }) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const input = useRef<HTMLInputElement>(null);
  // The button that was pressed to open it is gone.
  useEffect(() => input.current?.focus(), []);
  const apply = () => {
    addCode(typed);
    setTyped("");
    input.current?.focus();
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
        {t("Discount code")}
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
        <Button busy={busy} disabled={typed.trim() === ""} onClick={apply} className="touch:h-11">
          {t("Apply||a discount code")}
        </Button>
      </span>
    </div>
  );
}
