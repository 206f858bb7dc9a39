import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Link } from "react-router";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { AskUs } from "../ask-us.tsx";
import type { FaqAddress } from "./use-faq-address.ts";

interface NoFaqFoundProps {
  address: FaqAddress;
  /** Number of matching questions in the other categories. */
  elsewhere: number;
}

export const NoFaqFound = ({ address, elsewhere }: NoFaqFoundProps) => {
  const words = address.typed.trim();
  return (
    <EmptyState
      drawing="search"
      action={
        elsewhere > 0 ? (
          <Button asChild look="primary">
            <Link to={address.of("")}>{t("Search all questions ({count})", { count: elsewhere })}</Link>
          </Button>
        ) : (
          <AskUs />
        )
      }
    >
      {words === "" || elsewhere > 0
        ? t("Nothing found in “{category}”.", { category: address.category })
        : t("Nothing matches “{words}”. Try fewer or other words, or ask us.", { words })}
    </EmptyState>
  );
};
