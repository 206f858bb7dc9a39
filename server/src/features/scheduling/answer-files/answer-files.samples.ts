import type { answerFiles } from "@solodesk/contract/scheduling/answer-files.ts";
import type { Samples, Targets } from "#test/security/samples.ts";

export const samples = (targets: Targets): Samples<typeof answerFiles> => {
  const { websiteUrl, serviceId, questionId, appointmentId, answerFileId } = targets;
  return {
    // The store is not published.
    upload: {
      params: { website_url: websiteUrl, service_id: serviceId, question_id: questionId },
      refused: 404,
    },
    download: { params: { id: appointmentId, file_id: answerFileId } },
  };
};
