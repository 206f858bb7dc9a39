import { file, type PersonalData } from "#kernel/database/personal-data.ts";

export const uploadsData: PersonalData = {
  exported: [file("pictures", "uploads", "id, width, height, bytes, created_at")],
  kept: {
    uploads: "Nothing shows them any more, so the sweep of pictures removes them and their files.",
  },
};
