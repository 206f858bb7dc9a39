import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages, sandboxPath } from "@solodesk/contract/kernel/pages.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import type { App } from "#kernel/app.ts";
import { AppError } from "#kernel/app-error.ts";
import { drawFrom } from "#kernel/limits/rate-limit.ts";
import { privatePageHeaders } from "#kernel/pages/private-page-headers.ts";
import { chooseOutcome, outcomes } from "./choose-outcome.ts";
import { findSandboxSession, type SessionRow } from "./find-sandbox-session.ts";
import { payPage } from "./pay-page.ts";
import { sessionStatusOf } from "./session-state.ts";

type WithId = { Params: { sessionId: string } };

const FORM = "application/x-www-form-urlencoded";
const FORM_LIMIT = 1024;
const Choice = z.enum([...outcomes, "cancel"]);

/** Returns only the path, so that the buyer stays on this site, at the origin they came by. */
function pathOf(address: string): string {
  const { pathname, search, hash } = new URL(address);
  return pathname.replace(/^\/+/, "/") + search + hash;
}

function acceptForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(FORM, { parseAs: "string", bodyLimit: FORM_LIMIT }, (_request, text, done) =>
    done(null, new URLSearchParams(String(text))),
  );
}

function chosen(form: unknown) {
  const choice = Choice.safeParse(form instanceof URLSearchParams ? form.get("outcome") : undefined);
  if (!choice.success)
    throw new AppError("validation_failed", { fields: { outcome: t("Choose one of the buttons.") } });
  return choice.data;
}

/** Serves the sandbox's payment page. Does nothing if the sandbox is off. */
export function payPageRoutes({ http, deps }: App): void {
  if (!deps.gateways.has("sandbox")) return;
  const statusNow = (session: SessionRow) => sessionStatusOf(session, deps.clock.now());

  http.get<WithId>(
    pages.sandboxPayment,
    { config: drawFrom("other", deps.config) },
    async ({ params }, reply) => {
      reply.headers(privatePageHeaders);
      const session = await findSandboxSession(deps, params.sessionId);
      if (!session) return reply.callNotFound();
      const ways = { onward: pathOf(session.successUrl), back: pathOf(session.cancelUrl) };
      return reply
        .type("text/html; charset=utf-8")
        .send(payPage({ session, status: statusNow(session), ...ways }));
    },
  );

  /** Redirects the buyer to the success page if it is paid, otherwise to the cancel page. */
  function leave(reply: FastifyReply, session: SessionRow) {
    const isPaid = statusNow(session) === "paid";
    return reply.redirect(pathOf(isPaid ? session.successUrl : session.cancelUrl), 303);
  }

  void http.register(async (scope) => {
    acceptForms(scope);
    scope.post<WithId>(
      pages.sandboxPayment,
      { config: drawFrom("write", deps.config) },
      async ({ params, body }, reply) => {
        reply.headers(privatePageHeaders);
        const session = await findSandboxSession(deps, params.sessionId);
        if (!session) return reply.callNotFound();
        const choice = chosen(body);
        if (choice === "cancel") return leave(reply, session);
        const changed = await chooseOutcome(deps, session.id, choice);
        // Another request was first, or the session has ended: the page shows it.
        return changed ? leave(reply, changed) : reply.redirect(sandboxPath(session.id), 303);
      },
    );
  });
}
