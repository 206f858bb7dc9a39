import { t } from "@solodesk/contract/kernel/language/t.ts";
import { ContactMessage, support } from "@solodesk/contract/platform/support.ts";
import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { type UseFormReturn, useFormState } from "react-hook-form";
import { useSend } from "#kernel/api/use-send.ts";
import { useUser } from "#kernel/session/session.ts";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { Input } from "#ui/forms/input.tsx";
import { Textarea } from "#ui/forms/textarea.tsx";
import { showRefusal, useContractForm } from "#ui/forms/use-contract-form.ts";

const useContact = () => useSend(support.contact);

interface MessageSentProps {
  /** The message from the server. */
  said: string;
  onAnother: () => void;
}

/** Replaces the form and takes the focus that was in it. */
const MessageSent = ({ said, onAnother }: MessageSentProps) => (
  <section aria-labelledby="message-sent" className="border-line border-y py-8">
    <CircleCheck aria-hidden="true" className="size-8 text-good" strokeWidth={1.5} />
    <h2 id="message-sent" ref={takeFocus} tabIndex={-1} className="mt-4 text-lg outline-none">
      {t("Message sent")}
    </h2>
    <p className="mt-1 text-body text-md [overflow-wrap:anywhere]">{said}</p>
    <Button className="mt-5" onClick={onAnother}>
      {t("Write another message")}
    </Button>
  </section>
);

const takeFocus = (heading: HTMLElement | null) => heading?.focus();

function ContactFields({ form }: { form: UseFormReturn<ContactMessage> }) {
  const { errors } = useFormState({ control: form.control });
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t("Name||of a person")} error={errors.name?.message}>
          {(wiring) => <Input autoComplete="name" {...wiring} {...form.register("name")} />}
        </Field>
        <Field label={t("Email")} error={errors.email?.message}>
          {(wiring) => <Input type="email" autoComplete="email" {...wiring} {...form.register("email")} />}
        </Field>
      </div>
      <Field label={t("Subject||of a message")} error={errors.subject?.message}>
        {(wiring) => <Input autoComplete="off" {...wiring} {...form.register("subject")} />}
      </Field>
      <Field label={t("Message")} error={errors.message?.message}>
        {(wiring) => <Textarea className="min-h-40" {...wiring} {...form.register("message")} />}
      </Field>
    </>
  );
}

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
    // The field must be mounted before it can take the focus.
    flushSync(() => setReceipt(undefined));
    form.setFocus("subject");
  };
  if (receipt !== undefined) return <MessageSent said={receipt} onAnother={writeAnother} />;
  return (
    <form
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label={t("Write to us")}
      className="space-y-5"
    >
      <ContactFields form={form} />
      <FormError>{form.formState.errors.root?.message}</FormError>
      <Button type="submit" look="primary" busy={contact.isPending}>
        {t("Send message")}
      </Button>
    </form>
  );
}
