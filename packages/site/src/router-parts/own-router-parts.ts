import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/** Files of React Router that the browser has another one for, all of `lib/dom/ssr/`. */
const ownParts = new Map([
  ['errorBoundaries.js', join(import.meta.dirname, 'error-boundaries.ts')],
  ['routeModules.js', join(import.meta.dirname, 'route-modules.ts')],
]);

/**
 * Gives the browser's build files of its own in place of two of React Router's, which would take the visitor's page away: one
 * shows an error page with a stack, one loads the page anew when a script fails.
 * @throws when the router has no such file any more.
 */
export function ownRouterParts(): Plugin {
  const unused = new Set(ownParts.keys());
  return {
    name: 'own-router-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^\.\/(lib\/dom\/ssr\/)?(errorBoundaries|routeModules)\.js$/ },
      handler(source, importer) {
        const file = basename(source);
        const isRouter = importer?.includes('/react-router/dist/') && !importer.includes('/lib/rsc/');
        if (!isRouter) return undefined;
        unused.delete(file);
        return ownParts.get(file);
      },
    },
    buildEnd(error) {
      if (!error && unused.size > 0)
        this.error(`React Router has no ${[...unused].join(', ')} any more: see router-parts/.`);
    },
  };
}
