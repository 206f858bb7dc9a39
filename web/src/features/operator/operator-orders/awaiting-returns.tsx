import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type AwaitingReturn, operatorOrders } from "@solodesk/contract/operator/operator-orders.ts";
import { orderName } from "#features/selling/orders/order-words.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { refreshed } from "#kernel/api/refreshed.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { RowCard } from "#ui/data/table.tsx";
import { Button } from "#ui/forms/button.tsx";
import { ErrorLine } from "#ui/layout/error-line.tsx";
import { Question } from "#ui/overlays/question.tsx";

/** Goods of which sellers said that they come back. Nothing is shown while none do. */
export function AwaitingReturns() {
  const { data, isError, isFetching, refetch } = useRead(readOf(operatorOrders.listReturns, {}), {
    quiet: true,
  });
  const returns = data?.data ?? [];
  if (returns.length === 0 && !(isError && !data)) return null;
  return (
    <section aria-label={t("Returns to confirm")} className="pb-10">
      <h2 className="text-md">{t("Returns to confirm")}</h2>
      <p className="pb-3 text-body">
        {t("Stores refunded these goods after they were sent. Say whether they arrived.")}
      </p>
      {isError && !data && (
        <ErrorLine busy={isFetching} onRetry={() => void refetch()}>
          {t("The returns could not be loaded.")}
        </ErrorLine>
      )}
      {returns.length > 0 && (
        <ul aria-label={t("Returns to confirm")} className="border-line border-t">
          {returns.map((one) => (
            <ReturnRow key={one.id} one={one} />
          ))}
        </ul>
      )}
    </section>
  );
}

const piecesInWords = ({ pieces }: AwaitingReturn): string =>
  pieces.map(({ quantity, name }) => `${quantity} × ${name}`).join(", ");

const storeOf = ({ store }: AwaitingReturn): string => store ?? t("The marketplace");

const ReturnRow = ({ one }: { one: AwaitingReturn }) => (
  <RowCard className="flex-wrap !items-start justify-between gap-x-6 gap-y-2">
    <div className="min-w-0 flex-1 basis-60">
      <p dir="auto" className="break-words font-medium text-strong">
        {piecesInWords(one)}
      </p>
      <p dir="auto" className="break-words text-faint text-sm">
        {orderName(one)} · {one.customer} → {storeOf(one)}
      </p>
    </div>
    <ReturnActs one={one} />
  </RowCard>
);

const changed = [operatorOrders.listReturns, operatorOrders.listOrders, operatorOrders.getOrder];

function ReturnActs({ one }: { one: AwaitingReturn }) {
  const { mutateAsync, isPending } = useSend(operatorOrders.settleReturn, { refresh: changed });
  const settle = async (arrived: boolean) => {
    try {
      await mutateAsync({ params: { id: one.id }, body: { arrived, version: one.version } });
    } catch (refusal) {
      if (!(refusal instanceof CallError)) throw refusal;
      // Another operator may have been first.
      refreshed(changed);
    }
  };
  const what = { pieces: piecesInWords(one), store: storeOf(one), amount: moneyText(one.wholesale) };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Question
        title={t("Did these goods arrive?")}
        text={t("These go back in stock: {pieces}. {store} gets the wholesale price of {amount} back.", what)}
        yes={t("Put back in stock")}
        look="primary"
        onYes={() => void settle(true)}
      >
        <Button size="sm" busy={isPending}>
          {t("Arrived…||returned goods")}
        </Button>
      </Question>
      <Question
        title={t("Mark these goods as not returned?")}
        text={t("These don't go back in stock: {pieces}. {store} doesn't get {amount} back.", what)}
        yes={t("Mark as not returned")}
        onYes={() => void settle(false)}
      >
        <Button size="sm" look="ghost" disabled={isPending}>
          {t("Didn't arrive…||returned goods")}
        </Button>
      </Question>
    </div>
  );
}
