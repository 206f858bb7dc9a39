import "./ui/look/fonts.css";
import "./ui/look/styles.css";
import { createRoot } from "react-dom/client";
import { App } from "#app/app.tsx";
import { followTheme } from "#kernel/page/theme.ts";
import { takeRegion } from "#kernel/text/reader-language.ts";

followTheme();
takeRegion();

const root = document.getElementById("root");
if (root) createRoot(root).render(<App />);
