import type { Service } from "@solodesk/contract/catalog/services.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { RowCard } from "#ui/data/table.tsx";
import { Thumbnail } from "#ui/data/thumbnail.tsx";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { useOrderServices } from "./use-order-services.ts";

type Direction = "up" | "down";

/** The services with buttons that move them. Each press is saved at once. */
export function ServiceOrder({ services }: { services: readonly Service[] }) {
  const order = useOrderServices();
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState<{ id: string; direction: Direction }>();
  const place = services.findIndex(({ id }) => id === moved?.id);

  // A row that is moved in the document loses the focus, and at the end of the list its button is disabled.
  useEffect(() => {
    if (!moved || place < 0) return;
    const row = list.current?.querySelector(`[data-service="${moved.id}"]`);
    const pressed = row?.querySelector<HTMLButtonElement>(`[data-direction="${moved.direction}"]`);
    const other = row?.querySelector<HTMLButtonElement>("button:enabled");
    (pressed?.disabled ? other : pressed)?.focus();
  }, [moved, place]);

  function move(nth: number, direction: Direction) {
    const service = services[nth];
    if (!service) return;
    const others = services.filter(({ id }) => id !== service.id);
    order(others.toSpliced(direction === "up" ? nth - 1 : nth + 1, 0, service));
    setMoved({ id: service.id, direction });
  }

  return (
    <>
      <ul ref={list} aria-label={t("Your services")} className="border-line border-t">
        {services.map(({ id, name, image_url }, nth) => (
          <RowCard key={id} data-service={id}>
            <Thumbnail src={image_url} drawing="clock" />
            <p className="min-w-0 flex-1 break-words font-medium text-strong">{name}</p>
            <div className="flex">
              <IconButton
                label={t("Move {service} up", { service: name })}
                data-direction="up"
                disabled={nth === 0}
                onClick={() => move(nth, "up")}
              >
                <ArrowUp aria-hidden="true" />
              </IconButton>
              <IconButton
                label={t("Move {service} down", { service: name })}
                data-direction="down"
                disabled={nth === services.length - 1}
                onClick={() => move(nth, "down")}
              >
                <ArrowDown aria-hidden="true" />
              </IconButton>
            </div>
          </RowCard>
        ))}
      </ul>
      <output className="sr-only">
        {place >= 0 &&
          t("{service} is number {place} of {count} now.", {
            service: services[place]?.name ?? "",
            place: place + 1,
            count: services.length,
          })}
      </output>
    </>
  );
}
