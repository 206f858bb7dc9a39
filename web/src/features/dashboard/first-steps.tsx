import type { DashboardUser } from "@solodesk/contract/dashboard.ts";
import { Check, ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { classes } from "#ui/classes.ts";
import { firstSteps, type Step } from "./steps.ts";

/** For new sellers, until all of it is done. */
export function FirstSteps({ dashboard }: { dashboard: DashboardUser }) {
  const steps = firstSteps(dashboard);
  const done = steps.filter((step) => step.done).length;
  if (done === steps.length) return null;
  const next = steps.findIndex((step) => !step.done);
  return (
    <section aria-labelledby="first-steps">
      <div className="flex items-baseline justify-between gap-4 pb-3">
        <h2 id="first-steps" className="text-lg">
          First steps
        </h2>
        <p className="figures text-faint text-sm">
          {done} of {steps.length} done
        </p>
      </div>
      <ol className="border-line border-t">
        {steps.map((step, at) => (
          <StepRow key={step.name} step={step} number={at + 1} next={at === next} />
        ))}
      </ol>
    </section>
  );
}

const StepRow = ({
  step: { name, about, to, done },
  number,
  next,
}: {
  step: Step;
  number: number;
  next: boolean;
}) => (
  <li className="border-line border-b">
    <Link to={to} className="-mx-3 flex items-center gap-4 rounded-md px-3 py-4 hover:bg-hover">
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
          {done && <span className="sr-only"> (done)</span>}
        </span>
        <span className="block text-faint">{about}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-faint" />
    </Link>
  </li>
);
