import type { ReactNode } from "react";
import { rich } from "#kernel/text/rich.tsx";

const reloadButton = (text: ReactNode) => (
  <button type="button" className="font-semibold text-strong underline" onClick={() => location.reload()}>
    {text}
  </button>
);

/** Shown at the bottom of a page after a part of it crashed; the rest stays readable. */
export const PageBroke = () => (
  <p role="alert" className="fixed inset-x-4 bottom-4 z-30 rounded-xl bg-lifted p-5 text-center shadow-float">
    {rich("Something on this page stopped working. <button>Reload it</button> to carry on.", {
      button: reloadButton,
    })}
  </p>
);
