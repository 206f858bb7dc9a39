/** As people call a receipt, e.g. "R-1001". */
export const receiptName = (number: number): string => `R-${number}`;
