import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";

export const notOpen = (): AppError =>
  new AppError("invalid_transition", {
    message: t("This preview is no longer valid. Close it and open it again."),
  });
