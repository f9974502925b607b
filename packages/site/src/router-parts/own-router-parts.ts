import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Replaces React Router's `routeModules.js` in the browser build, because it reloads the page when a script
 * fails.
 * @throws if the router no longer has this file.
 */
export function ownRouterParts(): Plugin {
  let isUsed = false;
  return {
    name: 'own-router-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^\.\/(lib\/dom\/ssr\/)?routeModules\.js$/ },
      handler(_, importer) {
        if (!importer?.includes('/react-router/dist/') || importer.includes('/lib/rsc/')) return undefined;
        isUsed = true;
        return join(import.meta.dirname, 'route-modules.ts');
      },
    },
    buildEnd(error) {
      if (!error && !isUsed) this.error('React Router has no routeModules.js any more: see router-parts/.');
    },
  };
}
