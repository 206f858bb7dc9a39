import { AppError } from "#kernel/app-error.ts";

const sentence = "Another account has this email.";

/** For signed-in users: the usual advice to log in instead would mislead them. */
export const emailTaken = (): AppError =>
  new AppError("email_taken", { message: sentence, fields: { email: sentence } });
