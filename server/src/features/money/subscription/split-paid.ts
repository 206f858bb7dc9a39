export interface Period {
  startsAt: Date;
  endsAt: Date;
}

/** What of a period's price is used up, in minor units; the two parts are the whole, to the last one. */
export function splitPaid(
  amount: number,
  { startsAt, endsAt }: Period,
  now: Date,
): { used: number; unused: number } {
  const whole = endsAt.getTime() - startsAt.getTime();
  const left = Math.min(Math.max(endsAt.getTime() - now.getTime(), 0), whole);
  // As big integers: minor units times milliseconds are more than a number holds exactly.
  const unused = whole === 0 ? 0 : Number((BigInt(amount) * BigInt(left)) / BigInt(whole));
  return { used: amount - unused, unused };
}
