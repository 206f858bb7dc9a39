import { z } from "zod";
import { endpoint } from "../kernel/endpoint.ts";
import { msg } from "../kernel/language/t.ts";
import { Email, verbatim } from "../kernel/text.ts";
import { Register } from "./auth.ts";

const NewPassword = Register.shape.password;

export const ChangePassword = z.strictObject({
  currentPassword: verbatim(128, 1, msg("Enter your current password.")),
  newPassword: NewPassword,
});
export type ChangePassword = z.infer<typeof ChangePassword>;

export const SetPassword = z.strictObject({ password: NewPassword });
export type SetPassword = z.infer<typeof SetPassword>;

export const ForgotPassword = z.strictObject({ email: Email });

export const ResetPassword = z.strictObject({ token: verbatim(512), password: NewPassword });
export type ResetPassword = z.infer<typeof ResetPassword>;

export const passwords = {
  change: endpoint({
    method: "POST",
    path: "/auth/change-password",
    summary: "Change the password and sign out all other devices",
    access: "user",
    body: ChangePassword,
    answer: z.null(),
    status: 204,
    refuses: ["confirmation_required"],
    done: msg("Password changed"),
    failed: msg("Failed to change your password"),
    budget: "auth",
  }),
  set: endpoint({
    method: "POST",
    path: "/auth/set-password",
    summary: "Set the first password of an account and sign out all other devices",
    access: "user",
    body: SetPassword,
    answer: z.null(),
    status: 204,
    refuses: ["confirmation_required", "invalid_transition"],
    done: msg("Password set"),
    failed: msg("Failed to set your password"),
    budget: "auth",
  }),
  forgot: endpoint({
    method: "POST",
    path: "/auth/forgot-password",
    summary: "Email a link to set a new password; the answer does not reveal whether the account exists",
    access: "public",
    body: ForgotPassword,
    answer: z.object({ status: z.literal(true), message: z.string() }),
    status: 202,
    failed: msg("Failed to send the link. Please try again."),
    budget: "auth",
  }),
  reset: endpoint({
    method: "POST",
    path: "/auth/reset-password",
    summary: "Set a new password with a link, which works once, and sign out all devices",
    access: "public",
    body: ResetPassword,
    answer: z.null(),
    status: 204,
    refuses: ["invalid_link"],
    done: msg("Password set. Log in with it."),
    failed: msg("Failed to set the new password"),
    budget: "auth",
  }),
};
