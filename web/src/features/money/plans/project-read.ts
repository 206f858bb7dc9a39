import { auth } from "@solodesk/contract/identity/auth.ts";
import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { plans } from "@solodesk/contract/money/plans.ts";
import { call } from "#kernel/api/call.ts";
import { CallError } from "#kernel/api/call-error.ts";
import type { Read } from "#kernel/api/query.ts";
import { projectId } from "#kernel/session/project-id.ts";

const failed = () => new CallError({ code: "network", message: t(plans.getProject.failed), status: 0 });

async function readProject({ signal }: { signal: AbortSignal }) {
  const id = await projectId(() => call(auth.getConfig, {})).catch(() => Promise.reject(failed()));
  return call(plans.getProject, { params: { projectId: id } }, { signal });
}

/** What is for sale. The server's configuration names the project. */
export const projectRead = (): Read<Answer<typeof plans.getProject>> => ({
  queryKey: [plans.getProject.path, {}],
  queryFn: readProject,
});
