// Files that customers send as answers to a service's questions. Only the seller can open them.

import { z } from "zod";
import { answerFileTypes, maxAnswerFileBytes } from "../catalog/services/answer-file.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { Id } from "../kernel/id.ts";
import { msg } from "../kernel/language/t.ts";
import { M } from "../kernel/marketplace.ts";
import { text } from "../kernel/text.ts";

/** `token` is sent as the answer's value within a day. It can be used for one booking. */
const UploadedAnswerFile = z.object({ token: z.string(), name: z.string(), bytes: z.int() });
export type UploadedAnswerFile = z.infer<typeof UploadedAnswerFile>;

export const answerFiles = {
  upload: endpoint({
    method: "POST",
    path: `${M}/store/:website_url/services/:service_id/questions/:question_id/files`,
    summary: "Upload a file that a service asks for; use its token as the answer within a day",
    access: "public",
    params: z.strictObject({ website_url: text(100, 1), service_id: Id, question_id: Id }),
    upload: { maxBytes: maxAnswerFileBytes, types: answerFileTypes },
    answer: z.object({ data: UploadedAnswerFile }),
    status: 201,
    refuses: ["not_found", "unavailable"],
    failed: msg("Failed to upload file"),
    budget: "upload",
    personal: true,
  }),
  download: endpoint({
    method: "GET",
    path: `${M}/user/appointments/:id/answer-files/:file_id`,
    summary: "Download a file that a customer sent when booking",
    access: "user",
    params: z.strictObject({ id: Id, file_id: Id }),
    download: { type: "application/octet-stream", name: "file" },
    answer: z.null(),
    refuses: ["not_found", "unavailable"],
    failed: msg("Failed to download file"),
  }),
};
