import { Money, type MoneyProps } from "./money.tsx";

/** What something costs: "Free" instead of a zero amount. */
export const Price = (money: MoneyProps) =>
  money.value.amount === 0 ? <span className={money.className}>Free</span> : <Money {...money} />;
