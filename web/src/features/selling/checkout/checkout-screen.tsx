import { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames, pages } from "@solodesk/contract/kernel/pages.ts";
import type { WantedItem } from "@solodesk/contract/selling/checkout/cart.ts";
import { checkout } from "@solodesk/contract/selling/checkout.ts";
import { useNavigate, useSearchParams } from "react-router";
import { CartScreen } from "#features/selling/cart/cart-screen.tsx";
import { setQuantity } from "#features/selling/cart/cart-store.ts";
import { codes } from "#features/selling/cart/codes.ts";
import { dropLine } from "#features/selling/cart/drop-line.ts";
import { keepOrdered, takeOrdered } from "#features/selling/cart/ordered.ts";
import { useCart } from "#features/selling/cart/use-cart.ts";
import { useDashboard } from "#features/store/store/use-dashboard.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { leaveFor } from "#kernel/page/leave-for.ts";
import { notify } from "#kernel/page/notify.ts";
import { useUser } from "#kernel/session/session.ts";
import { useStore } from "#kernel/storage/store.ts";
import { now } from "#kernel/time/clock.ts";
import { momentWithZone, viewerZone } from "#kernel/time/time-in-words.ts";
import { useDebounced } from "#ui/data/use-debounced.ts";
import { FormSkeleton } from "#ui/forms/form-skeleton.tsx";
import { ErrorLine } from "#ui/layout/error-line.tsx";
import { Screen } from "#ui/layout/screen.tsx";
import { CheckoutForm } from "./checkout-form.tsx";
import { LineNotes } from "./line-notes.tsx";
import { PaymentResult } from "./payment-result.tsx";
import { pricedLine } from "./priced-lines.ts";
import { wantedItem } from "./wanted-items.ts";

/** Fetches what the cart costs now. The previous figures stay while new ones load. */
function usePreview(lines: readonly WantedItem[]) {
  const typed = useStore(codes);
  const settled = useDebounced(lines, 150);
  const items = settled.map(wantedItem);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useRead(
    readOf(checkout.preview, { body: { items, codes: [...typed] } }),
    {
      enabled: items.length > 0,
      keepPrevious: true,
      // Prices and stock may change at any time, so a cached preview is never reused unchecked.
      fresh: true,
    },
  );
  const isBehind = isPlaceholderData || settled !== lines;
  return { preview: data, asked: items, isError, isFetching, isBehind, refetch };
}

/** `/cart-checkout`: the cart with its total, or with `?payment=` the result of that payment. */
export function CheckoutScreen() {
  const [query] = useSearchParams();
  const payment = Id.safeParse(query.get("payment"));
  if (!payment.success) return <Checkout />;
  return (
    <Screen title={t(pageNames.cartCheckout)} width="form">
      <PaymentResult
        id={payment.data}
        cancelled={query.has("cancelled")}
        onPaid={() => settle(payment.data)}
      />
    </Screen>
  );
}

/** Shows the toast once per payment, however often the page is opened. */
function settle(payment: Id): void {
  if (takeOrdered(payment)) notify({ type: "success", title: t("Payment verified successfully!") });
}

function Checkout() {
  const { items } = useCart();
  const user = useUser();
  const dashboard = useDashboard();
  const navigate = useNavigate();
  const { preview, asked, isError, isFetching, isBehind, refetch } = usePreview(items);
  const buyer = {
    name: user?.name ?? "",
    email: user?.email ?? "",
    country: dashboard?.store_info?.country ?? "",
  };
  return (
    <CartScreen
      totalOf={(item) => preview && pricedLine(preview, asked, item).priced?.total}
      renderNotes={(item) =>
        preview && (
          <LineNotes
            item={item}
            {...pricedLine(preview, asked, item)}
            onQuantity={(quantity) => setQuantity(item, quantity)}
            onRemove={() => void dropLine(item)}
            timeOf={(startsAt, zone = viewerZone()) => momentWithZone(zone, startsAt, now())}
          />
        )
      }
      nameOf={(websiteUrl) =>
        preview?.groups.find(({ store }) => (store?.website_url ?? null) === websiteUrl)?.store?.name
      }
    >
      {isError && !preview && (
        <ErrorLine busy={isFetching} onRetry={() => void refetch()}>
          {t("We couldn't calculate the total. Try again.")}
        </ErrorLine>
      )}
      {!preview && !isError && <FormSkeleton fields={["line", "line", "line", "box"]} />}
      {preview && (
        <CheckoutForm
          items={items}
          preview={preview}
          isBehind={isBehind}
          buyer={buyer}
          onRefused={() => void refetch()}
          onOpened={({ payment_session_id, checkout_url }) => {
            keepOrdered(payment_session_id, items);
            if (checkout_url) leaveFor(checkout_url);
            else void navigate(`${pages.cartCheckout}?payment=${payment_session_id}`);
          }}
        />
      )}
    </CartScreen>
  );
}
