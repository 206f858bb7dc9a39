// Unsaved input of the store form: it survives a reload, belongs to one user, and is dropped once saved.
import { z } from "zod";
import { storeDraftKey as key } from "#kernel/session/personal-keys.ts";
import { readJson, removeKey, writeJson } from "#kernel/storage/storage.ts";

const DraftInterval = z.object({ open: z.string(), close: z.string() });
const DraftDay = z.array(DraftInterval).default([]);
const DraftHours = z.object({
  mon: DraftDay,
  tue: DraftDay,
  wed: DraftDay,
  thu: DraftDay,
  fri: DraftDay,
  sat: DraftDay,
  sun: DraftDay,
  time_off: z
    .array(z.object({ from: z.string(), to: z.string(), reason: z.string().default("") }))
    .default([]),
});

// Looser than the form: a draft may hold incomplete input.
const Draft = z.object({
  owner: z.string(),
  step: z.string(),
  /** Only what differs from the saved store. */
  values: z
    .object({
      name: z.string(),
      website_url: z.string(),
      tagline: z.string(),
      description: z.string(),
      category: z.string(),
      country: z.string(),
      email: z.string(),
      phone: z.string(),
      address: z.string(),
      timezone: z.string(),
      hours: DraftHours,
      logo_url: z.string().nullable(),
      banner_url: z.string().nullable(),
      accent_color: z.string(),
      published: z.boolean(),
    })
    .partial(),
});

export type StoreDraft = z.input<typeof Draft>;

/** Returns the draft's owner: the user and the store. */
export const draftOwner = (userId: string, storeId: string | undefined): string =>
  `${userId}/${storeId ?? "new"}`;

export function readDraft(owner: string): z.output<typeof Draft> | undefined {
  const draft = Draft.safeParse(readJson(key)).data;
  return draft?.owner === owner ? draft : undefined;
}

export const keepDraft = (draft: StoreDraft): void => writeJson(key, draft);
export const dropDraft = (): void => removeKey(key);
