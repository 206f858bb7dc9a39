export interface PaidPeriod {
  startsAt: Date;
  endsAt: Date;
}

/** Splits a period's price into the used and unused part, in minor units; they sum to exactly `amount`. */
export function splitPaid(
  amount: number,
  { startsAt, endsAt }: PaidPeriod,
  now: Date,
): { used: number; unused: number } {
  const whole = endsAt.getTime() - startsAt.getTime();
  const left = Math.min(Math.max(endsAt.getTime() - now.getTime(), 0), whole);
  // BigInt, because minor units times milliseconds exceed the safe integers.
  const unused = whole === 0 ? 0 : Number((BigInt(amount) * BigInt(left)) / BigInt(whole));
  return { used: amount - unused, unused };
}
