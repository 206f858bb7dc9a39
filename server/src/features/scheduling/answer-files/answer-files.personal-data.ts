import { fileOfStore, type PersonalData } from "#kernel/database/personal-data.ts";

export const answerFilesData: PersonalData = {
  exported: [
    fileOfStore(
      "answer-files",
      "answer_files",
      "id, question_id, name, type, bytes, appointment_id, created_at, kept_until",
    ),
  ],
  // The sweep of pictures removes the files themselves within the hour.
  deletedOfStore: ["answer_files"],
};
