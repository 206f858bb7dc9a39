import { type SecondFactorState, secondFactor } from "@solodesk/contract/identity/auth/second-factor.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { shortMoment } from "#kernel/time/short-moment.ts";
import { Badge } from "#ui/data/badge.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Setting } from "#ui/forms/setting.tsx";
import { ErrorLine } from "#ui/layout/error-line.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { Question } from "#ui/overlays/question.tsx";
import { NewCodes } from "./new-codes.tsx";
import { SetUp } from "./set-up.tsx";

const useDisable = () => useSend(secondFactor.disable, { refresh: [secondFactor.get] });

/** Whether signing in requires a code, and how to change that. */
export function SecondFactorSetting() {
  const { data, isError, isFetching, refetch } = useRead(readOf(secondFactor.get, {}), { quiet: true });
  const state = data?.data;
  return (
    <Setting
      name={t("Two-step sign-in")}
      about={t("Besides your password, signing in asks for a code from an app on your phone.")}
      control={null}
    >
      {isError && !state ? (
        <ErrorLine busy={isFetching} onRetry={() => void refetch()} className="mt-3">
          {t("This setting could not be loaded.")}
        </ErrorLine>
      ) : (
        // The same height in every state, so that nothing below moves once the state is known.
        <div className="mt-3 flex min-h-9 flex-wrap items-center justify-between gap-x-6 gap-y-3">
          {state ? <State state={state} /> : <Skeleton className="h-5 w-56" />}
          {state && <SetUp isOffered={!state.enabled} />}
        </div>
      )}
    </Setting>
  );
}

function State({ state }: { state: SecondFactorState }) {
  if (!state.enabled) return <Badge tone="stopped">{t("Off||a setting")}</Badge>;
  return (
    <>
      <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-body">
        <Badge tone="good">{t("On||a setting")}</Badge>
        {state.enrolledAt && <span>{t("Since {moment}", { moment: shortMoment(state.enrolledAt) })}</span>}
        <CodesLeft left={state.recoveryCodesLeft} />
      </p>
      <div className="flex flex-wrap gap-2">
        <NewCodes />
        <TurnOff />
      </div>
    </>
  );
}

/** With so few codes left, a user who loses the phone is nearly locked out. */
const FEW = 2;

const CodesLeft = ({ left }: { left: number }) => {
  const words = t(
    "{left, plural, =0 {No recovery codes left} one {# recovery code left} other {# recovery codes left}}",
    { left },
  );
  return left <= FEW ? <Badge tone="waiting">{words}</Badge> : <span>{words}</span>;
};

function TurnOff() {
  const { mutate, isPending } = useDisable();
  return (
    <Question
      title={t("Turn two-step sign-in off?")}
      text={t(
        "You sign in with your password alone. The codes from your app and your recovery codes stop working.",
      )}
      yes={t("Turn off||a setting")}
      onYes={() => mutate({})}
    >
      <Button size="sm" busy={isPending}>
        {t("Turn off||a setting")}
      </Button>
    </Question>
  );
}
