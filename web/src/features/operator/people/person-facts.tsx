import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { PersonDetails } from "@solodesk/contract/operator/people.ts";
import { shortMoment } from "#kernel/time/short-moment.ts";
import { Detail, Details } from "#ui/layout/details.tsx";

const yesNo = (is: boolean): string => (is ? t("Yes") : t("No"));

/** Who it is, how they sign in, and their store. */
export function PersonFacts({ person }: { person: PersonDetails }) {
  const { store, suspended_at, suspended_reason, deletes_at, last_sign_in, sessions, tokens } = person;
  return (
    <Details>
      {suspended_at !== null && (
        <Detail name={t("Suspended||an account")}>
          <span className="figures block">{shortMoment(suspended_at)}</span>
          <span dir="auto">{suspended_reason}</span>
        </Detail>
      )}
      {deletes_at !== null && <Detail name={t("Will be deleted on")}>{shortMoment(deletes_at)}</Detail>}
      <Detail name={t("Store||noun, one store")}>
        {store ? (
          <>
            <a
              href={`${pages.ownStore}/${store.website_url}`}
              className="text-accent-text underline underline-offset-2 hover:text-strong"
            >
              <bdi>{store.name}</bdi>
            </a>
            <span dir="ltr" className="block text-faint text-sm">
              {`${pages.ownStore}/${store.website_url}`}
            </span>
          </>
        ) : (
          t("None||a store")
        )}
      </Detail>
      <Detail name={t("Orders||that a store received")}>
        <span className="figures">{person.orders}</span>
      </Detail>
      <Detail name={t("Plan||of an account")}>{person.plan ?? t("None||a paid plan")}</Detail>
      <Detail name={t("Joined||when an account was created")}>
        <span className="figures">{shortMoment(person.created_at)}</span>
      </Detail>
      <Detail name={t("Email confirmed")}>{yesNo(person.email_verified)}</Detail>
      <Detail name={t("Two-step sign-in")}>{person.two_step ? t("On") : t("Off")}</Detail>
      <Detail name={t("Last sign-in")}>
        <span className="figures">
          {last_sign_in === null ? t("A long time ago") : shortMoment(last_sign_in)}
        </span>
      </Detail>
      <Detail name={t("Signed in on")}>
        {t("{count, plural, =0 {No device} one {# device} other {# devices}}", { count: sessions })}
        {tokens > 0 &&
          ` · ${t("{count, plural, one {# API token} other {# API tokens}}", { count: tokens })}`}
      </Detail>
      <Detail name={t("Account ID")}>
        <span className="break-all font-mono text-sm">{person.id}</span>
      </Detail>
    </Details>
  );
}
