import type { Endpoint } from "@solodesk/contract/kernel/endpoint.ts";
import { type Message, t } from "@solodesk/contract/kernel/language/t.ts";
import { people } from "@solodesk/contract/operator/people.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { adjustPersonWallet } from "./adjust-person-wallet.ts";
import { createPersonLink } from "./create-person-link.ts";
import { getPerson } from "./get-person.ts";
import { listPeople } from "./list-people.ts";
import { restorePerson } from "./restore-person.ts";
import { setPersonDebtLimit } from "./set-person-debt-limit.ts";
import { signOutPerson } from "./sign-out-person.ts";
import { suspendPerson } from "./suspend-person.ts";
import { turnOffSecondFactor } from "./turn-off-second-factor.ts";
import { viewPerson } from "./view-person.ts";

const done = async <T>({ done: message }: Endpoint & { done: Message }, data: Promise<T>) => ({
  status: true as const,
  data: await data,
  message: t(message),
});

export function peopleRoutes(app: App): void {
  serve(app, people.list, ({ deps, query }) => listPeople(deps, query));
  serve(app, people.get, async ({ deps, params }) => ({ data: await getPerson(deps, params.id) }));
  serve(app, people.suspend, ({ deps, user, params, body }) =>
    done(people.suspend, suspendPerson(deps, user, { ...params, ...body })),
  );
  serve(app, people.restore, ({ deps, user, params }) =>
    done(people.restore, restorePerson(deps, user, params.id)),
  );
  serve(app, people.signOut, ({ deps, user, params }) =>
    done(people.signOut, signOutPerson(deps, user, params.id)),
  );
  serve(app, people.turnOffSecondFactor, ({ deps, user, params }) =>
    done(people.turnOffSecondFactor, turnOffSecondFactor(deps, user, params.id)),
  );
  serve(app, people.createResetLink, async ({ deps, user, params }) => {
    const data = await createPersonLink(deps, user, params.id);
    const message = data.link === null ? t("The link is on its way by email") : t("Link created");
    return { status: true as const, message, data };
  });
  serve(app, people.view, async ({ deps, user, params, body }) => ({
    data: await viewPerson(deps, user, { ...params, ...body }),
  }));
  serve(app, people.adjustWallet, ({ deps, user, params, body }) =>
    done(people.adjustWallet, adjustPersonWallet(deps, user, { ...params, ...body })),
  );
  serve(app, people.setDebtLimit, ({ deps, user, params, body }) =>
    done(people.setDebtLimit, setPersonDebtLimit(deps, user, { ...params, ...body })),
  );
}
