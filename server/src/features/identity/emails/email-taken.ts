import { AppError } from "#kernel/app-error.ts";

const sentence = "Another account has this email.";

/** Said to somebody who has an account: "log in instead" would lead them astray. */
export const emailTaken = (): AppError =>
  new AppError("email_taken", { message: sentence, fields: { email: sentence } });
