import { Notice } from "#ui/layout/notice.tsx";
import { orderStatusNames } from "../order-words.ts";
import type { ChangingOrder } from "../use-change-order.ts";

/** Says that the order was changed meanwhile. The drawer shows the newer version; nothing typed is lost. */
export const ChangedMeanwhile = ({ newer, forget }: Pick<ChangingOrder, "newer" | "forget">) =>
  newer && (
    <Notice title="It was changed meanwhile, in another tab or by your customer." onDismiss={forget}>
      <p className="pt-1 text-body">
        Its status is “{orderStatusNames[newer.status]}” now, as it stands here. What you typed is kept.
      </p>
    </Notice>
  );
