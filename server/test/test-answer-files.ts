// Files that customers of a test store send as answers.
import type { Question } from "@solodesk/contract/catalog/services/questions.ts";
import { services } from "@solodesk/contract/catalog/services.ts";
import { answerFiles } from "@solodesk/contract/scheduling/answer-files.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { callUnchecked } from "./call.ts";
import type { TestApp } from "./test-app.ts";
import { formOf } from "./test-pictures.ts";
import type { TestShop } from "./test-store-app.ts";

export const PDF = Buffer.from("%PDF-1.4\n1 0 obj\n%%EOF");

export const askForFiles = (server: TestApp, shop: TestShop) => {
  const path = (questionId: string, more: { website_url?: string; service_id?: string } = {}) => {
    const params: Record<string, string> = {
      website_url: shop.websiteUrl,
      service_id: shop.serviceId,
      question_id: questionId,
      ...more,
    };
    return answerFiles.upload.path.replace(/:([a-z_]+)/g, (_, name: string) => params[name] ?? "");
  };
  const send = (
    questionId: string,
    bytes: Buffer | string = PDF,
    name = "letter.pdf",
    more: Parameters<typeof path>[1] = {},
  ) =>
    server.http.inject({
      method: "POST",
      url: path(questionId, more),
      payload: formOf(["file", bytes, name, "application/pdf"]),
    });
  return {
    send,
    ask: async (...questions: object[]): Promise<Question[]> =>
      (
        await callUnchecked(
          server,
          services.edit,
          { params: { id: shop.serviceId }, body: { questions } },
          shop,
        )
      ).body.data.questions,
    token: async (questionId: string, bytes?: Buffer, name?: string): Promise<string> => {
      const answer = await send(questionId, bytes, name);
      if (answer.statusCode !== 201)
        throw new Error(`the upload answered ${answer.statusCode}: ${answer.body}`);
      return answer.json().data.token;
    },
    book: (answers: object[], starts_at = "2026-06-03T10:00:00Z", email = "grace@example.com") =>
      callUnchecked(server, bookings.book, {
        params: { website_url: shop.websiteUrl },
        body: { service_id: shop.serviceId, starts_at, customer: { name: "Grace", email }, answers },
      }),
    download: (id: string, fileId: string, as: { headers: Record<string, string> } = shop) =>
      callUnchecked(server, answerFiles.download, { params: { id, file_id: fileId } }, as),
  };
};
