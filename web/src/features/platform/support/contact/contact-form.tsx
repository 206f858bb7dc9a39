import { ContactMessage } from "@solodesk/contract/platform/support.ts";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useUser } from "#kernel/session/session.ts";
import { Button } from "#ui/forms/button.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { showRefusal, useContractForm } from "#ui/forms/use-contract-form.ts";
import { ContactFields } from "./contact-fields.tsx";
import { MessageSent } from "./message-sent.tsx";
import { useContact } from "./use-contact.ts";

const names = ["name", "email", "subject", "message"] as const satisfies (keyof ContactMessage)[];

export function ContactForm() {
  const user = useUser();
  const form = useContractForm(
    ContactMessage,
    {
      name: user?.name ?? "",
      email: user?.email ?? "",
      subject: "",
      message: "",
    },
    "contact",
  );
  const contact = useContact();
  const [receipt, setReceipt] = useState<string>();
  const sent = (body: ContactMessage, message: string) => {
    form.reset({ ...body, subject: "", message: "" });
    setReceipt(message);
  };
  const submit = form.handleSubmit((body) =>
    contact.mutateAsync({ body }).then(
      ({ message }) => sent(body, message),
      (refusal: unknown) => showRefusal(form, refusal, names),
    ),
  );
  const writeAnother = () => {
    // The field must stand before it can take the focus.
    flushSync(() => setReceipt(undefined));
    form.setFocus("subject");
  };
  if (receipt !== undefined) return <MessageSent said={receipt} onAnother={writeAnother} />;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-label="Write to us" className="space-y-5">
      <ContactFields form={form} />
      <FormError>{form.formState.errors.root?.message}</FormError>
      <Button type="submit" look="primary" busy={contact.isPending}>
        Send message
      </Button>
    </form>
  );
}
