import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Search, X } from "lucide-react";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { Input } from "#ui/forms/input.tsx";

interface FaqSearchProps {
  typed: string;
  onType: (text: string) => void;
}

export const FaqSearch = ({ typed, onType }: FaqSearchProps) => (
  <search className="relative block max-w-[48rem]">
    <Search
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 start-3.5 size-4 -translate-y-1/2 text-faint"
    />
    <Input
      type="search"
      aria-label={t("Search questions")}
      placeholder={t("What do you want to know?")}
      value={typed}
      onChange={(event) => onType(event.target.value)}
      autoComplete="off"
      className="h-11 pe-11 ps-10 text-md [&::-webkit-search-cancel-button]:appearance-none"
    />
    {typed !== "" && (
      // Wraps the button: IconButton has its own `position: relative`, which would win.
      <span className="absolute inset-y-0 end-1 flex items-center">
        <IconButton label={t("Clear words||of a search")} onClick={() => onType("")}>
          <X />
        </IconButton>
      </span>
    )}
  </search>
);
