// The site of the documents. `npm run docs` writes its pages to .cache/site first.
import { defineConfig } from "vitepress";
import { slugOf } from "../../scripts/documents/markdown.mjs";
import { sidebars } from "../../scripts/documents/sidebar.mjs";

export default defineConfig({
  lang: "en-GB",
  title: "Solodesk",
  description: "A self-hosted shop and booking desk for people who run a business alone.",
  head: [["link", { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" }]],
  srcDir: "../.cache/site",
  outDir: "dist",
  cacheDir: "../.cache/vitepress",
  markdown: {
    // The same anchors as on GitHub.
    anchor: { slugify: slugOf },
    config: (md) => {
      const code = md.renderer.rules.code_inline;
      // Braces in code are no expressions of Vue.
      md.renderer.rules.code_inline = (tokens, at, ...rest) => {
        tokens[at].attrSet("v-pre", "");
        return code(tokens, at, ...rest);
      };
    },
  },
  themeConfig: {
    logo: { src: "/favicon.svg", alt: "" },
    nav: [
      { text: "Overview", link: "/overview" },
      { text: "Run it", link: "/operate/", activeMatch: "^/operate/" },
      { text: "Build on it", link: "/assistants", activeMatch: "^/(assistants|webhooks|translate)" },
      { text: "All pages", link: "/all-pages" },
    ],
    sidebar: sidebars(),
    outline: [2, 3],
    docFooter: { prev: "Previous", next: "Next" },
    search: {
      provider: "local",
      options: {
        miniSearch: {
          searchOptions: {
            boost: { title: 5, titles: 2, text: 1 },
            // What a host looks for at night comes before the history of how it was built.
            boostDocument: (id) => {
              if (id.startsWith("/operate/")) return 2;
              return /^\/(decisions|measurements|source|changelog|security|worked-example)/.test(id)
                ? 0.3
                : 1;
            },
          },
        },
      },
    },
  },
});
