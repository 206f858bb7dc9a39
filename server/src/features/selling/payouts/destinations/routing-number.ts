const WEIGHTS = [3, 7, 1];

/** Nine digits with the checksum of the American Bankers Association. */
export function isRoutingNumber(digits: string): boolean {
  if (!/^\d{9}$/.test(digits) || digits === "000000000") return false;
  const sum = [...digits].reduce((so, digit, at) => so + Number(digit) * (WEIGHTS[at % 3] ?? 0), 0);
  return sum % 10 === 0;
}
