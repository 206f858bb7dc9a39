import { assistant } from "@solodesk/contract/account/assistant.ts";
import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { Setting } from "#ui/forms/setting.tsx";
import { Switch } from "#ui/forms/switch.tsx";

/** Whether a language model may read the seller's questions. Renders nothing if the operator has connected none. */
export function ModelSetting() {
  const { data } = useRead(readOf(assistant.getModel, {}), { quiet: true });
  const save = useSend(assistant.saveModel, { refresh: [assistant.getModel] });
  if (!data?.data.model) return null;
  const { model, is_on, used_today, most_a_day } = data.data;
  const number = numberFormat();
  return (
    <div id="model">
      <Setting
        name={t("Language model")}
        about={t(
          "{model} at {host} reads the questions that the assistant doesn't understand on its own. We send it your question, up to four earlier ones, and then the entries that answer it, including amounts and customers' names.",
          { model: model.name, host: model.host },
        )}
        control={
          <Switch
            aria-label={t("Let the language model read my questions")}
            checked={save.isPending ? !is_on : is_on}
            onCheckedChange={(on) => save.mutate({ body: { is_on: on } })}
          />
        }
      >
        <p className="pt-3 text-faint text-sm">
          {t(
            "It can't change anything: every figure comes from your data, and you confirm every change. Used today: {used} of {most} tokens.",
            { used: number.format(used_today), most: number.format(most_a_day) },
          )}
        </p>
      </Setting>
    </div>
  );
}
