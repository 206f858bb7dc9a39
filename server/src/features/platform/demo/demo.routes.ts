import { demo } from "@solodesk/contract/platform/demo.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { startOver } from "./start-over.ts";

export function demoRoutes(app: App): void {
  serve(app, demo.startOver, ({ deps }) => {
    startOver(deps);
    return null;
  });
}
