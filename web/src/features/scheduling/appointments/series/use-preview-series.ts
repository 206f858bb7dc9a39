import { series } from "@solodesk/contract/scheduling/series.ts";
import { useSend } from "#kernel/api/use-send.ts";

/** What is in the way is said in the form. */
export const usePreviewSeries = () => useSend(series.preview, { quiet: true });
