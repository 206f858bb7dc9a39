/** Returns the receipt number as shown to people, e.g. "R-1001". */
export const receiptName = (number: number): string => `R-${number}`;
