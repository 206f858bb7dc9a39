import type { Id } from "@solodesk/contract/kernel/id.ts";
import { answerFiles } from "@solodesk/contract/scheduling/answer-files.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { downloadAnswerFile } from "./download-answer-file.ts";
import { uploadAnswerFile } from "./upload-answer-file.ts";
import { uploadLimit } from "./upload-limit.ts";

export function answerFileRoutes(app: App): void {
  const refuseUpload = uploadLimit(app.deps);

  serve(app, answerFiles.upload, async ({ deps, params, file, visitor }) => {
    const refuseFlood = (storeId: Id) => refuseUpload(storeId, visitor.address);
    return { data: await uploadAnswerFile(deps, { ...params, file, refuseFlood }) };
  });

  serve(app, answerFiles.download, ({ deps, user, params }) =>
    downloadAnswerFile(deps, user.id, { id: params.id, fileId: params.file_id }),
  );
}
