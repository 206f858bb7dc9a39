import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money as Amount } from "@solodesk/contract/kernel/money.ts";
import { type Discount, discounts } from "@solodesk/contract/selling/discounts.ts";
import { Copy } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useSend } from "#kernel/api/use-send.ts";
import { copyText } from "#kernel/files/copy-text.ts";
import { Badge } from "#ui/data/badge.tsx";
import { Button } from "#ui/forms/button.tsx";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { Question } from "#ui/overlays/question.tsx";
import { useHasOpened } from "#ui/overlays/use-opened.ts";
import { Money } from "#ui/text/money.tsx";
import { sentTermsOf } from "./discount-form.ts";
import { conditionsInWords, discountLooks, offInWords } from "./discount-words.ts";

// Loaded on demand: most visits look at the list only.
const DiscountDialog = lazy(async () => ({
  default: (await import("./discount-dialog.tsx")).DiscountDialog,
}));

interface DiscountItemProps {
  discount: Discount;
  /** The store's time zone. */
  zone: string;
}

/** One discount: its terms, what it brought, and what can be done. */
export function DiscountItem({ discount, zone }: DiscountItemProps) {
  const { code, title, state, orders, revenue, given_away } = discount;
  const look = discountLooks[state];
  return (
    <li className="grid gap-x-8 gap-y-2 border-line border-b py-4 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0 space-y-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span dir="auto" className="min-w-0 break-words font-medium text-strong">
            {code ?? title}
          </span>
          {code !== null && (
            <IconButton
              label={t("Copy {what}", { what: code })}
              onClick={() => void copyText(code, t("Code copied"))}
            >
              <Copy aria-hidden="true" />
            </IconButton>
          )}
          <Badge tone={look.tone}>{t(look.name)}</Badge>
          {code === null && <span className="text-faint text-sm">{t("Automatic||a discount")}</span>}
        </p>
        <p className="text-body">{offInWords(discount)}</p>
        <p className="text-faint text-sm">{conditionsInWords(discount, zone).join(" · ")}</p>
      </div>
      <dl className="flex gap-6 md:text-end">
        <div>
          <dt className="text-faint text-sm">{t("Orders")}</dt>
          <dd className="figures text-strong">{orders}</dd>
        </div>
        <Figure name={t("Revenue")} value={revenue} />
        <Figure name={t("Given away||by discounts")} value={given_away} />
      </dl>
      <Acts discount={discount} />
    </li>
  );
}

const Figure = ({ name, value }: { name: string; value: Amount }) => (
  <div>
    <dt className="text-faint text-sm">{name}</dt>
    <dd>
      <Money value={value} className="text-strong" />
    </dd>
  </div>
);

function Acts({ discount }: { discount: Discount }) {
  const { id, active } = discount;
  const name = discount.code ?? discount.title;
  const [isOpen, setOpen] = useState(false);
  const hasOpened = useHasOpened(isOpen);
  const edit = useSend(discounts.edit, { refresh: [discounts.list] });
  const remove = useSend(discounts.remove, { refresh: [discounts.list] });
  return (
    <div className="-ms-3 flex flex-wrap gap-x-1 gap-y-2 md:col-span-2">
      <Button
        size="sm"
        look="ghost"
        aria-haspopup="dialog"
        aria-label={t("Edit {name}", { name })}
        onClick={() => setOpen(true)}
      >
        {t("Edit")}
      </Button>
      {hasOpened && (
        <Suspense>
          <DiscountDialog discount={discount} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
      <Button
        size="sm"
        look="ghost"
        busy={edit.isPending}
        aria-label={
          active ? t("Turn off {address}", { address: name }) : t("Turn on {address}", { address: name })
        }
        onClick={() => edit.mutate({ params: { id }, body: { ...sentTermsOf(discount), active: !active } })}
      >
        {active ? t("Turn off") : t("Turn on")}
      </Button>
      <Question
        title={t("Delete {name}?", { name })}
        text={t(
          "Customers can no longer use it, and its figures are removed from this page. Orders that used it keep it. You can't undo this.",
        )}
        yes={t("Delete")}
        onYes={() => remove.mutate({ params: { id } })}
      >
        <Button size="sm" look="ghost" busy={remove.isPending} aria-label={t("Delete {name}", { name })}>
          {t("Delete")}
        </Button>
      </Question>
    </div>
  );
}
