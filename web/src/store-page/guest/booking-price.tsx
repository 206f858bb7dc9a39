import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money as Amount } from "@solodesk/contract/kernel/money.ts";
import { Money } from "#ui/text/money.tsx";
import { dueInWords } from "../booking/cost.ts";
import { Fact } from "../booking/facts.tsx";

interface BookingPriceProps {
  price: Amount;
  /** All of it is still to be paid, at the appointment. */
  isDue?: boolean;
}

export const BookingPrice = ({ price, isDue }: BookingPriceProps) => (
  <Fact name={t("Price")}>{isDue || price.amount === 0 ? dueInWords(price) : <Money value={price} />}</Fact>
);
