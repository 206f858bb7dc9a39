import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Plus, Upload } from "lucide-react";
import { Button } from "#ui/forms/button.tsx";
import type { SpendWay } from "./spend-dialogs.tsx";

/** The two ways to enter spend. */
export const SpendButtons = ({ open }: { open: (way: SpendWay) => void }) => (
  <>
    <Button aria-haspopup="dialog" onClick={() => open("typed")}>
      <Plus aria-hidden="true" className="max-sm:hidden" />
      {t("Add spend")}
    </Button>
    <Button aria-haspopup="dialog" onClick={() => open("imported")}>
      <Upload aria-hidden="true" className="max-sm:hidden" />
      {t("Import spend")}
    </Button>
  </>
);
