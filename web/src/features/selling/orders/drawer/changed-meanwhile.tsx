import { t } from "@solodesk/contract/kernel/language/t.ts";
import { orderStatusNames } from "@solodesk/contract/selling/orders/status-names.ts";
import { Notice } from "#ui/layout/notice.tsx";
import type { ChangingOrder } from "../use-change-order.ts";

/** Says that the order has changed. The drawer shows the newer version; nothing typed is lost. */
export const ChangedMeanwhile = ({ newer, forget }: Pick<ChangingOrder, "newer" | "forget">) =>
  newer && (
    <Notice title={t("This order was changed in another tab or by someone else.")} onDismiss={forget}>
      <p className="pt-1 text-body">
        {t("Its status is “{status}” now. What you typed is kept.", {
          status: t(orderStatusNames[newer.status]),
        })}
      </p>
    </Notice>
  );
