import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { demoOwners, demoPassword } from "@solodesk/contract/platform/demo.ts";
import { StartOver } from "#features/platform/demo/start-over.tsx";
import { Button } from "#ui/forms/button.tsx";
import { OrLine } from "./or-line.tsx";
import { checkLogin } from "./sign-in-calls.ts";
import { useAfterSignIn } from "./use-after-sign-in.ts";
import { useSignInForm } from "./use-sign-in-form.ts";

const owners = [
  { email: demoOwners.hair, name: msg("Mia, hairdresser in Dublin") },
  { email: demoOwners.bikes, name: msg("Jonas, bike mechanic in Berlin (in German)") },
  { email: demoOwners.pottery, name: msg("Eileen, potter in Kinvara") },
] as const;

const loadCheck = async () => checkLogin;

/** Signing in to one of the demo's stores with one press. */
export const DemoOwners = () => (
  <div className="pt-5">
    <OrLine>{t("or look around as an owner||between two ways to sign in")}</OrLine>
    <ul aria-label={t("Owners of the demo's stores")} className="space-y-2">
      {owners.map(({ email, name }) => (
        <li key={email}>
          <Owner email={email} name={t(name)} />
        </li>
      ))}
    </ul>
    <p className="mt-3 mb-3 text-center text-faint text-sm">
      {t("This is a demo: no money moves, and no emails are sent.")}
    </p>
    <p className="text-center">
      <StartOver />
    </p>
  </div>
);

function Owner({ email, name }: { email: string; name: string }) {
  const { isSending, wiring } = useSignInForm(loadCheck, useAfterSignIn());
  return (
    <form {...wiring}>
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="password" value={demoPassword} />
      <Button type="submit" busy={isSending} className="w-full">
        {name}
      </Button>
    </form>
  );
}
