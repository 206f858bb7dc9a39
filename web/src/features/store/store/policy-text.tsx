import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Policy } from "@solodesk/contract/store/store/policy.ts";
import { policyInWords, spanInWords } from "@solodesk/contract/store/store/policy-in-words.ts";
import { moneyText } from "#kernel/text/money-text.ts";

interface PolicyTextProps {
  policy: Policy;
  /** Whether anything is paid online: otherwise nothing can be kept. */
  paysOnline: boolean;
  /** What can be charged to a saved card, in sentences. */
  charged?: readonly string[] | undefined;
  /** What it is too late for already when the time is booked. */
  tooLate?: "move" | "both" | undefined;
}

/** A cancellation policy as its customers read it. */
export function PolicyText({ policy, paysOnline, charged, tooLate }: PolicyTextProps) {
  const [window = "", ...rest] = policyInWords(policy, { money: moneyText, paysOnline, charged });
  const time = spanInWords(policy.cancel_before_minutes);
  return (
    <div className="space-y-1 text-body text-sm">
      <p dir="auto">{window}</p>
      {tooLate && (
        <p className="text-strong">
          {tooLate === "move"
            ? t("Your appointment is less than {time} away, so you can't move it.", { time })
            : t(
                "Your appointment is less than {time} away, so you can't move it, and cancelling isn't free.",
                {
                  time,
                },
              )}
        </p>
      )}
      {rest.map((words) => (
        <p key={words} dir="auto" className="whitespace-pre-line break-words">
          {words}
        </p>
      ))}
    </div>
  );
}
