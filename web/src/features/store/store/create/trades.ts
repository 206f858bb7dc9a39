import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Option } from "#ui/forms/matching.ts";

/** Suggestions for the category; any other text is allowed. */
export const trades = (): Option[] =>
  [
    t("Art and prints"),
    t("Baby and children"),
    t("Baked goods"),
    t("Beauty||the trade of a store"),
    t("Books and stationery"),
    t("Candles and scents"),
    t("Ceramics||the trade of a store"),
    t("Coaching||the trade of a store"),
    t("Coffee and tea"),
    t("Consulting||the trade of a store"),
    t("Clothing||the trade of a store"),
    t("Design||the trade of a store"),
    t("Fitness||the trade of a store"),
    t("Flowers||the trade of a store"),
    t("Food and drink"),
    t("Furniture||the trade of a store"),
    t("Garden and plants"),
    t("Hair and barber"),
    t("Health||the trade of a store"),
    t("Home and kitchen"),
    t("Jewellery||the trade of a store"),
    t("Lessons and tutoring"),
    t("Massage||the trade of a store"),
    t("Music||the trade of a store"),
    t("Pets||the trade of a store"),
    t("Photography||the trade of a store"),
    t("Repairs||the trade of a store"),
    t("Sport and outdoors"),
    t("Toys and games"),
    t("Vintage||the trade of a store"),
  ].map((name) => ({ value: name, label: name }));
