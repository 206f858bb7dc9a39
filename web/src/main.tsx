import "./ui/look/fonts.css";
import "./ui/look/styles.css";
import { createRoot } from "react-dom/client";
import { App } from "#app/app.tsx";
import { followTheme } from "#kernel/page/theme.ts";
import { takeRegion } from "#kernel/text/reader-language.ts";

// kernel/offline/keep-app.ts reads what the page has loaded; the default of 250 entries is soon full.
performance.setResourceTimingBufferSize(2000);
followTheme();
takeRegion();

const root = document.getElementById("root");
if (root) createRoot(root).render(<App />);
