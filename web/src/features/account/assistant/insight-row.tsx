import type { Insight } from "@solodesk/contract/account/assistant/insight.ts";
import { assistant } from "@solodesk/contract/account/assistant.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { CircleAlert, Info, X } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { CallError } from "#kernel/api/call-error.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { notify } from "#kernel/page/notify.ts";
import { RowCard } from "#ui/data/table.tsx";
import { Button } from "#ui/forms/button.tsx";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { classes } from "#ui/look/classes.ts";
import { useHasOpened } from "#ui/overlays/use-opened.ts";

// Loaded on demand: most visits propose nothing.
const ProposalDialog = lazy(async () => ({
  default: (await import("./proposal-dialog.tsx")).ProposalDialog,
}));

export function InsightRow({ insight }: { insight: Insight }) {
  const { key, title, why, severity, evidence, proposal, dismissable } = insight;
  const [isOpen, setOpen] = useState(false);
  const hasOpened = useHasOpened(isOpen);
  const dismiss = useDismiss();
  const [rows] = evidence;
  return (
    <RowCard className="relative flex-wrap justify-between">
      <div className="flex min-w-0 flex-1 basis-64 gap-3">
        <span
          aria-hidden="true"
          className={classes(
            "mt-0.5 shrink-0 [&>svg]:size-4",
            severity === "urgent" ? "text-wrong" : "text-faint",
          )}
        >
          {severity === "note" ? <Info /> : <CircleAlert />}
        </span>
        <div className="min-w-0 break-words">
          <p className="font-medium text-strong">{title}</p>
          <p className="text-body text-sm">{why}</p>
        </div>
      </div>
      <div className="ms-auto flex items-center gap-2">
        {rows && (
          <Button asChild look="ghost">
            <Link to={rows.page}>{t("Show")}</Link>
          </Button>
        )}
        {proposal && (
          <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {proposal.label}
          </Button>
        )}
        {dismissable && (
          <IconButton label={t("Hide {title}", { title })} onClick={() => dismiss(key)}>
            <X aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {proposal && hasOpened && (
        <Suspense>
          <ProposalDialog wanted={proposal} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </RowCard>
  );
}

const refresh = [assistant.getBriefing];

/** Hides an insight until its facts change, and offers to undo that. */
function useDismiss() {
  const dismiss = useSend(assistant.dismiss, { refresh, ownWords: true });
  const restore = useSend(assistant.restore, { refresh });
  const hide = async (key: string): Promise<void> => {
    await dismiss.mutateAsync({ params: { key } });
    notify({
      type: "success",
      title: t(assistant.dismiss.done),
      action: { label: t("Undo"), onPress: () => restore.mutate({ params: { key } }) },
    });
  };
  return (key: string) =>
    void hide(key).catch((error: unknown) => {
      // The refusal has already been shown.
      if (!(error instanceof CallError)) throw error;
    });
}
