import DefaultTheme from "vitepress/theme";
import Layout from "./layout.vue";
import "./look.css";

export default { extends: DefaultTheme, Layout };
