import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { type ReactNode, useEffect } from "react";
import { Link } from "react-router";
import { LogoMark } from "#ui/look/logo.tsx";
import { DeskDrawing } from "./desk-drawing.tsx";
import { LanguageSwitch } from "./language-switch.tsx";

interface AuthFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** The frame of every screen before sign-in: no sidebar, no header. */
export function AuthFrame({ title, lead, children }: AuthFrameProps) {
  useEffect(() => {
    document.title = `${title} · Solodesk`;
  }, [title]);
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <main className="flex flex-col px-4 py-6 sm:px-8 lg:px-12">
        <p className="flex items-center gap-2.5 font-semibold text-md text-strong tracking-tight">
          <LogoMark />
          {"Solodesk"}
        </p>
        <div className="mx-auto flex w-full max-w-96 flex-1 flex-col pt-[max(2.5rem,16vh)] pb-10">
          <h1 tabIndex={-1} className="text-xl">
            {title}
          </h1>
          <p className="mt-1.5 text-body">{lead}</p>
          <div className="mt-6">{children}</div>
        </div>
        <Legal />
        <LanguageSwitch />
      </main>
      <DeskDrawing />
    </div>
  );
}

const legal = [
  { name: msg("Terms"), to: pages.terms },
  { name: msg("Privacy"), to: pages.privacy },
  { name: msg("Refunds||link to the refund policy"), to: pages.refundPolicy },
  { name: msg("Contact||link to the page with our contact form"), to: pages.contact },
] as const;

const Legal = () => (
  <nav
    aria-label={t("Legal")}
    className="flex flex-wrap justify-center gap-x-5 gap-y-1 text-faint text-sm lg:justify-start"
  >
    {legal.map(({ name, to }) => (
      <Link key={to} to={to} className="rounded-sm py-1 hover:text-strong">
        {t(name)}
      </Link>
    ))}
  </nav>
);
