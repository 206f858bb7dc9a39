import { t } from "@solodesk/contract/kernel/language/t.ts";

/** "Haircut with Maya Okafor". */
export const appointmentName = (title: string, customer: string): string =>
  t("{title} with {customer}", { title, customer });
