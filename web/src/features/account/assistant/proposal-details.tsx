import type { ProposalCard } from "@solodesk/contract/account/assistant/proposal.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { ArrowRight } from "lucide-react";
import { Consequences } from "#ui/layout/consequences.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";

interface ProposalDetailsProps {
  card: ProposalCard;
  /** It is no longer open: what confirming would mean is left out. */
  isDecided?: boolean;
}

/** What a proposal changes, what follows, every email in full, and how long it can be undone. */
export const ProposalDetails = ({ card, isDecided = false }: ProposalDetailsProps) => (
  <div className="space-y-5">
    {card.changes.length > 0 && (
      <dl className="space-y-3">
        {card.changes.map(({ name, before, after }) => (
          <div key={name}>
            <dt className="text-faint text-sm">{name}</dt>
            <dd className="flex flex-wrap items-center gap-x-2 break-words">
              <del className="text-body">{before}</del>
              <ArrowRight
                role="img"
                aria-label={t("becomes||before → after")}
                className="size-4 shrink-0 text-faint rtl:-scale-x-100"
              />
              <ins className="font-medium text-strong no-underline">{after}</ins>
            </dd>
          </div>
        ))}
      </dl>
    )}
    {card.consequences.length > 0 && <Consequences consequences={card.consequences} />}
    {card.emails.map((email) => (
      <section
        key={`${email.to} ${email.subject}`}
        aria-label={t("Email to {address}", { address: email.to })}
      >
        <h3 className="break-words font-medium text-sm text-strong">
          {t("Email to {address}", { address: email.to })}
        </h3>
        {email.not_sent !== null && <p className="text-waiting text-sm">{email.not_sent}</p>}
        <div className="mt-2 rounded-md border border-line p-3">
          <p className="break-words font-medium text-strong">{email.subject}</p>
          <p className="mt-2 whitespace-pre-wrap break-words text-body text-sm">{email.text}</p>
        </div>
      </section>
    ))}
    {!isDecided && <p className="text-faint text-sm">{undoInWords(card)}</p>}
  </div>
);

function undoInWords({ emails, undo_seconds: seconds }: ProposalCard): string {
  if (seconds === null) return t("This can't be undone.");
  if (seconds >= 60) return t("You can undo this right after you confirm.");
  return emails.some(({ not_sent }) => not_sent === null)
    ? t(
        "You can undo this for {seconds, plural, one {# second} other {# seconds}}. Emails are sent after that.",
        { seconds },
      )
    : t("You can undo this for {seconds, plural, one {# second} other {# seconds}}.", { seconds });
}

export const ProposalSkeleton = () => (
  <output aria-label={t("Preparing a preview…")} className="block space-y-3">
    <Skeleton className="h-4 w-40" />
    <Skeleton className="h-4 w-64 max-w-full" />
    <Skeleton className="h-24" />
  </output>
);
