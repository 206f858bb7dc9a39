import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { PlanListChanges, PlanTerms } from "@solodesk/contract/operator/operator-catalogue.ts";
import type { ReactNode } from "react";
import { planPriceInWords, planTermsInWords } from "./plan-terms-in-words.ts";

const inWords = (plan: PlanTerms): string =>
  `${plan.name}, ${planPriceInWords(plan)}, ${planTermsInWords(plan)}`;

/** Each plan that is added, changed or taken off sale. */
export function PlanDifferences({ changes }: { changes: PlanListChanges }) {
  const { added, changed, withdrawn, unchanged } = changes;
  return (
    <div className="space-y-4 pb-1">
      {added.length > 0 && (
        <Group name={t("New||plans")}>
          {added.map((plan) => (
            <li key={plan.key}>{inWords(plan)}</li>
          ))}
        </Group>
      )}
      {changed.length > 0 && (
        <Group name={t("Changed||plans")}>
          {changed.map(({ before, after }) => (
            <Changed key={after.key} before={inWords(before)} after={inWords(after)} />
          ))}
        </Group>
      )}
      {withdrawn.length > 0 && (
        <Group name={t("No longer for sale||plans")}>
          {withdrawn.map((plan) => (
            <li key={plan.key}>{inWords(plan)}</li>
          ))}
        </Group>
      )}
      {changed.some(({ after }) => after.kind === "free") && (
        <p className="font-medium text-strong">
          {t("Changes to Free apply right away to everyone who has no other plan.")}
        </p>
      )}
      <p className="text-faint text-sm">
        {t("{count, plural, one {# plan stays as it is} other {# plans stay as they are}}.", {
          count: unchanged,
        })}
      </p>
    </div>
  );
}

const Group = ({ name, children }: { name: string; children: ReactNode }) => (
  <section aria-label={name}>
    <h3 className="pb-1 font-medium text-sm text-strong">{name}</h3>
    <ul className="space-y-2 break-words text-body">{children}</ul>
  </section>
);

/** Descriptions, features and translations are not among the terms. */
const Changed = ({ before, after }: { before: string; after: string }) => (
  <li>
    {before === after ? (
      <p>
        {after} <span className="text-faint">{t("(its texts)")}</span>
      </p>
    ) : (
      <>
        <p>
          <del className="text-faint">{before}</del>
        </p>
        <p>
          <ins className="no-underline">{after}</ins>
        </p>
      </>
    )}
  </li>
);
