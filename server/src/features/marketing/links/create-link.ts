import { randomInt } from "node:crypto";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type AdLink, type CreateLink, maxLinks } from "@solodesk/contract/marketing/links.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { attributionOf } from "@solodesk/contract/store/visits/attribution-of.ts";
import { foldTag } from "@solodesk/contract/store/visits/fold-tag.ts";
import { linkAlphabet, linkCodeLength } from "@solodesk/contract/store/visits/link-code.ts";
import { taggedPath } from "@solodesk/contract/store/visits/tagged-path.ts";
import { foldTags } from "@solodesk/contract/store/visits/touch.ts";
import { findActiveListing } from "#features/catalog/catalog/listings/find-active-listing.ts";
import { findService } from "#features/catalog/services/find-service.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { lockStore } from "#features/store/store/locks/lock-store.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { countAllLinks, countLinks, insertLink, type LinkRow } from "./links.repository.ts";
import { toAdLink } from "./to-ad-link.ts";

const newLinkCode = (): string =>
  Array.from({ length: linkCodeLength }, () => linkAlphabet[randomInt(linkAlphabet.length)]).join("");

/** Removed links still redirect, so they stay in the database. This limits all links of a store. */
const mostEver = maxLinks * 10;

/** Creates a short link. Throws "store_required", "not_found", "validation_failed". */
export async function createLink(
  deps: Deps,
  userId: Id,
  wanted: CreateLink,
  origin: string,
): Promise<AdLink> {
  const store = await findStoreOfUser(deps.db, userId);
  if (!store) throw new AppError("store_required");
  await requireTarget(deps, store, wanted);
  return toAdLink(await insert(deps, store, wanted), origin);
}

async function requireTarget(deps: Deps, { id }: Store, { target, target_id }: CreateLink): Promise<void> {
  if (target_id === undefined) return;
  const find = target === "product" ? findActiveListing : findService;
  if (!(await find(deps, id, target_id))) throw new AppError("not_found");
}

function insert(deps: Deps, store: Store, wanted: CreateLink): Promise<LinkRow> {
  const { source, medium, term, content, target, target_id } = wanted;
  const campaign = foldTag(wanted.campaign);
  const tags = { source, medium, campaign, term, content };
  const now = deps.clock.now();
  // The same platform under which its visits will be counted.
  const { platform } = foldTags(attributionOf(taggedPath({ websiteUrl: store.website_url }, tags), "", now));
  return inTransaction(deps, async (deps) => {
    await lockStore(deps.db, store.id);
    if ((await countLinks(deps.db, store.id)) >= maxLinks)
      throw new AppError("validation_failed", {
        fields: { campaign: t("You can have at most {maxLinks} links. Remove one first.", { maxLinks }) },
      });
    if ((await countAllLinks(deps.db, store.id)) >= mostEver)
      throw new AppError("validation_failed", {
        fields: {
          campaign: t("A store can create at most {most, number} links, including removed ones.", {
            most: mostEver,
          }),
        },
      });
    for (;;) {
      const row = await insertLink(deps.db, {
        ...tags,
        id: deps.newId(),
        storeId: store.id,
        code: newLinkCode(),
        name: wanted.name || wanted.campaign,
        writtenCampaign: wanted.campaign,
        target,
        targetId: target_id ?? null,
        platform,
        createdAt: now,
      });
      if (row) return row;
    }
  });
}
