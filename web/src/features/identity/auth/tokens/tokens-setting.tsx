import { type ApiToken, maxTokens, tokens } from "@solodesk/contract/identity/auth/tokens.ts";
import { dateFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { lazy, Suspense, useState } from "react";
import { SettingsList } from "#features/identity/auth/settings-list.tsx";
import { readOf, useRead } from "#kernel/api/query.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { now } from "#kernel/time/clock.ts";
import { shortMoment } from "#kernel/time/short-moment.ts";
import { Badge } from "#ui/data/badge.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Setting } from "#ui/forms/setting.tsx";
import { Question } from "#ui/overlays/question.tsx";
import { useHasOpened } from "#ui/overlays/use-opened.ts";

// Loaded on demand: few visits create a token.
const CreateTokenDialog = lazy(async () => ({
  default: (await import("./create-token-dialog.tsx")).CreateTokenDialog,
}));

const useRevokeToken = () => useSend(tokens.revoke, { refresh: [tokens.list] });

/** The tokens with which the seller's own programs read the desk and propose changes. */
export function TokensSetting() {
  const read = useRead(readOf(tokens.list, {}), { quiet: true });
  const hasRoom = read.data ? read.data.data.length < maxTokens : !read.isError;
  return (
    <Setting
      name={t("API tokens")}
      about={t(
        "A program that has one can read your desk and prepare changes, as far as you allow. Nothing changes until you confirm it here.",
      )}
      control={hasRoom && <CreateToken />}
    >
      <SettingsList
        name={t("API tokens")}
        read={read}
        failed={t("Your API tokens could not be loaded.")}
        empty={t("You have no API tokens yet.")}
      >
        {(token) => <TokenRow key={token.id} token={token} />}
      </SettingsList>
    </Setting>
  );
}

function CreateToken() {
  const [isOpen, setOpen] = useState(false);
  const hasOpened = useHasOpened(isOpen);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("Create token")}
      </Button>
      {hasOpened && (
        <Suspense>
          <CreateTokenDialog open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const dayOf = (instant: string) => dateFormat({ dateStyle: "medium" }).format(Date.parse(instant));

function TokenRow({
  token: { id, name, starts_with, scopes, expires_at, last_used_at },
}: {
  token: ApiToken;
}) {
  const { mutate, isPending } = useRevokeToken();
  const hasExpired = Date.parse(expires_at) <= now().getTime();
  const date = dayOf(expires_at);
  const facts = [
    `${starts_with}…`,
    scopes.includes("propose") ? t("reads and proposes changes") : t("read only"),
    last_used_at === null ? t("never used") : t("last used {used}", { used: shortMoment(last_used_at) }),
    hasExpired ? t("expired on {date}", { date }) : t("expires on {date}", { date }),
  ];
  return (
    <li className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 break-words font-medium text-strong">{name}</span>
          {hasExpired && <Badge tone="stopped">{t("Expired||an API token")}</Badge>}
        </p>
        <p className="text-faint text-sm">{facts.join(" · ")}</p>
      </div>
      <Question
        title={t("Revoke {name}?", { name })}
        text={t(
          "Programs using this token stop working right away. Changes you've confirmed stay. What waits for you can no longer be confirmed.",
        )}
        yes={t("Revoke")}
        onYes={() => mutate({ params: { id } })}
      >
        <Button size="sm" busy={isPending} aria-label={t("Revoke {name}", { name })}>
          {t("Revoke")}
        </Button>
      </Question>
    </li>
  );
}
