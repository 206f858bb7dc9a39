import type { Run } from "@solodesk/contract/platform/support.ts";
import { MarkedText } from "../faqs/marked-text.tsx";
import { RunLink } from "./run-link.tsx";

interface RunsProps {
  runs: readonly Run[];
  words: readonly string[];
}

export const Runs = ({ runs, words }: RunsProps) =>
  runs.map(({ text, strong, to }, at) => {
    const said = <MarkedText words={words}>{text}</MarkedText>;
    const linked = to === undefined ? said : <RunLink to={to}>{said}</RunLink>;
    return strong ? (
      <strong key={at} className="font-semibold text-strong">
        {linked}
      </strong>
    ) : (
      <span key={at}>{linked}</span>
    );
  });
