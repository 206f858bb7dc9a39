import { t } from "@solodesk/contract/kernel/language/t.ts";

/** "Pack of 5 visits". */
export const packInWords = (visits: number): string =>
  t("Pack of {visits, plural, one {# visit} other {# visits}}", { visits });

interface NamedItem {
  kind: string;
  name: string;
  quantity: number;
}

/** The name of an item of an order; of a pack with its visits: "Haircut, pack of 5 visits". */
export const itemName = ({ kind, name, quantity }: NamedItem): string =>
  kind === "pack"
    ? t("{service}, pack of {visits, plural, one {# visit} other {# visits}}", {
        service: name,
        visits: quantity,
      })
    : name;
