import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money as Amount } from "@solodesk/contract/kernel/money.ts";
import { Money } from "#ui/text/money.tsx";
import { Fact } from "../booking/facts.tsx";

/** The price of a booking; nothing if it is free. */
export const BookingPrice = ({ price }: { price: Amount }) =>
  price.amount > 0 && (
    <Fact name={t("Price")}>
      <Money value={price} />
    </Fact>
  );
