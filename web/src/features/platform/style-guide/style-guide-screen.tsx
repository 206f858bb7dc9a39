import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames } from "@solodesk/contract/kernel/pages.ts";
import { Screen } from "#ui/layout/screen.tsx";
import { Buttons } from "./buttons.tsx";
import { Charts } from "./charts.tsx";
import { Choices } from "./choices.tsx";
import { Colours } from "./colours.tsx";
import { Content } from "./content.tsx";
import { Fields } from "./fields.tsx";
import { Ledger } from "./ledger.tsx";
import { Lists } from "./lists.tsx";
import { Overlays } from "./overlays.tsx";
import { Measures, Motion, TypeScale } from "./scales.tsx";
import { sectionId } from "./section.tsx";
import { States } from "./states.tsx";
import { ToastExamples } from "./toasts.tsx";
import { useShownStates } from "./use-shown-states.ts";

/** `/demo-tailwind`. */
export function StyleGuideScreen() {
  useShownStates();
  return (
    <Screen
      title={t(pageNames.styleGuide)}
      lead="Every colour, size and control of Solodesk, in every state."
    >
      <Contents />
      <div className="space-y-14">
        <Colours />
        <TypeScale />
        <Measures />
        <Motion />
        <Buttons />
        <Fields />
        <Choices />
        <Content />
        <Lists />
        <Ledger />
        <Overlays />
        <ToastExamples />
        <States />
        <Charts />
      </div>
    </Screen>
  );
}

const titles = [
  "Colour",
  "Type",
  "Space and shape",
  "Motion",
  "Buttons",
  "Fields",
  "Choices",
  "Content",
  "Lists",
  "Books",
  "Overlays",
  "Toasts",
  "Loading, empty, failed",
  "Charts",
];

const Contents = () => (
  <nav aria-label="Contents" className="pb-10">
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {titles.map((title) => (
        <li key={title}>
          <a
            href={`#${sectionId(title)}`}
            className="inline-flex min-h-8 items-center rounded-sm text-accent-text hover:text-strong touch:min-h-11"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
