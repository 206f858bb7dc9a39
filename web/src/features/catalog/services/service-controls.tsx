import type { Service } from "@solodesk/contract/catalog/services.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Archive } from "lucide-react";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { Switch } from "#ui/forms/switch.tsx";
import { useRemoveService } from "./use-remove-service.tsx";
import { useSwitchService } from "./use-switch-service.ts";

/** Lies above the link that covers the row; its widths match the same columns of the products. */
export function ServiceControls({ service }: { service: Service }) {
  const { name, active } = service;
  const put = useSwitchService();
  const { remove, isPending: isLeaving, question } = useRemoveService(service);
  return (
    <>
      <span className="relative flex justify-end md:w-24">
        <Switch
          aria-label={t("{service} on your store page", { service: name })}
          checked={active}
          onCheckedChange={(on) => put(service, on)}
        />
      </span>
      <span className="relative flex w-14 justify-end max-sm:hidden">
        <IconButton
          label={t("Archive {service}||verb", { service: name })}
          disabled={isLeaving}
          onClick={remove}
        >
          <Archive />
        </IconButton>
      </span>
      {question}
    </>
  );
}
