import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { CircleCheck, CircleDashed, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "#ui/look/classes.ts";

const looks = {
  passed: { Icon: CircleCheck, look: "text-good", name: msg("Works||a step of a test") },
  failed: { Icon: TriangleAlert, look: "text-wrong", name: msg("Needs your attention||a step of a test") },
  skipped: { Icon: CircleDashed, look: "text-faint", name: msg("Not tested||a step of a test") },
} as const satisfies Record<string, { Icon: typeof CircleCheck; look: string; name: Message }>;

interface OutcomeProps {
  outcome: keyof typeof looks;
  title: string;
  /** Of the title, if it is not the reader's language. */
  lang?: string;
  /** What was found. */
  children: ReactNode;
  /** A button beside it. */
  action?: ReactNode;
}

/** The result of one check, as an entry of a list. */
export function CheckOutcome({ outcome, title, lang, children, action }: OutcomeProps) {
  const { Icon, look, name } = looks[outcome];
  return (
    <li className="flex gap-3 border-line border-b py-3">
      <Icon aria-hidden="true" className={classes("mt-0.5 size-5 shrink-0", look)} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-medium text-strong">
            <span className="sr-only">{t(name)}: </span>
            <span lang={lang}>{title}</span>
          </p>
          {children}
        </div>
        {action}
      </div>
    </li>
  );
}
