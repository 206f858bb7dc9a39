import type { ScreenRecord } from "#kernel/page/screen-record.ts";

export const screens: readonly ScreenRecord[] = [
  {
    page: "faqs",
    load: async () => (await import("./faqs/faqs-screen.tsx")).FaqsScreen,
    reads: async () => (await import("./support.reads.ts")).faqsReads,
  },
  {
    page: "terms",
    access: "anyone",
    load: async () => (await import("./written/written-page-screen.tsx")).TermsScreen,
    reads: async () => (await import("./support.reads.ts")).termsReads,
    withoutStore: true,
  },
  {
    page: "privacy",
    access: "anyone",
    load: async () => (await import("./written/written-page-screen.tsx")).PrivacyScreen,
    reads: async () => (await import("./support.reads.ts")).privacyReads,
    withoutStore: true,
  },
  {
    page: "refundPolicy",
    access: "anyone",
    load: async () => (await import("./written/written-page-screen.tsx")).RefundPolicyScreen,
    reads: async () => (await import("./support.reads.ts")).refundPolicyReads,
    withoutStore: true,
  },
  {
    page: "contact",
    access: "anyone",
    load: async () => (await import("./contact/contact-screen.tsx")).ContactScreen,
    reads: async () => (await import("./support.reads.ts")).contactReads,
    withoutStore: true,
  },
];
