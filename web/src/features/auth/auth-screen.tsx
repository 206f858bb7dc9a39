import { pages } from "@solodesk/contract/kernel/pages.ts";
import { useEffect, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { pageNames } from "#kernel/page-names.ts";
import { LogoMark } from "#ui/logo.tsx";
import { RouteTabs } from "#ui/route-tabs.tsx";
import { DeskDrawing } from "./desk-drawing.tsx";
import { LoginForm } from "./login-form.tsx";
import { RegisterForm } from "./register-form.tsx";

const faces = {
  [pages.login]: { title: pageNames.login, lead: "Welcome back. Your desk is as you left it." },
  [pages.register]: {
    title: pageNames.register,
    lead: "A store page, a calendar and a till, in a few minutes.",
  },
} as const;

const tabs = [
  { name: pageNames.login, to: pages.login },
  { name: pageNames.register, to: pages.register },
] as const;

type Face = keyof typeof faces;
const isFace = (path: string): path is Face => Object.hasOwn(faces, path);

/** One screen, two tabs; the address says which. */
export function AuthScreen() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  // What was typed on one tab stands on the other too; the password is nobody's business.
  const [email, setEmail] = useState(() => emailIn(state));
  const face: Face = isFace(pathname) ? pathname : pages.login;
  const { title, lead } = faces[face];
  useEffect(() => {
    document.title = `${title} · Solodesk`;
  }, [title]);
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <main className="flex flex-col px-4 py-6 sm:px-8 lg:px-12">
        <p className="flex items-center gap-2.5 font-semibold text-md text-strong tracking-tight">
          <LogoMark />
          Solodesk
        </p>
        <div className="mx-auto flex w-full max-w-96 flex-1 flex-col pt-[max(2.5rem,16vh)] pb-10">
          <h1 tabIndex={-1} className="text-xl">
            {title}
          </h1>
          <p className="mt-1.5 text-body">{lead}</p>
          <div className="mt-6">
            <RouteTabs
              label="Log in or create an account"
              tabs={tabs}
              current={face}
              onChange={(to) => void navigate(to + search, { replace: true, state: { email } })}
            >
              <div key={face} onChange={({ target }) => setEmail(emailOf(target) ?? email)} className="pt-6">
                {face === pages.login ? <LoginForm email={email} /> : <RegisterForm email={email} />}
              </div>
            </RouteTabs>
          </div>
        </div>
        <Legal />
      </main>
      <DeskDrawing />
    </div>
  );
}

const emailIn = (state: unknown): string =>
  typeof state === "object" && state !== null && "email" in state ? String(state.email) : "";

/** Undefined for every other input. */
const emailOf = (target: EventTarget): string | undefined =>
  target instanceof HTMLInputElement && target.name === "email" ? target.value : undefined;

const legal = [
  { name: "Terms", to: pages.terms },
  { name: "Privacy", to: pages.privacy },
  { name: "Refunds", to: pages.refundPolicy },
  { name: "Contact", to: pages.contact },
] as const;

const Legal = () => (
  <nav
    aria-label="Legal"
    className="flex flex-wrap justify-center gap-x-5 gap-y-1 text-faint text-sm lg:justify-start"
  >
    {legal.map(({ name, to }) => (
      <Link key={to} to={to} className="rounded-sm py-1 hover:text-strong">
        {name}
      </Link>
    ))}
  </nav>
);
