/** Whether what visitors book is confirmed at once, or waits for the seller's answer. */
export const confirmations = ["instant", "on_request"] as const;
export type Confirmation = (typeof confirmations)[number];
