import type { ModulePreloadOptions, Plugin, Rollup } from "vite";

type Resolve = NonNullable<ModulePreloadOptions["resolveDependencies"]>;

/**
 * A script that imports another one later names the files to fetch together with it. This leaves out those that the
 * script has loaded itself: their names can't be compressed, and a store page loads little else.
 */
export function shortPreloads(): { plugin: Plugin; resolveDependencies: Resolve } {
  let scripts: Rollup.OutputBundle = {};
  const loaded = new Map<string, ReadonlySet<string>>();

  /** A script and everything that it imports statically. */
  function loadedWith(host: string): ReadonlySet<string> {
    const known = loaded.get(host);
    if (known) return known;
    const names = new Set([host]);
    for (const name of names) {
      const script = scripts[name];
      if (script?.type === "chunk") for (const imported of script.imports) names.add(imported);
    }
    loaded.set(host, names);
    return names;
  }

  return {
    plugin: {
      name: "short-preloads",
      apply: "build",
      generateBundle: {
        order: "pre",
        handler(_options, bundle) {
          scripts = bundle;
          loaded.clear();
        },
      },
    },
    resolveDependencies(file, dependencies, { hostId, hostType }) {
      if (hostType === "html") return dependencies;
      const there = loadedWith(hostId);
      const missing = dependencies.filter((dependency) => !there.has(dependency));
      // The import itself fetches this one.
      return missing.length === 1 && missing[0] === file ? [] : missing;
    },
  };
}
