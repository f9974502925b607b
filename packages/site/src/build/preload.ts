const asked = new Set<string>();

/** Imports a module, and fetches the files that it will import at the same time, once each, into the browser's cache. */
export function preload<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  for (const { href } of files.map((file) => new URL(`/${file}`, origin))) {
    if (asked.has(href) || performance.getEntriesByName(href).length > 0) continue;
    asked.add(href);
    fetch(href).then((file) => file.arrayBuffer()).catch(Boolean);
  }
  return load();
}
