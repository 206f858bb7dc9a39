import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames, pages } from "@solodesk/contract/kernel/pages.ts";
import { lazy, Suspense, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { RouteTabs } from "#ui/layout/route-tabs.tsx";
import { AuthFrame } from "./auth-frame.tsx";
import { emailIn } from "./email-in.ts";
import { LoginForm } from "./login-form.tsx";
import { RegisterForm } from "./register-form.tsx";
import { useAfterSignIn } from "./use-after-sign-in.ts";

const faces = {
  [pages.login]: { title: pageNames.login, lead: msg("Your calendar, orders and money, at one desk.") },
  [pages.register]: {
    title: pageNames.register,
    lead: msg("A store page, a calendar and a till, in a few minutes."),
  },
} as const;

const CodeStep = lazy(async () => ({ default: (await import("./code-step.tsx")).CodeStep }));
const Nothing = () => null;

/**
 * The configuration says what else is offered here. The forms do not wait for it, and its failure does not
 * affect them.
 */
const OtherWay = lazy(async () => {
  try {
    const { loadOtherWay } = await import("./load-other-way.ts");
    return { default: (await loadOtherWay()) ?? Nothing };
  } catch {
    return { default: Nothing };
  }
});

type Face = keyof typeof faces;
const isFace = (path: string): path is Face => Object.hasOwn(faces, path);

/** One screen with two tabs; the address says which is shown. */
export function AuthScreen() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  // The email typed on one tab also appears on the other; the password is not carried over.
  const [email, setEmail] = useState(() => emailIn(state));
  const [ticket, setTicket] = useState<string>();
  const [isBack, setBack] = useState(false);
  const enter = useAfterSignIn();
  const face: Face = isFace(pathname) ? pathname : pages.login;
  const { title, lead } = faces[face];
  const tabs = [
    { name: t(pageNames.login), to: pages.login },
    { name: t(pageNames.register), to: pages.register },
  ];
  const goBack = () => {
    setTicket(undefined);
    setBack(true);
  };
  const turn = (to: string) => {
    setBack(false);
    void navigate(to + search, { replace: true, state: { email } });
  };
  // A user who has to enter a code can only continue or go back: no other way in is shown.
  if (face === pages.login && ticket !== undefined)
    return (
      <AuthFrame title={t("One more step")} lead={t("This account asks for a code as well.")}>
        <Suspense>
          <CodeStep ticket={ticket} first="password" onDone={enter} onBack={goBack} />
        </Suspense>
      </AuthFrame>
    );
  return (
    <AuthFrame title={t(title)} lead={t(lead)}>
      <RouteTabs label={t("Log in or create an account")} tabs={tabs} current={face} onChange={turn}>
        <div key={face} onChange={({ target }) => setEmail(emailOf(target) ?? email)} className="pt-6">
          {face === pages.login ? (
            <LoginForm email={email} isBack={isBack} onDone={enter} onTicket={setTicket} />
          ) : (
            <RegisterForm email={email} onDone={enter} />
          )}
        </div>
        <Suspense>
          <OtherWay />
        </Suspense>
      </RouteTabs>
    </AuthFrame>
  );
}

/** Returns undefined for every other input. */
const emailOf = (target: EventTarget): string | undefined =>
  target instanceof HTMLInputElement && target.name === "email" ? target.value : undefined;
