/** Which bookings by new customers have to be confirmed by an emailed link: none, those on request, or all. */
export const verifyEmails = ["off", "on_request", "always"] as const;
export type VerifyEmail = (typeof verifyEmails)[number];
