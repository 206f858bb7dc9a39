import { pageNames } from "#kernel/page/page-names.ts";
import { FormSkeleton } from "#ui/forms/form-skeleton.tsx";
import { Screen } from "#ui/layout/screen.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";

/** The cart while its lines come out of storage: each with picture, name, price and stepper; the checkout beside them. */
export const CartSkeleton = ({ lines }: { lines: number }) => (
  <Screen title={pageNames.cartCheckout} actions={<Skeleton className="h-9 w-24" />}>
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div>
        <Skeleton className="mb-3 h-5 w-28" />
        <output aria-label="Loading your cart" className="block border-line border-y">
          {Array.from({ length: lines }, (_, line) => (
            <span key={line} className="flex gap-4 border-line border-b py-4 last:border-b-0">
              <Skeleton className="size-18 shrink-0" />
              <span className="flex-1">
                <span className="flex h-5.25 items-center justify-between gap-3">
                  <Skeleton className="h-3.5 w-40" />
                  <Skeleton className="h-3.5 w-14" />
                </span>
                <Skeleton className="mt-2 h-11 w-30" />
              </span>
            </span>
          ))}
        </output>
      </div>
      <FormSkeleton fields={["line", "line", "line", "box"]} />
    </div>
  </Screen>
);
