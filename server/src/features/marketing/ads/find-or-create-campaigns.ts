// Finds the store's campaign for each campaign of a report: by the platform's id, else by name.

import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { foldTag } from "@solodesk/contract/store/visits/fold-tag.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import {
  type CampaignRow,
  countCampaigns,
  findCampaigns,
  insertCampaigns,
  updateCampaigns,
} from "./campaigns.repository.ts";

export interface NamedCampaign {
  /** Name or id may be empty, but not both. */
  name: string;
  externalId: string;
}

/** Per store. More than any list shows or any seller can match. */
const MOST_CAMPAIGNS = 20_000;

const nameOf = ({ name, externalId }: NamedCampaign): string => name || externalId;
/** Falls back to the name as written if folding leaves nothing of it. */
const folded = (name: string): string => foldTag(name) || name;

/** Returns their ids in the same order. Creates new campaigns. Throws "validation_failed". */
export async function findOrCreateCampaigns(
  { db, newId, clock }: Pick<Deps, "db" | "newId" | "clock">,
  { storeId, platform }: { storeId: Id; platform: string },
  campaigns: readonly NamedCampaign[],
): Promise<Id[]> {
  const names = campaigns.map((campaign) => folded(nameOf(campaign)));
  const ids = campaigns.flatMap(({ externalId }) => (externalId ? [folded(externalId)] : []));
  const known = await findCampaigns(db, storeId, platform, { names, ids });
  const byId = new Map(known.flatMap((row) => (row.external_id ? [[row.external_id, row]] : [])));
  const byName = new Map(known.map((row) => [row.folded_name, row]));
  const made: CampaignRow[] = [];
  const changed = new Set<CampaignRow>();

  const find = (campaign: NamedCampaign): CampaignRow => {
    const external_id = campaign.externalId ? folded(campaign.externalId) : null;
    const [name, folded_name] = [nameOf(campaign), folded(nameOf(campaign))];
    const found = (external_id && byId.get(external_id)) || byName.get(folded_name);
    if (!found) {
      const row = { id: newId(), name, folded_name, external_id };
      made.push(row);
      byName.set(folded_name, row);
      if (external_id) byId.set(external_id, row);
      return row;
    }
    if (external_id && !found.external_id) {
      found.external_id = external_id;
      byId.set(external_id, found);
      changed.add(found);
    }
    // Until now only its id was known, which served as its name.
    const isNameless = found.external_id !== null && found.folded_name === found.external_id;
    if (isNameless && folded_name !== found.folded_name && !byName.has(folded_name)) {
      byName.delete(found.folded_name);
      byName.set(folded_name, found);
      Object.assign(found, { name, folded_name });
      changed.add(found);
    }
    return found;
  };
  const campaignIds = campaigns.map((campaign) => find(campaign).id);

  if (made.length > 0 && made.length + (await countCampaigns(db, storeId)) > MOST_CAMPAIGNS)
    throw new AppError("validation_failed", {
      fields: { file: t("A store has {most, number} campaigns at most.", { most: MOST_CAMPAIGNS }) },
    });
  await insertCampaigns(db, storeId, platform, made, clock.now());
  const isMade = new Set(made);
  await updateCampaigns(
    db,
    storeId,
    [...changed].filter((row) => !isMade.has(row)),
  );
  return campaignIds;
}
