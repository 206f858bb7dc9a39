import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames } from "@solodesk/contract/kernel/pages.ts";
import { Screen } from "#ui/layout/screen.tsx";
import { ContactForm } from "./contact-form.tsx";
import { ContactText } from "./contact-text.tsx";

/** `/contact-us`. */
export const ContactScreen = () => (
  <Screen title={t(pageNames.contact)}>
    <div className="group grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,35rem)]">
      <ContactText />
      {/* Below the text, the form waits for it: the text has an unknown length and would push the form
          down. */}
      <div className="min-w-0 max-w-[35rem] max-lg:group-has-[[data-waiting]]:hidden">
        <ContactForm />
      </div>
    </div>
  </Screen>
);
