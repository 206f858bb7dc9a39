import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { Input } from "#ui/forms/input.tsx";

export function PasswordInput(props: Omit<ComponentProps<"input">, "type" | "className">) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <Input {...props} type={shown ? "text" : "password"} className="pe-11" />
      <button
        type="button"
        aria-label={shown ? t("Hide characters") : t("Show characters")}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 end-0 flex w-10 items-center justify-center rounded-md text-faint hover:text-strong focus-visible:-outline-offset-2 touch:w-11"
      >
        <Icon className="size-4" />
      </button>
    </span>
  );
}
