import { t } from "@solodesk/contract/kernel/language/t.ts";
import { setTimeFormat, timeFormatNames, timeFormats, useTimeFormat } from "#kernel/time/time-format.ts";
import { Segmented } from "#ui/forms/segmented.tsx";
import { Setting } from "#ui/forms/setting.tsx";

export function TimeFormatSetting() {
  const format = useTimeFormat();
  const formats = timeFormats.map((value) => ({ value, label: t(timeFormatNames[value]) }));
  return (
    <Setting
      name={t("Time format")}
      about={t("How we show times. Automatic follows your browser's language.")}
      control={
        <Segmented label={t("Time format")} options={formats} value={format} onChange={setTimeFormat} />
      }
    />
  );
}
