import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { Button } from "#ui/forms/button.tsx";

/** The number of products that changed at their source; a press shows only those. */
export function ChangedCount({ onPress }: { onPress: () => void }) {
  const { data } = useRead(readOf(catalog.listMyCategories, {}), { quiet: true });
  const changed = data?.changed ?? 0;
  if (changed === 0) return null;
  return (
    <Button size="sm" look="ghost" className="text-waiting" onClick={onPress}>
      {changed.toLocaleString()} changed at source
    </Button>
  );
}
