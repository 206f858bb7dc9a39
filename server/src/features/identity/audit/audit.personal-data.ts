import { file, type PersonalData } from "#kernel/database/personal-data.ts";

export const auditData: PersonalData = {
  exported: [
    file("devices", "known_devices", "name, first_seen_at", { order: "first_seen_at" }),
    file("activity", "audit_entries", "id, event, about, device, address, at"),
  ],
  leftOut: {
    audit_entries: {
      session_id: "Which session it was; its device is there.",
    },
  },
  deletedOfUser: ["known_devices"],
  kept: {
    audit_entries: "Taken out by the database itself, which lets nobody else do so.",
  },
};
