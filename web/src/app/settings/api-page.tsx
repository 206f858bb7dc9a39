import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Copy } from "lucide-react";
import { ModelSetting } from "#features/account/assistant/model-setting.tsx";
import { SettingsGroup } from "#features/identity/auth/settings-group.tsx";
import { TokensSetting } from "#features/identity/auth/tokens/tokens-setting.tsx";
import { WebhooksSetting } from "#features/identity/webhooks/webhooks-setting.tsx";
import { useHashTarget } from "#features/platform/support/written/use-hash-target.ts";
import { copyAddress } from "#kernel/files/copy-address.ts";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Input } from "#ui/forms/input.tsx";
import { Setting } from "#ui/forms/setting.tsx";
import { SettingsFrame } from "./settings-frame.tsx";

/** `/settings/api`: how the seller's own programs use the desk. */
export function ApiPage() {
  useHashTarget();
  return (
    <SettingsFrame page="apiSettings" lead={t("Connect your own programs and assistants to your desk.")}>
      <SettingsGroup id="programs" name={t("Programs and assistants")}>
        <TokensSetting />
        <OwnAssistantSetting />
        <WebhooksSetting />
        <ModelSetting />
      </SettingsGroup>
    </SettingsFrame>
  );
}

const path = "/mcp";

/** Where the seller's own assistant connects. */
const OwnAssistantSetting = () => (
  <Setting
    name={t("Use your own assistant")}
    about={t(
      "Claude, ChatGPT and other assistants that speak MCP can answer questions about your business and propose changes.",
    )}
    control={
      <Button onClick={() => void copyAddress(path)}>
        <Copy aria-hidden="true" />
        {t("Copy address")}
      </Button>
    }
  >
    <div className="mt-4">
      <Field
        label={t("Server address")}
        hint={t("Add it to your assistant as an MCP server, with an API token as its bearer token.")}
      >
        {(wiring) => (
          <Input
            {...wiring}
            readOnly
            value={`${location.origin}${path}`}
            onFocus={({ target }) => target.select()}
          />
        )}
      </Field>
    </div>
  </Setting>
);
