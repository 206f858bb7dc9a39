import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type GiftCard, giftCards } from "@solodesk/contract/money/gift-cards.ts";
import { wallet } from "@solodesk/contract/money/wallet.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { copyText } from "#kernel/files/copy-text.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { Badge } from "#ui/data/badge.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Question } from "#ui/overlays/question.tsx";
import { Money } from "#ui/text/money.tsx";
import { datesInWords, giftCardLooks } from "./gift-card-words.ts";

interface GiftCardItemProps {
  card: GiftCard;
  /** The store's time zone. */
  zone: string;
}

/** One gift card: whom it is for, what is left of it, and what can be done. */
export function GiftCardItem({ card, zone }: GiftCardItemProps) {
  const { ending, to_name: name, message, amount, balance, state } = card;
  const look = giftCardLooks[state];
  return (
    <li className="grid gap-x-8 gap-y-2 border-line border-b py-4 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0 space-y-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="figures font-medium text-strong">•••• {ending}</span>
          <Badge tone={look.tone}>{t(look.name)}</Badge>
        </p>
        {name !== "" && (
          <p dir="auto" className="break-words text-body">
            {t("For {name}||a gift card", { name })}
          </p>
        )}
        {message !== "" && (
          <p dir="auto" className="whitespace-pre-line break-words text-body text-sm">
            {message}
          </p>
        )}
        <p className="break-words text-faint text-sm">{datesInWords(card, zone).join(" · ")}</p>
      </div>
      <dl className="flex gap-6 md:text-end">
        <div>
          <dt className="text-faint text-sm">{t("Amount")}</dt>
          <dd>
            <Money value={amount} className="text-strong" />
          </dd>
        </div>
        <div>
          <dt className="text-faint text-sm">{t("Left||of a gift card")}</dt>
          <dd>
            <Money value={balance} className="text-strong" />
          </dd>
        </div>
      </dl>
      {(state === "active" || state === "used") && <Acts card={card} />}
    </li>
  );
}

function Acts({ card: { id, ending, balance, state } }: { card: GiftCard }) {
  const reveal = useSend(giftCards.reveal);
  const cancel = useSend(giftCards.cancel, {
    refresh: [giftCards.list, wallet.get, wallet.listTransactions],
  });
  const copy = () =>
    reveal.mutateAsync({ params: { id } }).then(
      ({ data }) => copyText(data.code, t("Code copied")),
      // The refusal has been shown.
      () => false,
    );
  return (
    <div className="-ms-3 flex flex-wrap gap-x-1 gap-y-2 md:col-span-2">
      <Button
        size="sm"
        look="ghost"
        busy={reveal.isPending}
        aria-label={t("Copy code of gift card {ending}", { ending })}
        onClick={() => void copy()}
      >
        {t("Copy code")}
      </Button>
      {state === "active" && (
        <Question
          title={t("Cancel gift card •••• {ending}?", { ending })}
          text={t(
            "Nobody can use it any more, and {amount} returns to your earnings. If a customer paid for it, pay them back yourself. You can't undo this.",
            { amount: moneyText(balance) },
          )}
          yes={t("Cancel gift card")}
          no={t("Keep card")}
          onYes={() => cancel.mutate({ params: { id } })}
        >
          <Button
            size="sm"
            look="ghost"
            busy={cancel.isPending}
            aria-label={t("Cancel gift card {ending}", { ending })}
          >
            {t("Cancel gift card")}
          </Button>
        </Question>
      )}
    </div>
  );
}
