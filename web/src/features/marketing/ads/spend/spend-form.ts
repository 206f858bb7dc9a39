// The contract's spend as a form holds it: amounts are typed as people write them.
import { AddSpend } from "@solodesk/contract/marketing/ads.ts";
import { z } from "zod";
import { writtenPrice } from "#kernel/text/written-price.ts";

const written = z
  .string()
  .trim()
  .regex(/^(\d{1,3}(,\d{3})+|\d*)$/, "Use a whole number.")
  .transform((digits) => Number(digits.replaceAll(",", "")));

export const spendForm = (currency: string) =>
  z
    .object({
      platform: z.string().trim().min(1, "Pick a platform.").max(40),
      campaign: AddSpend.shape.campaign,
      from: AddSpend.shape.from,
      to: AddSpend.shape.to,
      spend: writtenPrice(currency),
      clicks: written,
      impressions: written,
    })
    .refine(({ from, to }) => from <= to, {
      message: "The last day must not be before the first.",
      path: ["to"],
    });

export const spendFields = ["platform", "campaign", "from", "to", "spend", "clicks", "impressions"] as const;
