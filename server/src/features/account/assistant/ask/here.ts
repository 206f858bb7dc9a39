import { Id } from "@solodesk/contract/kernel/id.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";

/** What the seller looks at, as the address of their page names it. */
export interface Here {
  order?: string;
  appointment?: string;
  service?: string;
  product?: string;
  /** The service or product that the question names. */
  about?: string;
}

const idIn = (value: string | null | undefined): string | undefined => Id.safeParse(value).data;

/** @param page such as "/orders?order=…" */
export function hereOf(page: string, about: string | undefined): Here {
  const [path = "", query = ""] = page.split("?");
  const asked = new URLSearchParams(query);
  const inPath = path.startsWith(`${pages.services}/`) ? path.slice(pages.services.length + 1) : undefined;
  const found = {
    order: idIn(asked.get("order")),
    appointment: idIn(asked.get("appointment")),
    service: idIn(inPath),
    product: idIn(asked.get("product")),
    about,
  };
  return Object.fromEntries(Object.entries(found).filter(([, id]) => id !== undefined));
}
