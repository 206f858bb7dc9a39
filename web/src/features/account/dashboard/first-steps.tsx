import type { DashboardUser } from "@solodesk/contract/account/dashboard.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Check, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { classes } from "#ui/look/classes.ts";
import { SellerShareWays } from "./seller-share-ways.tsx";
import { firstSteps, type Step } from "./steps.ts";

interface FirstStepsProps {
  dashboard: DashboardUser;
  hasShared: boolean;
  onShare: () => void;
  onDismiss: () => void;
}

/** The first steps of a new seller; renders nothing once all are done. */
export function FirstSteps({ dashboard, hasShared, onShare, onDismiss }: FirstStepsProps) {
  const steps = firstSteps(dashboard, hasShared);
  const done = steps.filter((step) => step.done).length;
  if (done === steps.length) return null;
  const next = steps.findIndex((step) => !step.done);
  return (
    <section aria-labelledby="first-steps">
      <div className="flex items-baseline justify-between gap-4 pb-3">
        <h2 id="first-steps" className="text-lg">
          {t("First steps")}
        </h2>
        <p className="figures flex items-baseline gap-4 text-faint text-sm">
          {t("{done} of {total} done||steps", { done, total: steps.length })}
          <button
            type="button"
            onClick={onDismiss}
            className="rounded-sm underline-offset-4 hover:text-strong hover:underline touch:min-h-11"
          >
            {t("Dismiss")}
          </button>
        </p>
      </div>
      <ol className="border-line border-t">
        {steps.map((step, at) => (
          <StepRow key={step.name} step={step} number={at + 1} next={at === next}>
            {dashboard.store_info && (
              <SellerShareWays websiteUrl={dashboard.store_info.website_url} onShare={onShare} />
            )}
          </StepRow>
        ))}
      </ol>
    </section>
  );
}

interface StepRowProps {
  step: Step;
  number: number;
  next: boolean;
  /** Buttons for a step that is done right here. */
  children: ReactNode;
}

const StepRow = ({ step, number, next, children }: StepRowProps) => (
  <li className="border-line border-b">
    {step.to === undefined ? (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
        <StepWords step={step} number={number} next={next} />
        {!step.done && <div className="flex flex-wrap gap-2 max-sm:ps-11">{children}</div>}
      </div>
    ) : (
      <Link to={step.to} className="-mx-3 flex items-center gap-4 rounded-md px-3 py-4 hover:bg-hover">
        <StepWords step={step} number={number} next={next} />
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-faint" />
      </Link>
    )}
  </li>
);

const StepWords = ({ step: { name, about, done }, number, next }: Omit<StepRowProps, "children">) => (
  <span className="flex min-w-0 flex-1 basis-64 items-center gap-4">
    <span
      aria-hidden="true"
      className={classes(
        "figures flex size-7 shrink-0 items-center justify-center rounded-full font-semibold text-sm",
        done && "bg-good-wash text-good",
        !done && next && "bg-accent text-on-accent",
        !done && !next && "text-faint ring-1 ring-edge ring-inset",
      )}
    >
      {done ? <Check className="size-4" /> : number}
    </span>
    <span className="min-w-0 flex-1">
      <span className={classes("block font-medium", done ? "text-faint" : "text-strong")}>
        {name}
        {done && <span className="sr-only"> {t("(done)||a step")}</span>}
      </span>
      <span className="block text-faint">{about}</span>
    </span>
  </span>
);
