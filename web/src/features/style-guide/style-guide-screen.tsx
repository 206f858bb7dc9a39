import { pageNames } from "#kernel/page-names.ts";
import { Screen } from "#ui/screen.tsx";
import { Controls } from "./controls.tsx";
import { Overlays } from "./overlays.tsx";
import { Palette } from "./palette.tsx";
import { States } from "./states.tsx";

export const StyleGuideScreen = () => (
  <Screen title={pageNames.styleGuide} lead="Every colour, size and control of Solodesk, in every state.">
    <div className="space-y-14">
      <Palette />
      <Controls />
      <Overlays />
      <States />
    </div>
  </Screen>
);
