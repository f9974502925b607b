/** Imports a module, and at the same time each file that it will import: a browser fetches and evaluates them once. */
export function preload<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  for (const file of files) import(/* @vite-ignore */ `/${file}`).catch(Boolean);
  return load();
}
