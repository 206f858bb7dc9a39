import { t } from "@solodesk/contract/kernel/language/t.ts";
import { SettingsGroup } from "#features/identity/auth/settings-group.tsx";
import { BackupSetting } from "./backup-setting.tsx";
import { BooksSetting } from "./books-setting.tsx";
import { Examination } from "./examination.tsx";
import { OperatorFrame } from "./operator-frame.tsx";

/** `/operator`: whether the installation works, and its backups and books. */
export const MaintenancePage = () => (
  <OperatorFrame page="operator" lead={t("Whether everything works, and what to do where it doesn't.")}>
    <Examination />
    <div className="pt-10">
      <SettingsGroup id="data" name={t("Backups and books")}>
        <BackupSetting />
        <BooksSetting />
      </SettingsGroup>
    </div>
  </OperatorFrame>
);
