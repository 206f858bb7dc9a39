import { file, type PersonalData } from "#kernel/database/personal-data.ts";

export const mailData: PersonalData = {
  exported: [
    file(
      "mails",
      "mails",
      "id, kind, sender_name, recipient, reply_to, subject, text, status, error, created_at, sent_at",
    ),
  ],
  leftOut: {
    mails: {
      "html, calendar": "The text once more, and the times in it as a calendar entry.",
      "store_id, appointment_id, order_id, waiting_id, proposal_id, replaced_by, occasion":
        "What it is about, which the text says.",
      "round, attempts, send_at, good_until, claimed_until": "How it is sent.",
    },
  },
  deletedOfUser: ["mails"],
};
