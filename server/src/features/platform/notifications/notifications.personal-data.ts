import { file, type PersonalData } from "#kernel/database/personal-data.ts";

export const notificationsData: PersonalData = {
  exported: [
    file("notifications", "notifications", "id, kind, about, path, created_at, read_at"),
    file("notification-preferences", "notification_preferences", "kind, in_app, by_mail", { order: "kind" }),
  ],
  leftOut: {
    notifications: {
      session_id: "The session it is about, for its button.",
    },
    notification_preferences: { summarized: "The summary itself is in the emails." },
  },
  deletedOfUser: ["notifications", "notification_preferences"],
};
