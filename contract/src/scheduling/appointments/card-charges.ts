/** The outcome of charging a fee. `pending`: the payment service has not answered yet. */
export const cardCharges = ["charged", "pending", "failed"] as const;
