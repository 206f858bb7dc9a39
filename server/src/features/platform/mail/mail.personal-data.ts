import { file, type PersonalData } from "#kernel/database/personal-data.ts";

export const mailData: PersonalData = {
  exported: [
    file(
      "mails",
      "mails",
      "id, kind, sender_name, recipient, reply_to, subject, text, status, error, created_at, sent_at",
    ),
  ],
  deletedOfUser: ["mails"],
};
