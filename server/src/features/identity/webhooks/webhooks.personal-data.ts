import { file, type PersonalData } from "#kernel/database/personal-data.ts";

export const webhooksData: PersonalData = {
  exported: [
    file("webhooks", "webhooks", "id, url, description, events, is_on, failed_at, created_at", {
      order: "created_at",
    }),
    file(
      "webhook-deliveries",
      "webhook_deliveries",
      "id, webhook_id, event, object_id, state, attempts, attempted_at, status_code, error, created_at",
      { order: "seq" },
    ),
  ],
  leftOut: {
    webhooks: {
      "secret, old_secret, old_secret_until": "Secrets, shown only when they are created.",
      "failing_since, claim, claimed_until": "How it is sent.",
    },
    webhook_deliveries: {
      "body, answer":
        "What was sent is in the other files of the copy; what was answered is another program's.",
      due_at: "How it is sent.",
    },
  },
  deletedOfUser: ["webhook_deliveries", "webhooks"],
};
