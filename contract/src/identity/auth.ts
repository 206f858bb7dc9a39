import { z } from "zod";
import { endpoint } from "../kernel/endpoint.ts";
import { Id } from "../kernel/id.ts";
import { deskLanguages } from "../kernel/language/languages.ts";
import { msg } from "../kernel/language/t.ts";
import { Email, line, text, verbatim } from "../kernel/text.ts";
import { Instant } from "../kernel/time.ts";
import { PictureUrl } from "../platform/uploads/picture-url.ts";
import { AppConfig } from "./auth/app-config.ts";
import { Session } from "./auth/session.ts";

export const AuthUser = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  picture: z.string().nullable(),
  /** Of their screens and of the emails they get. */
  language: z.enum(deskLanguages),
  redirectPath: z.string().nullable(),
  emailVerified: z.boolean(),
  /** Only for accounts of OPERATOR_EMAILS. */
  operator: z.literal(true).optional(),
  /** Only for an account that is scheduled for deletion. */
  deletesAt: Instant.optional(),
});
export type AuthUser = z.infer<typeof AuthUser>;

const Token = z.object({ token: z.string(), expires: Instant });
export const Tokens = z.object({ access: Token, refresh: Token });
export type Tokens = z.infer<typeof Tokens>;

export const Register = z.strictObject({
  name: line(100, 1, msg("Enter your name.")),
  email: Email,
  password: verbatim(128, 8),
});
export type Register = z.infer<typeof Register>;

const Password = verbatim(128, 1, msg("Enter your password."));
export const Login = z.strictObject({ email: Email, password: Password });
export type Login = z.infer<typeof Login>;

export const EditProfile = z.strictObject({
  name: line(100, 1, msg("Enter your name.")).optional(),
  picture: PictureUrl.nullable().optional(),
  language: z.enum(deskLanguages).optional(),
});
export type EditProfile = z.infer<typeof EditProfile>;

/** Six digits from an authenticator app, or a recovery code; spaces and dashes are ignored. */
export const SecondFactorCode = text(40, 1, msg("Enter the code."));

export const LoginWithCode = z.strictObject({ ticket: verbatim(512), code: SecondFactorCode });
export type LoginWithCode = z.infer<typeof LoginWithCode>;

/** Google's authorization code, and the values of the request that led to it. */
export const GoogleAnswer = z.strictObject({
  code: verbatim(2048),
  codeVerifier: verbatim(128),
  redirectUri: verbatim(2048),
  nonce: verbatim(128),
});
export type GoogleAnswer = z.infer<typeof GoogleAnswer>;

/** Exactly one of the ways listed by a "confirmation_required" refusal. */
export const ConfirmIdentity = z.union([
  z.strictObject({ password: Password }),
  z.strictObject({ code: SecondFactorCode }),
  z.strictObject({ google: GoogleAnswer }),
]);
export type ConfirmIdentity = z.infer<typeof ConfirmIdentity>;

const RefreshToken = z.strictObject({ refreshToken: verbatim(512) });
const Profile = z.object({ status: z.literal(true), data: AuthUser });
/** The answer to every successful sign-in. */
export const SignedInAnswer = z.object({
  status: z.literal(true),
  message: z.string(),
  data: z.object({ user: AuthUser, tokens: Tokens }),
});
export type SignedIn = z.infer<typeof SignedInAnswer>["data"];

export const auth = {
  register: endpoint({
    method: "POST",
    path: "/auth/register",
    summary: "Create an account and sign in",
    access: "public",
    body: Register,
    answer: SignedInAnswer,
    status: 201,
    refuses: ["email_taken"],
    done: msg("Registration successful"),
    failed: msg("Registration failed. Please try again."),
    budget: "auth",
  }),
  login: endpoint({
    method: "POST",
    path: "/auth/login",
    summary: "Sign in with email and password",
    access: "public",
    body: Login,
    answer: SignedInAnswer,
    refuses: ["invalid_credentials", "second_factor_required", "account_suspended"],
    done: msg("Login successful"),
    failed: msg("Login failed. Please try again."),
    budget: "auth",
  }),
  loginWithCode: endpoint({
    method: "POST",
    path: "/auth/login/second-factor",
    summary: "Finish a two-step sign-in with a code from the app or a recovery code",
    access: "public",
    body: LoginWithCode,
    answer: SignedInAnswer,
    refuses: ["invalid_ticket", "google_taken", "email_unconfirmed", "account_suspended"],
    done: msg("Login successful"),
    failed: msg("Login failed. Please try again."),
    budget: "auth",
  }),
  refreshTokens: endpoint({
    method: "POST",
    path: "/auth/refresh-tokens",
    summary: "Exchange a refresh token for a new pair of tokens",
    access: "public",
    body: RefreshToken,
    answer: z.object({ tokens: Tokens }),
    refuses: ["invalid_refresh_token"],
    failed: msg("Your session has ended. Log in again."),
    budget: "auth",
  }),
  logout: endpoint({
    method: "POST",
    path: "/auth/logout",
    summary: "End the session of a refresh token",
    access: "public",
    body: RefreshToken,
    answer: z.null(),
    status: 204,
    failed: msg("Failed to log out"),
    budget: "auth",
  }),
  getProfile: endpoint({
    method: "GET",
    path: "/auth/profile",
    summary: "Get the signed-in user",
    access: "user",
    answer: Profile,
    failed: msg("Failed to load profile"),
  }),
  editProfile: endpoint({
    method: "PATCH",
    path: "/auth/profile",
    summary: "Update the name, picture or language",
    access: "user",
    body: EditProfile,
    answer: Profile,
    done: msg("Profile saved"),
    failed: msg("Failed to save your profile"),
    budget: "auth",
  }),
  confirm: endpoint({
    method: "POST",
    path: "/auth/confirm",
    summary: "Confirm your identity; this session may do sensitive actions for 5 minutes",
    access: "user",
    body: ConfirmIdentity,
    answer: z.object({ status: z.literal(true), data: z.object({ confirmedUntil: Instant }) }),
    refuses: ["google_not_configured", "google_refused", "google_unavailable"],
    failed: msg("Identity check failed"),
    budget: "auth",
  }),
  createLinkCode: endpoint({
    method: "POST",
    path: "/auth/link-code",
    summary: "Create a one-time sign-in code for another device, valid for 60 seconds",
    access: "user",
    answer: z.object({ code: z.string(), expires: Instant }),
    status: 201,
    refuses: ["confirmation_required"],
    failed: msg("Failed to create a sign-in link"),
    budget: "auth",
  }),
  linkLogin: endpoint({
    method: "POST",
    path: "/auth/link-login",
    summary: "Sign in with a one-time code or a fresh access token",
    access: "public",
    body: z.strictObject({ token: verbatim(4096) }),
    answer: z.object({ status: z.literal(true), data: SignedInAnswer.shape.data }),
    refuses: ["invalid_link"],
    done: msg("Login successful"),
    failed: msg("This sign-in link no longer works."),
    budget: "auth",
  }),
  listSessions: endpoint({
    method: "GET",
    path: "/auth/sessions",
    summary: "List the devices you are signed in on, this one first, then by last use",
    access: "user",
    answer: z.object({ status: z.literal(true), data: z.array(Session) }),
    failed: msg("Failed to load your devices"),
  }),
  endSession: endpoint({
    method: "DELETE",
    path: "/auth/sessions/:id",
    summary: "Sign out a device",
    access: "user",
    params: z.strictObject({ id: Id }),
    answer: z.null(),
    status: 204,
    refuses: ["not_found"],
    done: msg("Device signed out"),
    failed: msg("Failed to sign out the device"),
    budget: "auth",
  }),
  endOtherSessions: endpoint({
    method: "DELETE",
    path: "/auth/sessions",
    summary: "Sign out all other devices",
    access: "user",
    answer: z.null(),
    status: 204,
    done: msg("All other devices signed out"),
    failed: msg("Failed to sign out the other devices"),
    budget: "auth",
  }),
  getConfig: endpoint({
    method: "GET",
    path: "/auth/config",
    summary: "Get what the web app needs before sign-in",
    access: "public",
    answer: AppConfig,
    failed: msg("Failed to start. Please reload the page."),
  }),
};
