import { assistant, tokenProposeLimit } from "@solodesk/contract/account/assistant.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { App } from "#kernel/app.ts";
import { AppError } from "#kernel/app-error.ts";
import { callWithin } from "#kernel/serve/call-within.ts";
import { serve } from "#kernel/serve/serve.ts";
import { ask } from "./ask/ask.ts";
import { dismissInsight } from "./briefing/dismiss-insight.ts";
import { getBriefing } from "./briefing/get-briefing.ts";
import { restoreInsight } from "./briefing/restore-insight.ts";
import { getModel } from "./model/get-model.ts";
import { saveModel } from "./model/save-model.ts";
import { confirmProposal } from "./proposals/confirm-proposal.ts";
import { listProposals } from "./proposals/list-proposals.ts";
import { propose } from "./proposals/propose.ts";
import { proposeForToken } from "./proposals/propose-for-token.ts";
import { rejectProposal } from "./proposals/reject-proposal.ts";
import { undoProposal } from "./proposals/undo-proposal.ts";
import { getSent } from "./threads/get-sent.ts";
import { getThread } from "./threads/get-thread.ts";
import { listThreads } from "./threads/list-threads.ts";
import { removeThread } from "./threads/remove-thread.ts";
import { startThread } from "./threads/start-thread.ts";

const saved = { status: true as const };

export function assistantRoutes(app: App): void {
  const { deps } = app;
  serve(app, assistant.getBriefing, async ({ deps, user }) => ({ data: await getBriefing(deps, user) }));

  serve(app, assistant.dismiss, async ({ deps, user, params }) => {
    await dismissInsight(deps, user.id, params.key);
    return { ...saved, message: t(assistant.dismiss.done) };
  });

  serve(app, assistant.restore, async ({ deps, user, params }) => {
    await restoreInsight(deps, user.id, params.key);
    return { ...saved, message: t(assistant.restore.done) };
  });

  serve(app, assistant.listProposals, ({ deps, user, query }) => listProposals(deps, user.id, query));

  serve(app, assistant.propose, async ({ deps, user, body: { created_by: createdBy, ...named }, call }) => ({
    data: await propose(deps, { user, call, createdBy, ...named }),
  }));

  serve(app, assistant.confirm, async ({ deps, user, params, body, call }) => {
    const data = await confirmProposal(deps, { user, call, ...params, ...body });
    return { ...saved, message: t(assistant.confirm.done), data };
  });

  serve(app, assistant.reject, async ({ deps, user, params }) => {
    const data = await rejectProposal(deps, user.id, params.id);
    return { ...saved, message: t(assistant.reject.done), data };
  });

  serve(app, assistant.undo, async ({ deps, user, params, call }) => {
    const data = await undoProposal(deps, { user, call, id: params.id });
    return { ...saved, message: t(assistant.undo.done), data };
  });

  app.propose = (request, endpoint, input) => {
    const { user } = request;
    if (!user) throw new AppError("unauthenticated");
    app.limitCall(tokenProposeLimit, request);
    return proposeForToken(deps, { user, call: callWithin(app, request), endpoint, input });
  };

  serve(app, assistant.listThreads, async ({ deps, user }) => ({ data: await listThreads(deps, user.id) }));

  serve(app, assistant.startThread, async ({ deps, user }) => ({ data: await startThread(deps, user.id) }));

  serve(app, assistant.getThread, async ({ deps, user, params }) => ({
    data: await getThread(deps, user.id, params.id),
  }));

  serve(app, assistant.removeThread, async ({ deps, user, params }) => {
    await removeThread(deps, user.id, params.id);
    return { ...saved, message: t(assistant.removeThread.done) };
  });

  serve(app, assistant.getSent, async ({ deps, user, params }) => ({
    data: await getSent(deps, user.id, params),
  }));

  serve(app, assistant.getModel, async ({ deps, user }) => ({ data: await getModel(deps, user.id) }));

  serve(app, assistant.saveModel, async ({ deps, user, body }) => {
    const data = await saveModel(deps, user.id, body.is_on);
    return { ...saved, message: t(assistant.saveModel.done), data };
  });

  serve(app, assistant.ask, ({ deps, user, params, body, call }) =>
    ask(deps, { user, call, threadId: params.id, ...body }),
  );
}
