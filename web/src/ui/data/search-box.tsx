import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Search, X } from "lucide-react";
import { IconButton } from "../forms/icon-button.tsx";
import { Input } from "../forms/input.tsx";

interface SearchBoxProps {
  label: string;
  placeholder: string;
  value: string;
  maxLength: number;
  onType: (text: string) => void;
}

export const SearchBox = ({ label, placeholder, value, maxLength, onType }: SearchBoxProps) => (
  <div className="relative min-w-full flex-1 xl:min-w-0">
    <Search
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 start-3 size-4 -translate-y-1/2 text-faint"
    />
    <Input
      type="search"
      aria-label={label}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onType(event.target.value)}
      autoComplete="off"
      spellCheck={false}
      maxLength={maxLength}
      className="pe-10 ps-9 [&::-webkit-search-cancel-button]:appearance-none"
    />
    {value !== "" && (
      // Positioned by a span: the button sets `relative` itself, which would override `absolute`.
      <span className="absolute inset-y-0 end-0 flex items-center">
        <IconButton label={t("Clear words")} onClick={() => onType("")}>
          <X />
        </IconButton>
      </span>
    )}
  </div>
);
