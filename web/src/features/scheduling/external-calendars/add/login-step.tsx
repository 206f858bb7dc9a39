import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Field } from "#ui/forms/field.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { Input } from "#ui/forms/input.tsx";
import { Select } from "#ui/forms/select.tsx";
import { AppPasswordField } from "../change/app-password-field.tsx";
import { providerName, providers, providerWords } from "./providers.tsx";
import type { Adding } from "./use-adding.ts";

/** Asks where the account is, and for its login. */
export function LoginStep({ adding: { provider, chooseProvider, login } }: { adding: Adding }) {
  const { errors } = login.formState;
  const { server, usernameHint, passwordHint } = providerWords[provider];
  const choose = (chosen: string) => {
    const next = providers.find((one) => one === chosen);
    if (next) chooseProvider(next);
  };
  return (
    <>
      <Field label={t("Provider||of a calendar account")}>
        {(wiring) => (
          <Select {...wiring} value={provider} onChange={({ target }) => choose(target.value)}>
            {providers.map((one) => (
              <option key={one} value={one}>
                {providerName(one)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {server === undefined && (
        <Field
          label={t("Server address")}
          error={errors.server?.message}
          hint={
            provider === "nextcloud"
              ? t("Where you open Nextcloud in the browser.")
              : t("Look for “CalDAV” in your provider's help.")
          }
        >
          {(wiring) => (
            <Input
              type="url"
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="cloud.example.com"
              {...wiring}
              {...login.register("server")}
            />
          )}
        </Field>
      )}
      <Field label={t("Username")} error={errors.username?.message} hint={t(usernameHint)}>
        {(wiring) => (
          <Input
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...wiring}
            {...login.register("username")}
          />
        )}
      </Field>
      <AppPasswordField
        error={errors.password?.message}
        hint={passwordHint()}
        input={login.register("password")}
      />
      <FormError>{errors.root?.message}</FormError>
    </>
  );
}
