import type { Answer, Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import { paginate, sliceOf } from "@solodesk/contract/kernel/page.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { people } from "@solodesk/contract/operator/people.ts";
import type { Deps } from "#kernel/deps.ts";
import { listPersonRecords } from "./people.repository.ts";
import { toPerson } from "./to-person.ts";

export async function listPeople(
  { db, config }: Pick<Deps, "db" | "config">,
  { q, only, ...page }: Parsed<typeof people.list>["query"],
): Promise<Answer<typeof people.list>> {
  const { rows, total } = await listPersonRecords(db, { q: withoutAddress(q), only }, sliceOf(page));
  return {
    data: rows.map((row) => toPerson(row, config.CURRENCY)),
    pagination: paginate(page.page, page.page_size, total),
  };
}

/** People who report a store send the address of its page: what names the store in it is looked for. */
function withoutAddress(q: string): string {
  const [, after] = q.split(`${pages.ownStore}/`);
  return after?.split(/[/?#]/, 1)[0] ?? q;
}
