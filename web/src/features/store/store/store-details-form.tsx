import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames } from "@solodesk/contract/kernel/pages.ts";
import { storeDefaults } from "@solodesk/contract/store/store/store-defaults.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { EyeOff } from "lucide-react";
import { type FormEvent, lazy, Suspense, useState } from "react";
import { useFormState } from "react-hook-form";
import { Link } from "react-router";
import { FormError } from "#ui/forms/form-error.tsx";
import { Screen } from "#ui/layout/screen.tsx";
import { classes } from "#ui/look/classes.ts";
import { BasicsStep } from "./create/basics-step.tsx";
import { HoursStep } from "./create/hours-step.tsx";
import { LookStep } from "./create/look-step.tsx";
import { StepList } from "./create/step-list.tsx";
import { type CreateStoreStep, nextCreateStep, stepAsking } from "./create/steps.ts";
import { StorePreview } from "./create/store-preview.tsx";
import { headingId } from "./create/use-step.ts";
import { FormActions } from "./form-actions.tsx";
import { publishPath } from "./publish-path.ts";
import { useStoreForm } from "./use-store-form.ts";
import { useStorePictures } from "./use-store-pictures.ts";

// Loaded on demand: most changes close nothing.
const ClosingQuestion = lazy(async () => ({
  default: (await import("./closing/closing-question.tsx")).ClosingQuestion,
}));

/** Says that the store is not published and how to publish it. */
const UnpublishedNotice = ({ step }: { step: CreateStoreStep }) => (
  <p className="mb-5 flex gap-2.5 rounded-md bg-waiting-wash px-3 py-2.5 text-body text-sm">
    <EyeOff aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-waiting" />
    <span>
      {t("Your store isn't published, so visitors can't see it yet. The preview shows how it will look.")}{" "}
      {step === stepAsking(["published"]) ? (
        t("Switch on Published below and save to open it.")
      ) : (
        <Link to={publishPath} className="font-medium text-strong underline underline-offset-4">
          {t("Publish it")}
        </Link>
      )}
    </span>
  </p>
);

interface StoreDetailsFormProps {
  userId: string;
  existing: Store | null;
}

export function StoreDetailsForm({ userId, existing: current }: StoreDetailsFormProps) {
  // The store when the form was opened: creating a store must not turn this form into one that edits it.
  const [existing] = useState(current);
  const store = useStoreForm(userId, existing);
  const { form, step, advance, submit } = store;
  const pictures = useStorePictures(form);
  const { errors } = useFormState({ control: form.control });
  const [discards, setDiscards] = useState(0);
  const discard = () => {
    setDiscards(discards + 1);
    pictures.cancel();
    store.discard();
  };
  // Enter in a field triggers the main button of the step: for a new store "Next", on the last step "Create".
  const after = nextCreateStep(step);
  const go = (event: FormEvent) => {
    if (existing || !after) return void submit(event);
    event.preventDefault();
    void advance(after);
  };
  const lead = existing
    ? t("What visitors see on your store page.")
    : t(
        "Three short steps. You can change everything later, and what you type is kept on this device until you finish.",
      );
  return (
    <Screen title={t(pageNames.addStoreDetail)} lead={lead}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,35rem)_minmax(0,1fr)]">
        <form onSubmit={go} noValidate className="min-w-0 max-w-[35rem]">
          <StepList current={step} onStep={(to) => void advance(to)} />
          <h2 id={headingId(step)} tabIndex={-1} className="mt-7 mb-5 text-lg outline-none">
            {t(step.title)}
          </h2>
          {existing?.published === false && <UnpublishedNotice step={step} />}
          <FormError>{errors.root?.message}</FormError>
          {step.name === "basics" && (
            <BasicsStep form={form} existing={existing} refusedFor={store.suggestions} />
          )}
          {step.name === "hours" && <HoursStep key={discards} form={form} />}
          {step.name === "look" && <LookStep form={form} pictures={pictures} />}
          <FormActions
            step={step}
            isNew={existing === null}
            hasChanges={store.hasChanges}
            isSaving={store.isSaving}
            isUploading={pictures.isUploading}
            onStep={(to) => void advance(to)}
            onDiscard={discard}
          />
        </form>
        <div className={classes("min-w-0", step.name !== "look" && "max-lg:hidden")}>
          <StorePreview form={form} theme={(existing ?? storeDefaults).look.theme} />
        </div>
      </div>
      {store.question && (
        <Suspense>
          <ClosingQuestion {...store.question} />
        </Suspense>
      )}
    </Screen>
  );
}
