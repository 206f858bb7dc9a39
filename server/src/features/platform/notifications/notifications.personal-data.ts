import { file, type PersonalData } from "#kernel/database/personal-data.ts";

export const notificationsData: PersonalData = {
  exported: [
    file("notifications", "notifications", "id, kind, about, path, created_at, read_at"),
    file("notification-preferences", "notification_preferences", "kind, in_app, by_mail", { order: "kind" }),
  ],
  deletedOfUser: ["notifications", "notification_preferences"],
};
