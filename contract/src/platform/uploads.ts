import { z } from "zod";
import { endpoint } from "../kernel/endpoint.ts";
import { M } from "../kernel/marketplace.ts";

const UploadedPicture = z.object({ url: z.string(), width: z.int(), height: z.int() });
export type UploadedPicture = z.infer<typeof UploadedPicture>;

export const uploads = {
  create: endpoint({
    method: "POST",
    path: `${M}/uploads`,
    summary: "Upload a picture; its address goes into a picture field of another call within a day",
    access: "user",
    upload: { maxBytes: 5 * 1024 * 1024, types: ["image/png", "image/jpeg", "image/webp"] },
    answer: UploadedPicture,
    status: 201,
    refuses: ["unavailable"],
    failed: "Failed to upload picture",
    budget: "upload",
  }),
};
