import { t } from "@solodesk/contract/kernel/language/t.ts";
import {
  mailsOf,
  type NotificationPreference,
  notifications,
  type SavePreference,
} from "@solodesk/contract/platform/notifications.ts";
import { readOf } from "#kernel/api/query.ts";
import { queryClient } from "#kernel/api/query-client.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { Switch } from "#ui/forms/switch.tsx";
import { kinds } from "./kinds.ts";

const { queryKey } = readOf(notifications.getPreferences, {});

/** Shown at once; rolled back if the server refuses. */
function useSavePreference() {
  const { mutateAsync } = useSend(notifications.savePreference, { refresh: [notifications.getPreferences] });
  return async (wanted: SavePreference): Promise<void> => {
    const before = queryClient.getQueryData<{ data: SavePreference[] }>(queryKey);
    queryClient.setQueryData(queryKey, {
      data: before?.data.map((one) => (one.kind === wanted.kind ? { ...one, ...wanted } : one)) ?? [],
    });
    await mutateAsync({ body: wanted }).catch(() => queryClient.setQueryData(queryKey, before));
  };
}

const cell = "h-11 border-line border-b py-1.5";
const head = "pb-2 font-medium text-faint text-sm";

const None = ({ said }: { said: string }) => (
  <>
    <span aria-hidden="true">–</span>
    <span className="sr-only">{said}</span>
  </>
);

/** One row per kind. */
export function PreferenceTable({ preferences }: { preferences: readonly NotificationPreference[] }) {
  const save = useSavePreference();
  return (
    <>
      <table className="mt-4 w-full border-collapse">
        <thead>
          <tr className="border-line border-b">
            <th scope="col" className={`${head} text-start`}>
              {t("Notification||heading above their kinds")}
            </th>
            <th scope="col" className={`${head} w-20 text-center`}>
              {t("In the app")}
            </th>
            <th scope="col" className={`${head} w-20 text-center`}>
              {t("By email")}
            </th>
          </tr>
        </thead>
        <tbody>
          {preferences.map(({ kind, in_app, by_mail }) => {
            const name = kind === "weekly_summary" ? t("Weekly summary, on Mondays") : t(kinds[kind].name);
            const mails = mailsOf[kind];
            return (
              <tr key={kind}>
                <th scope="row" className={`${cell} pe-4 text-start font-normal text-body`}>
                  {name}
                </th>
                <td className={`${cell} text-center text-faint text-sm`}>
                  {in_app === null ? (
                    <None said={t("Not in the app")} />
                  ) : (
                    <Switch
                      aria-label={t("{notification}, in the app", { notification: name })}
                      checked={in_app}
                      onCheckedChange={(on) => void save({ kind, in_app: on })}
                      className="align-middle"
                    />
                  )}
                </td>
                <td className={`${cell} text-center text-faint text-sm`}>
                  {(mails === "optional" || mails === "opt_in") && (
                    <Switch
                      aria-label={t("{notification}, by email", { notification: name })}
                      checked={by_mail ?? false}
                      onCheckedChange={(on) => void save({ kind, by_mail: on })}
                      className="align-middle"
                    />
                  )}
                  {mails === "always" && t("Always||sent by email")}
                  {mails === "never" && <None said={t("No email for this")} />}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="pt-3 text-faint text-sm">
        {t(
          "We always email you about account security and money that goes out. That way you notice if someone else uses your account.",
        )}
      </p>
    </>
  );
}
