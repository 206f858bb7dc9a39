import type { ComponentType } from "react";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Screen } from "#ui/screen.tsx";
import { type NameToCome, screensToCome } from "./screens-to-come.ts";
import { useCrumbs } from "./use-crumbs.ts";

/** The screen that holds the place of one that is not built yet. */
export function screenToCome(name: NameToCome): ComponentType {
  const { drawing, text, action } = screensToCome[name];
  return function ScreenToCome() {
    return (
      // A screen is called as its crumb is, which knows the kind of list the address names.
      <Screen title={useCrumbs().at(-1)?.name ?? ""}>
        <EmptyState
          drawing={drawing}
          action={
            <Button asChild>
              <Link to={action.to}>{action.name}</Link>
            </Button>
          }
        >
          {text}
        </EmptyState>
      </Screen>
    );
  };
}
