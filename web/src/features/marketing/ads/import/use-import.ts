import type {
  AdImportOutcome,
  AdMapping,
  DateOrder,
  DecimalSign,
} from "@solodesk/contract/marketing/ads/ad-import.ts";
import { ads } from "@solodesk/contract/marketing/ads.ts";
import { send } from "#kernel/api/send.ts";
import { type FileImport, type SendFile, useFileImport } from "#ui/import/use-file-import.ts";
import { changedByAds } from "../changed-by-ads.ts";

/** What the user sets where the file does not say it or was misread. */
interface UserChoices {
  platform: string;
  mapping: AdMapping;
  dates: DateOrder;
  decimal: DecimalSign;
}

export type Importing = FileImport<UserChoices, AdImportOutcome>;

const sendReport: SendFile<Partial<UserChoices>, AdImportOutcome> = ({ file, choices, isDry }, options) => {
  const { mapping, ...rest } = choices;
  const query = {
    dry_run: isDry ? ("true" as const) : ("false" as const),
    ...rest,
    ...(mapping && { mapping: JSON.stringify(mapping) }),
  };
  return send(ads.importReport, { file, query }, { ...options, refresh: isDry ? [] : changedByAds });
};

export const useImport = (): Importing => useFileImport<UserChoices, AdImportOutcome>(sendReport);
