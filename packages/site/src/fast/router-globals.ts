/** What React Router's `<Scripts />` would have written into the page. */
export interface RouterState {
  /** What `<Scripts />` would put into `window.__reactRouterContext`. */
  handoff: string;
  /** React Router's own encoding of loader data, action data and errors. */
  stream: string;
  manifest: string;
  routes: [id: string, modules: string[]][];
}

/** A file that does not come is asked for again whenever the boot script tries again: what waits for it is evaluated only once. */
const load = (url: string): Promise<object> =>
  import(/* @vite-ignore */ url).catch(async () => {
    await new Promise((resolve) => addEventListener('load-modules', resolve, { once: true }));
    return load(url);
  });

async function loadRoute([id, urls]: [string, string[]]): Promise<[string, object]> {
  return [id, Object.assign({}, ...(await Promise.all(urls.map(load))))];
}

/**
 * Sets the three globals that `<HydratedRouter />` reads and `<Scripts />` would have written; the manifest's own module
 * sets one of them. They are React Router's internals: see `reviewedVersions`.
 */
export async function installRouterGlobals({ handoff, stream, manifest, routes }: RouterState): Promise<void> {
  const [modules] = await Promise.all([Promise.all(routes.map(loadRoute)), load(manifest)]);
  Object.assign(window, {
    __reactRouterContext: { ...JSON.parse(handoff), stream: new Blob([stream]).stream() },
    __reactRouterRouteModules: Object.fromEntries(modules),
  });
}
