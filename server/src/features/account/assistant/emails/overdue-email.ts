import { t } from "@solodesk/contract/kernel/language/t.ts";

interface About {
  /** The customer's. */
  name: string;
  /** The store's. */
  store: string;
  /** Of the store page. */
  address: string;
}

/** What a seller could write to a customer who hasn't come for longer than usual. In the current language. */
export const overdueEmail = (about: About): { subject: string; text: string } => ({
  subject: t("Time for your next appointment at {store}?", { store: about.store }),
  text: t(
    "Hello {name},\n\nIt's been a while since your last visit. If you'd like to come again, pick a time that works for you:\n\n{address}\n\nSee you soon,\n{store}",
    { ...about },
  ),
});
