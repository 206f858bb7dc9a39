import type { ContactMessage } from "@solodesk/contract/platform/support.ts";
import { type UseFormReturn, useFormState } from "react-hook-form";
import { Field } from "#ui/forms/field.tsx";
import { Input } from "#ui/forms/input.tsx";
import { Textarea } from "#ui/forms/textarea.tsx";

export function ContactFields({ form }: { form: UseFormReturn<ContactMessage> }) {
  const { errors } = useFormState({ control: form.control });
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" error={errors.name?.message}>
          {(wiring) => <Input autoComplete="name" {...wiring} {...form.register("name")} />}
        </Field>
        <Field label="Email" error={errors.email?.message}>
          {(wiring) => <Input type="email" autoComplete="email" {...wiring} {...form.register("email")} />}
        </Field>
      </div>
      <Field label="Subject" error={errors.subject?.message}>
        {(wiring) => <Input autoComplete="off" {...wiring} {...form.register("subject")} />}
      </Field>
      <Field label="Message" error={errors.message?.message}>
        {(wiring) => <Textarea className="min-h-40" {...wiring} {...form.register("message")} />}
      </Field>
    </>
  );
}
