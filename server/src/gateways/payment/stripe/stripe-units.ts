import { minorDigits } from "@solodesk/contract/kernel/money.ts";

/** Currencies that Stripe does not count in hundredths, but in whole units or thousandths. */
const whole = new Set("BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF".split(" "));
const thousandths = new Set("BHD JOD KWD OMR TND".split(" "));

function stripeDigits(currency: string): number {
  if (whole.has(currency)) return 0;
  return thousandths.has(currency) ? 3 : 2;
}

// ISK and UGX have no cents, but Stripe counts them in hundredths all the same.
const factor = (currency: string): number => 10 ** (stripeDigits(currency) - minorDigits(currency));

export const toStripe = (amount: number, currency: string): number => Math.round(amount * factor(currency));

/** Stripe writes currencies in lower case. */
export function fromStripe(amount: number, written: string): { amount: number; currency: string } {
  const currency = written.toUpperCase();
  return { amount: Math.round(amount / factor(currency)), currency };
}
