import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames, pages } from "@solodesk/contract/kernel/pages.ts";
import { useNavigate } from "react-router";
import { closeSession } from "#kernel/session/session.ts";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { PasswordInput } from "../password-input.tsx";
import { AuthFrame } from "../sign-in/auth-frame.tsx";
import { useSignInForm } from "../sign-in/use-sign-in-form.ts";
import { useLinkCode } from "./use-link-code.ts";
import { WayOut } from "./way-out.tsx";

const loadCheck = async () => (await import("./password-calls.ts")).checkReset;

/** `/auth/reset-password`, where the link of an email leads. */
export function ResetPasswordScreen() {
  const code = useLinkCode();
  return (
    <AuthFrame
      title={t(pageNames.resetPassword)}
      lead={t("This signs out all your devices. Log in again afterwards.")}
    >
      {code === undefined ? (
        <FormError>
          {t("This link is not complete. Open it again from the email, or ask for a new one.")}
        </FormError>
      ) : (
        <ResetForm key={code} code={code} />
      )}
      <WayOut to={pages.forgotPassword}>{t("Ask for a new link")}</WayOut>
    </AuthFrame>
  );
}

function ResetForm({ code }: { code: string }) {
  const navigate = useNavigate();
  const logIn = () => {
    // A user who was signed in here has been signed out as well.
    closeSession();
    void navigate(pages.login, { replace: true });
  };
  const { mistakes, isSending, wiring } = useSignInForm(loadCheck, logIn);
  return (
    <form {...wiring} className="space-y-5">
      <FormError>{mistakes["root"]}</FormError>
      <input type="hidden" name="token" value={code} />
      <Field
        label={t("New password")}
        error={mistakes["password"]}
        hint={!mistakes["password"] && t("At least 8 characters.")}
      >
        {(input) => <PasswordInput name="password" autoComplete="new-password" {...input} />}
      </Field>
      <Button type="submit" look="primary" busy={isSending} className="w-full">
        {t("Set password")}
      </Button>
    </form>
  );
}
