import type { ScreenRecord } from "#kernel/page/screen-record.ts";

export const screens: readonly ScreenRecord[] = [
  {
    page: "login",
    access: "visitors",
    load: async () => (await import("./sign-in/auth-screen.tsx")).AuthScreen,
  },
  {
    page: "register",
    access: "visitors",
    load: async () => (await import("./sign-in/auth-screen.tsx")).AuthScreen,
  },
  {
    page: "forgotPassword",
    access: "visitors",
    load: async () => (await import("./links/forgot-password-screen.tsx")).ForgotPasswordScreen,
  },
  {
    page: "resetPassword",
    access: "link",
    load: async () => (await import("./links/reset-password-screen.tsx")).ResetPasswordScreen,
  },
  {
    page: "verifyEmail",
    access: "link",
    load: async () => (await import("./links/verify-email-screen.tsx")).VerifyEmailScreen,
  },
  {
    page: "changeEmail",
    access: "link",
    load: async () => (await import("./links/change-email-screen.tsx")).ChangeEmailScreen,
  },
  {
    page: "googleRedirect",
    access: "anyone",
    load: async () => (await import("./sign-in/google-redirect-screen.tsx")).GoogleRedirectScreen,
    withoutStore: true,
  },
  {
    page: "profile",
    load: async () => (await import("./profile-screen.tsx")).ProfileScreen,
    reads: async () => (await import("./auth.reads.ts")).profileReads,
    withoutSidebar: true,
  },
];
